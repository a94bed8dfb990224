/** Publications: written here; submitted, approved and taken back as every other work. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type {
  publicationActs as declared,
  PublicationContent,
} from "../../../core/acts/publications.ts";
import type { PdfFault } from "../../../core/kinds.ts";
import type { Language } from "../../../core/languages.ts";
import { done, unknown } from "../_shared/action.ts";
import type { Deps } from "../_shared/deps.ts";
import type { LookedInto } from "../_shared/files/look-into.ts";
import { type ActsOf, ask } from "./act.ts";

export const publicationActs = {
  "publications.list": async (caller, _fields, deps) => {
    const found = await ask<Pick<DeskBody<"publications.list">, "rows">>(
      ...([caller, deps, "desk_publications"] as const),
    );
    if (found.status !== 200) return found;
    const leftOut = deps.leftOut().filter(({ text }) => /^$|^publications\//.test(text));
    return done({ ...found.body, leftOut });
  },
  "publications.show": (caller, { id }, deps) => ask(caller, deps, "desk_publication", id),
  "publications.save": (caller, { id, number, content }, deps) =>
    ask(caller, deps, "desk_save_publication", id, number, JSON.stringify(content)),
  "publications.begin-pdf": (caller, { name, size, sha256 }, deps) =>
    ask(caller, deps, "desk_begin_pdf", name, size, sha256),
  /** Looked into first: whoever reads it later must be able to, and nothing in it may act by itself. */
  "publications.end-pdf": async (caller, { upload, language }, deps) => {
    const [sent] = await deps.sql<{ bytes: Uint8Array }>(
      "select bytes from private.uploaded_file($1::uuid, $2::uuid, $3::uuid)",
      [caller.user, caller.session, upload],
    );
    if (!sent) return unknown();
    const read = await deps.lookInto(new Uint8Array(sent.bytes));
    const fault = read.fault ?? pdfFault(read, language) ?? "";
    const pages = read.about?.pages ?? 0;
    return ask(caller, deps, "desk_take_pdf", upload, fault, pages, language);
  },
  "publications.drop": (caller, { id, hash }, deps) =>
    ask(caller, deps, "desk_drop_publication", id, hash),
} satisfies ActsOf<typeof declared>;

/** Why a PDF cannot be a publication's: it is not for everybody to read, or names an account. */
export function pdfFault(
  { about, accounts, pages }: Pick<LookedInto, "about" | "accounts" | "pages">,
  language: Language,
): PdfFault | undefined {
  if (about === null) return "pdf-untagged";
  // Nobody has looked for account numbers in what was not read.
  if (!about || pages === null) return "pdf-unread";
  if (!about.title) return "pdf-untitled";
  // Such as fr, fr-FR or FR-lu.
  if (about.language.slice(0, 2).toLowerCase() !== language) return "pdf-language";
  return accounts.length > 0 ? "account-number" : undefined;
}

/** Whether a work is a publication that cannot be drawn, or lacks something. */
export async function isUnsoundPublication(
  id: string,
  hash: string,
  { sql, letters }: Deps,
): Promise<boolean> {
  const [row] = await sql<{ content: PublicationContent }>(
    `select revisions.content from private.revisions
     join private.works on works.id = revisions.work_id
     where works.id = $1 and works.kind = 'publication' and revisions.hash = $2 limit 1`,
    [id, hash],
  );
  return row !== undefined && (await letters.faultsOfPublication(row.content)) > 0;
}
