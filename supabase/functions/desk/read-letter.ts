/** A letter as a browser sends it or the database keeps it, read and set as mails. */
import * as v from "valibot";
import { type Language, languages } from "../../../core/languages.ts";
import type { Fault } from "../../../core/letter-checks.ts";
import { type LetterText, letterLengths, letterThemes } from "../../../core/letter-text.ts";
import { TextFault } from "../../../core/text-fault.ts";
import type { Deps } from "../_shared/deps.ts";
import { renderLetter } from "../_shared/letters/render-letter.ts";
import type { RenderedMail } from "../_shared/mail/render-mail.ts";

const words = v.object({
  title: v.pipe(v.string(), v.maxLength(200)),
  summary: v.pipe(v.string(), v.maxLength(500)),
  body: v.pipe(v.string(), v.maxLength(letterLengths.body)),
});
const schema = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80)),
  theme: v.picklist(letterThemes),
  signatory: v.pipe(v.string(), v.maxLength(40)),
  en: words,
  fr: words,
  errata: v.pipe(
    v.array(
      v.object({
        on: v.pipe(v.string(), v.isoDate()),
        en: v.pipe(v.string(), v.minLength(5), v.maxLength(1000)),
        fr: v.pipe(v.string(), v.minLength(5), v.maxLength(1000)),
      }),
    ),
    v.maxLength(20),
  ),
});

export function readLetter(content: unknown): LetterText | undefined {
  const read = v.safeParse(schema, content);
  // The database takes no such character.
  if (!read.success || JSON.stringify(read.output).includes("\\u0000")) return undefined;
  return read.output;
}

type Rendered = {
  mails: Partial<Record<Language, RenderedMail>>;
  faults: Partial<Record<Language, Fault>>;
};

/** The mail in each language, or what is wrong with its text. */
export function renderBoth(letter: LetterText, pages: string): Rendered {
  const rendered: Rendered = { mails: {}, faults: {} };
  for (const language of languages) {
    try {
      rendered.mails[language] = renderLetter(letter, language, pages);
    } catch (error) {
      const { code, what, line } =
        error instanceof TextFault ? error : { code: "other" as const, what: "", line: null };
      rendered.faults[language] = { code, what, line };
    }
  }
  return rendered;
}

/** Both mails of a letter that has everything; nothing where something is missing or wrong. */
export function wholeMails(
  letter: LetterText,
  pages: string,
): Record<Language, RenderedMail> | undefined {
  const { mails } = renderBoth(letter, pages);
  const written = languages.every((language) =>
    Object.values(letter[language]).every((text) => text.trim() !== ""),
  );
  return written && mails.en && mails.fr ? { en: mails.en, fr: mails.fr } : undefined;
}

/**
 * Whether a work is a letter that could not be shown or sent: for submitting and publishing, which
 * the database does without reading Markdown.
 */
export async function isUnsoundLetter(id: string, hash: string, deps: Deps): Promise<boolean> {
  const [row] = await deps.sql<{ content: unknown }>(
    `select revisions.content from private.revisions
     join private.works on works.id = revisions.work_id
     where works.id = $1 and works.kind = 'letter' and revisions.hash = $2 limit 1`,
    [id, hash],
  );
  if (!row) return false;
  const letter = readLetter(row.content);
  return !letter || !wholeMails(letter, deps.origin);
}
