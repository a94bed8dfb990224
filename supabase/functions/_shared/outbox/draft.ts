import type { Language } from "../../../../core/languages.ts";
import { localisePath } from "../../../../core/paths.ts";
import type { Mail, RenderedMail } from "../mail/render-mail.ts";
import type { Sql } from "../sql.ts";
import type { Party } from "./envelope.ts";

export type OutboxRow = {
  id: string;
  template: string;
  language: Language;
  about: string;
  created_at: string;
};

/** Where links lead: the pages, and the functions behind a mail program's own button. */
export type Origins = { pages: string; functions: string };

type Draft = {
  /** What a template says, or a mail that was rendered before. */
  mail: Mail | RenderedMail;
  to: Party | string;
  replyTo?: Party;
  headers?: Record<string, string>;
};

export type Drafter = (row: OutboxRow, sql: Sql, origins: Origins) => Promise<Draft | undefined>;

export function pageLink(pages: string, language: Language, path: string, token?: string): string {
  const page = pages + localisePath(path, language);
  return token ? `${page}?token=${token}` : page;
}
