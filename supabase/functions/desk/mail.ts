/** Mails: what became of each and why, how they look, sending again, and what came back. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { mailActs as declared } from "../../../core/acts/mail.ts";
import { done } from "../_shared/action.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";
import type { Origins, OutboxRow } from "../_shared/outbox/draft.ts";
import { recipientOf, viewOf } from "../_shared/outbox/view-mail.ts";
import { type ActsOf, ask } from "./act.ts";

type MailPage = DeskBody<"mail.list">;
/** A mail as the database has it: neither its recipient nor its words are stored. */
type Stored<Row> = Omit<Row, "recipient" | "returns" | "view"> & OutboxRow;
type StoredMail = Stored<DeskBody<"mail.show">>;
type StoredPage = Omit<MailPage, "rows" | "templates"> & { rows: Stored<MailPage["rows"][0]>[] };

export const mailActs = {
  "mail.list": async (caller, { state, template, recipient, before }, deps) => {
    const asked = [state, template, recipient, before] as const;
    const found = await ask<StoredPage>(caller, deps, "desk_mails", ...asked);
    if (found.status !== 200) return found;
    const { rows } = found.body;
    // A page of them, never all: whom a mail is for is only known by composing it.
    const recipients = await Promise.all(
      rows.map((row) => (row.shown ? recipientOf(row, deps.sql, origins(deps)) : undefined)),
    );
    const returns = await returnsOf(recipients, caller, deps);
    const known = await ask<Pick<MailPage, "templates">>(caller, deps, "desk_mail_templates");
    if (known.status !== 200) return known;
    return done({
      ...found.body,
      ...known.body,
      rows: rows.map((row, index) => ({
        ...row,
        recipient: recipients[index] ?? null,
        returns: returns[recipients[index] ?? ""] ?? 0,
      })),
    });
  },
  "mail.show": async (caller, { id }, deps) => {
    const found = await ask<StoredMail>(caller, deps, "desk_mail", id);
    if (found.status !== 200) return found;
    const row = found.body;
    const view = row.shown ? await viewOf(row, deps.sql, origins(deps)) : undefined;
    const returns = await returnsOf([view?.to], caller, deps);
    return done({ ...row, view: view ?? null, returns: returns[view?.to ?? ""] ?? 0 });
  },
  "mail.again": async (caller, { id }, deps) => {
    const again = await ask<DeskBody<"mail.again">>(caller, deps, "desk_mail_again", id);
    if (again.status === 200) deps.mailQueued();
    return again;
  },
  "mail.returned": async (caller, { id, reason }, deps) => {
    const found = await ask<StoredMail>(caller, deps, "desk_mail", id);
    if (found.status !== 200) return found;
    const recipient = await recipientOf(found.body, deps.sql, origins(deps));
    return ask(caller, deps, "desk_mail_returned", id, reason, recipient ?? "");
  },
} satisfies ActsOf<typeof declared>;

async function returnsOf(
  recipients: (string | undefined)[],
  caller: Caller,
  deps: Deps,
): Promise<Record<string, number>> {
  const addresses = JSON.stringify([...new Set(recipients)].filter((one) => one !== undefined));
  const counted = await ask<Record<string, number>>(caller, deps, "desk_mail_returns", addresses);
  return counted.status === 200 ? counted.body : {};
}

function origins({ origin, pagesOrigin }: Deps): Origins {
  return { pages: pagesOrigin || origin, functions: origin };
}
