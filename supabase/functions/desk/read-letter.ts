/** A letter as the database keeps it, read and set as mails. */
import * as v from "valibot";
import { letter as schema } from "../../../core/acts/letter-shape.ts";
import { type Language, languages } from "../../../core/languages.ts";
import type { LetterText } from "../../../core/letter-text.ts";
import type { Deps } from "../_shared/deps.ts";
import type { RenderedMail } from "../_shared/mail/render-mail.ts";

export function readLetter(content: unknown): LetterText | undefined {
  return v.is(schema, content) ? content : undefined;
}

/** Both mails of a letter that has everything; nothing where something is missing or wrong. */
export async function wholeMails(
  letter: LetterText,
  { letters, origin }: Deps,
): Promise<Record<Language, RenderedMail> | undefined> {
  const { mails } = await letters.render(letter, origin);
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
  return !letter || !(await wholeMails(letter, deps));
}
