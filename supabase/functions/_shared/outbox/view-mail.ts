/** A mail as the desk shows it, without sending it: nothing is written, and its links open nothing. */
import type { RenderedMail } from "../mail/render-mail.ts";
import type { Sql } from "../sql.ts";
import { compose, draftOf } from "./compose.ts";
import type { Origins, OutboxRow } from "./draft.ts";
import { addressOf } from "./envelope.ts";

export type View = RenderedMail & { to: string };

/** Whom a mail is for; `undefined` where nobody is left, or where it cannot be written. */
export async function recipientOf(
  row: OutboxRow,
  sql: Sql,
  origins: Origins,
): Promise<string | undefined> {
  const draft = await draftOf(row, withoutWriting(sql), origins).catch(() => undefined);
  return draft && addressOf(draft);
}

export async function viewOf(
  row: OutboxRow,
  sql: Sql,
  origins: Origins,
): Promise<View | undefined> {
  const envelope = await compose(row, withoutWriting(sql), origins).catch(() => undefined);
  if (!envelope) return undefined;
  const { subject, html, text } = envelope;
  return { to: addressOf(envelope), subject, html: deadLinks(html), text: withoutTokens(text) };
}

/**
 * Composing makes tokens and writes their hashes down. Here a table may be read and nothing else:
 * a statement that writes, or calls a function that might, is not asked at all.
 */
function withoutWriting(sql: Sql): Sql {
  return async (statement, parameters) => (onlyReads(statement) ? sql(statement, parameters) : []);
}

export function onlyReads(statement: string): boolean {
  return (
    /^\s*select\s/i.test(statement) &&
    !/\b(?:into|for\s+update)\b|\w\s*\.\s*\w+\s*\(|;/i.test(statement)
  );
}

/** React writes every attribute in double quotes, and no such quote in a text. */
function deadLinks(html: string): string {
  return withoutTokens(html.replaceAll(/ (?:href|target)="[^"]*"/g, ""));
}

function withoutTokens(text: string): string {
  return text.replaceAll(/([?&;]token=)[\w-]{43}/g, "$1…");
}
