import type { Deps } from "../deps.ts";
import { DatabaseAway, type Sql, tellingAway } from "../sql.ts";
import { compose } from "./compose.ts";
import type { Origins, OutboxRow } from "./draft.ts";
import { addressOf, type Envelope, type Send } from "./envelope.ts";
import {
  asMailError,
  isGone,
  isUnreachable,
  type MailError,
  refusalCode,
  serverWords,
} from "./mail-error.ts";
import { settle } from "./settle.ts";

type Delivery = {
  sql: Sql;
  send: Send;
  origins: Origins;
  log: Deps["log"];
  /** Stops early, and gives back the mails that were not begun: the next worker can take them. */
  isStopped?: () => boolean;
};

/**
 * `unreachable`: mail server or database are not there; whoever calls waits before the next round.
 */
export type Round = { sent: number; unreachable: boolean };

// Few at a time: the mails of a worker that dies wait for the five minutes of their loan.
const perRound = 10;
// After the five minutes of the loan another worker may take the mails: no further one is begun.
const longestRound = 120_000;

/** Sends the mails that are due. Each is marked as soon as the server has taken it. */
export async function deliverDue(delivery: Delivery): Promise<Round> {
  const { sql, send, origins, log, isStopped } = delivery;
  const began = Date.now();
  const rows = await sql<OutboxRow>(
    "select * from private.claim_mail($1) order by created_at, template, id",
    [perRound],
  );
  let sent = 0;
  let unreachable = false;
  let answered = false;
  for (const row of rows) {
    if (Date.now() - began > longestRound) break;
    if (unreachable || isStopped?.()) {
      await giveBack(sql, row);
      continue;
    }
    const { envelope, error } = await composeAndSend(row);
    if (!error) {
      await settle(sql, "select private.mail_accepted($1, $2)", [row.id, Boolean(envelope)]);
      sent += 1;
      answered ||= Boolean(envelope);
    } else if (isUnreachable(error)) {
      unreachable = true;
      await giveBack(sql, row);
      const away = error instanceof DatabaseAway ? "database" : "mail server";
      log(`${away} unreachable`, { error: refusalCode(error) });
      if (away === "mail server") {
        await settle(sql, "select private.mail_server_failed($1)", [refusalCode(error)]);
      }
    } else {
      // A mail can fail before its server was asked at all.
      answered ||= Boolean(error.responseCode);
      await setAside(sql, row, error, envelope && addressOf(envelope), log);
    }
  }
  if (answered && !unreachable) await settle(sql, "select private.mail_server_answered()", []);
  return { sent, unreachable };

  async function composeAndSend(row: OutboxRow): Promise<Attempt> {
    let envelope: Envelope | undefined;
    try {
      envelope = await compose(row, tellingAway(sql), origins);
      if (envelope) await send(envelope);
      return { envelope };
    } catch (error) {
      return { envelope, error: asMailError(error) };
    }
  }
}

type Attempt = { envelope: Envelope | undefined; error?: MailError };

async function giveBack(sql: Sql, { id }: OutboxRow): Promise<void> {
  await settle(sql, "select private.mail_returned($1, interval '0')", [id]);
}

async function setAside(
  sql: Sql,
  row: OutboxRow,
  error: MailError,
  address: string | undefined,
  log: Deps["log"],
): Promise<void> {
  const statement = "select private.mail_refused($1, $2, $3, $4) as state";
  const gone = isGone(error) ? (address ?? null) : null;
  const said = [row.id, refusalCode(error), serverWords(error), gone];
  const [refused] = await settle<{ state: string }>(sql, statement, said);
  const event = refused?.state === "dead" ? "mail given up" : "mail refused";
  log(event, { mail: row.id, template: row.template, error: refusalCode(error) });
}
