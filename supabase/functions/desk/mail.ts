/** Mails: what became of each and why, how they look, sending again, and what came back. */
import type { Language } from "../../../core/languages.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";
import type { Origins, OutboxRow } from "../_shared/outbox/draft.ts";
import { recipientOf, viewOf } from "../_shared/outbox/view-mail.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text } from "./act.ts";

/** `shown`: to whoever asks, the recipient and the words too. */
type MailRow = OutboxRow & { language: Language; standing: string; shown: boolean };

const list: Act = async (caller, fields, deps) => {
  const found = await ask(
    caller,
    deps,
    "desk_mails",
    text(fields.state, 20),
    text(fields.template, 60),
    text(fields.recipient, 254).trim(),
    text(fields.before, 100),
  );
  if (found.status !== 200) return found;
  const rows = found.body.rows as MailRow[];
  // A page of them, never all: whom a mail is for is only known by composing it.
  const recipients = await Promise.all(
    rows.map((row) => (row.shown ? recipientOf(row, deps.sql, origins(deps)) : undefined)),
  );
  const returns = await returnsOf(recipients, caller, deps);
  const known = await ask(caller, deps, "desk_mail_templates");
  return answer(200, {
    ...found.body,
    ...known.body,
    rows: rows.map((row, index) => ({
      ...row,
      recipient: recipients[index] ?? null,
      returns: returns[recipients[index] ?? ""] ?? 0,
    })),
  });
};

const show: Act = async (caller, { id }, deps) => {
  if (!isUuid(id)) return answer(422, { code: "invalid" });
  const found = await ask(caller, deps, "desk_mail", id);
  if (found.status !== 200) return found;
  const row = found.body as MailRow;
  const view = row.shown ? await viewOf(row, deps.sql, origins(deps)) : undefined;
  const returns = await returnsOf([view?.to], caller, deps);
  return answer(200, {
    ...found.body,
    view: view ?? null,
    returns: returns[view?.to ?? ""] ?? 0,
  });
};

const again: Act = async (caller, { id }, deps) => {
  if (!isUuid(id)) return answer(422, { code: "invalid" });
  const done = await ask(caller, deps, "desk_mail_again", id);
  if (done.status === 200) deps.mailQueued();
  return done;
};

const returned: Act = async (caller, { id, reason }, deps) => {
  if (!isUuid(id)) return answer(422, { code: "invalid" });
  const found = await ask(caller, deps, "desk_mail", id);
  if (found.status !== 200) return found;
  const recipient = await recipientOf(found.body as MailRow, deps.sql, origins(deps));
  return ask(caller, deps, "desk_mail_returned", id, text(reason, 20), recipient ?? "");
};

async function returnsOf(
  recipients: (string | undefined)[],
  caller: Caller,
  deps: Deps,
): Promise<Record<string, number>> {
  const addresses = [...new Set(recipients)].filter((address) => address !== undefined);
  const counted = await ask(caller, deps, "desk_mail_returns", JSON.stringify(addresses));
  return counted.body as Record<string, number>;
}

function origins({ origin, pagesOrigin }: Deps): Origins {
  return { pages: pagesOrigin || origin, functions: origin };
}

export const mailActs = {
  "mail.list": list,
  "mail.show": show,
  "mail.again": again,
  "mail.returned": returned,
};
