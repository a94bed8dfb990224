import type { Deps } from "../deps.ts";
import type { Sql } from "../sql.ts";
import { compose, type Origins, type OutboxRow } from "./compose.ts";
import type { Send } from "./envelope.ts";

type Delivery = { sql: Sql; send: Send; origins: Origins; log: Deps["log"] };

/** `unreachable`: the mail server is not there; whoever calls should wait before the next round. */
export type Round = { sent: number; unreachable: boolean };

// Few at a time: what is lent to a worker that dies comes back only after its loan.
const perRound = 10;

/** Sends the mails that are due. Each is marked as soon as the server has taken it. */
export async function deliverDue({ sql, send, origins, log }: Delivery): Promise<Round> {
  const rows = await sql<OutboxRow>("select * from private.claim_mail($1)", [perRound]);
  let sent = 0;
  let unreachable = false;
  for (const row of rows) {
    if (unreachable) {
      await giveBack(sql, row);
      continue;
    }
    try {
      const envelope = await compose(row, sql, origins);
      if (envelope) await send(envelope);
      await sql("select private.mail_accepted($1)", [row.id]);
      sent += 1;
    } catch (error) {
      if (isUnreachable(error)) {
        unreachable = true;
        await giveBack(sql, row);
        log("mail server unreachable", { error: codeOf(error) });
      } else {
        await setAside(sql, row, error, log);
      }
    }
  }
  return { sent, unreachable };
}

async function giveBack(sql: Sql, { id }: OutboxRow): Promise<void> {
  await sql("select private.mail_returned($1, interval '0')", [id]);
}

async function setAside(sql: Sql, row: OutboxRow, error: unknown, log: Deps["log"]): Promise<void> {
  const [refused] = await sql<{ state: string }>("select private.mail_refused($1, $2) as state", [
    row.id,
    codeOf(error),
  ]);
  const event = refused?.state === "dead" ? "mail given up" : "mail refused";
  log(event, { mail: row.id, template: row.template, error: codeOf(error) });
}

// The mail server's own troubles, as nodemailer names them; the rest is about this very mail.
const serverTroubles = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "EAUTH", "ETLS"]);

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return serverTroubles.has(code ?? "") || responseCode === 421;
}

/** The server's answer may quote an address: its code alone is kept. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code ?? error.name, responseCode].filter(Boolean).join(" ");
}
