import { defaultLanguage, toLanguage } from "#core/languages.ts";
import { writeDay } from "#core/write-date.ts";

/**
 * The pages that a mail or a sent form opens carry something in their address: a token, a
 * reference number. Scripts read it there; for a visitor without them the host writes it into the
 * page, at the elements that ask for it with `data-query`.
 */
const day = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const known: Readonly<Record<string, RegExp>> = {
  token: /^[\w-]{43}$/,
  reference: /^\d{6}-[2-9A-Z]{5}$/,
  received: day,
  "answer-by": day,
  answered: day,
};

export function fillPage(page: string, query: string): string {
  const parameters = new URLSearchParams(query);
  const language = toLanguage(/<html[^>]* lang="(\w+)"/.exec(page)?.[1]) ?? defaultLanguage;
  let filled = page;
  for (const [name, shape] of Object.entries(known)) {
    const value = parameters.get(name);
    if (!value || !shape.test(value)) continue;
    filled = filled
      .replace(
        new RegExp(`(<input[^>]*data-query="${name}"[^>]*? value=")(")`, "g"),
        `$1${value}$2`,
      )
      .replace(
        new RegExp(`(<output[^>]*data-query="${name}"[^>]*>)(</output>)`, "g"),
        `$1${shape === day ? writeDay(value, language) : value}$2`,
      );
  }
  return filled;
}
