/** A letter as the database keeps it, read and set as mails. */
import * as v from "valibot";
import { letter as schema } from "../../../core/acts/letter-shape.ts";
import { type Language, languages } from "../../../core/languages.ts";
import { unfitIn } from "../../../core/letter-checks.ts";
import type { LetterText } from "../../../core/letter-text.ts";
import { unfitWords } from "../../../core/unfit-words.ts";
import { invalid, type Refused } from "../_shared/action.ts";
import type { Deps } from "../_shared/deps.ts";
import type { RenderedMail } from "../_shared/mail/render-mail.ts";
import { senderNow } from "../_shared/mail/sender.ts";

export function readLetter(content: unknown): LetterText | undefined {
  return v.is(schema, content) ? content : undefined;
}

/** Both mails of a letter that has everything; nothing where something is missing or wrong. */
export async function wholeMails(
  letter: LetterText,
  { letters, origin, sql }: Deps,
): Promise<Record<Language, RenderedMail> | undefined> {
  const { mails } = await letters.render(letter, await senderNow(sql, origin));
  const written = languages.every((language) =>
    Object.values(letter[language]).every((text) => text.trim() !== ""),
  );
  return written && mails.en && mails.fr ? { en: mails.en, fr: mails.fr } : undefined;
}

/**
 * Why a letter or a standard answer may not go on to the public: for submitting and publishing,
 * which the database does without reading Markdown.
 */
export async function unfitWork(
  id: string,
  hash: string,
  deps: Deps,
): Promise<Refused | undefined> {
  const [row] = await deps.sql<{ kind: string; content: Record<Language, string> }>(
    `select works.kind, revisions.content from private.revisions
     join private.works on works.id = revisions.work_id
     where works.id = $1 and works.kind in ('letter', 'standard-answer')
       and revisions.hash = $2 limit 1`,
    [id, hash],
  );
  if (!row) return undefined;
  const letter = readLetter(row.content);
  if (row.kind === "letter" && !(letter && (await wholeMails(letter, deps)))) {
    return invalid("letter-faults");
  }
  for (const language of languages) {
    const [first] = letter
      ? unfitIn(letter[language], language)
      : unfitWords(row.content[language], language);
    if (!first) continue;
    const { kind, line, words } = first;
    const where = { language, line, words };
    return kind === "sample" ? invalid("sample-text", where) : invalid("wrong-language", where);
  }
  return undefined;
}
