/** A letter as the database keeps it, read and set as mails. */
import * as v from "valibot";
import { letter as schema } from "../../../core/acts/letter-shape.ts";
import { type Language, languages } from "../../../core/languages.ts";
import type { Fault } from "../../../core/letter-checks.ts";
import type { LetterText } from "../../../core/letter-text.ts";
import { TextFault } from "../../../core/text-fault.ts";
import type { Deps } from "../_shared/deps.ts";
import { renderLetter } from "../_shared/letters/render-letter.ts";
import type { RenderedMail } from "../_shared/mail/render-mail.ts";

export function readLetter(content: unknown): LetterText | undefined {
  return v.is(schema, content) ? content : undefined;
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
