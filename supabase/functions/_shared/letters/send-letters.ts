/**
 * Sends the letter that is under way over a few connections. A mail is lent when a connection is
 * free for it, by the same statement that writes down what became of those before: when the process
 * is killed, no more is unknown than what was in the air. One host of all does it (`hold_letters`).
 */
import type { Deps } from "../deps.ts";
import type { Round } from "../outbox/deliver.ts";
import type { Origins } from "../outbox/draft.ts";
import type { Envelope, Send } from "../outbox/envelope.ts";
import { isGone, isUnreachable, type MailError, refusalCode } from "../outbox/mail-error.ts";
import { settle } from "../outbox/settle.ts";
import { type Sql, tellingAway } from "../sql.ts";
import { leaveMark, listHeaders } from "./leave.ts";

type Sending = {
  sql: Sql;
  send: Send;
  origins: Origins;
  log: Deps["log"];
  /** This process, for as long as it runs. */
  host: string;
  /** Ends the round early, as soon as the mails that are being sent are settled. */
  isStopped?: () => boolean;
};

type Claimed = {
  id: string;
  sending_id: string;
  language: "en" | "fr";
  email: string;
  token: string;
};
type Frozen = { language: string; subject: string; html: string; plain: string };
type Told = { id: string; outcome: string; error?: string; gone?: boolean };

/** How many mails are in the air at once; whoever makes the connections makes as many. */
export const letterConnections = 5;
const holdFor = "30 seconds";
const longestRound = 20_000;

export async function sendLetters(sending: Sending): Promise<Round> {
  const { sql, host } = sending;
  const [place] = await sql<{ held: boolean }>(
    "select private.hold_letters($1::uuid, $2::interval) as held",
    [host, holdFor],
  );
  if (!place?.held) return { sent: 0, unreachable: false };
  await sql("select private.begin_letters()");
  const until = Date.now() + longestRound;
  const frozen = new Map<string, Promise<Frozen[]>>();
  const inTheAir = new Set<Promise<unknown>>();
  const landed: Told[] = [];
  let sent = 0;
  let unreachable = false;
  let took = 0;

  async function fly(claimed: Claimed): Promise<void> {
    const told = await leave(sending, claimed, frozen);
    landed.push(told);
    if (told.outcome === "accepted") sent += 1;
    if (told.outcome === "away" || told.outcome === "unknown") unreachable = true;
  }

  for (;;) {
    const ending = unreachable || Date.now() > until || sending.isStopped?.();
    const told = landed.splice(0);
    const free = ending ? 0 : letterConnections - inTheAir.size;
    if (told.length > 0 || free > 0) {
      const asked = performance.now();
      const lent = await next(sending, told, free).catch(async (error: unknown) => {
        await Promise.all(inTheAir);
        await settleAll(sending, [...told, ...landed]);
        throw error;
      });
      took = performance.now() - asked;
      for (const claimed of lent) {
        const flight = fly(claimed).finally(() => inTheAir.delete(flight));
        inTheAir.add(flight);
      }
    }
    if (inTheAir.size === 0 && landed.length === 0) return { sent, unreachable };
    if (landed.length === 0) await Promise.race(inTheAir);
    // A statement for several costs hardly more than for one, and while an embedded database is at
    // it, nothing lands: the others are waited for, for no longer than the last one took.
    await within(took, Promise.all(inTheAir));
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

function next({ sql, host }: Sending, told: readonly Told[], free: number): Promise<Claimed[]> {
  return sql<Claimed>("select * from private.next_letters($1::uuid, $2::jsonb, $3)", [
    host,
    JSON.stringify(told),
    free,
  ]);
}

/**
 * After a statement that failed: what landed is written down, as soon as the database is back. Then
 * nothing is in the air, and what was lent in an answer that never came goes back.
 */
async function settleAll({ sql, host }: Sending, told: readonly Told[]): Promise<void> {
  await settle(sql, "select private.settle_letters($1::uuid, $2::jsonb)", [
    host,
    JSON.stringify(told),
  ]);
  await settle(sql, "select private.give_back_letters($1::uuid)", [host]);
}

async function leave(
  sending: Sending,
  claimed: Claimed,
  frozen: Map<string, Promise<Frozen[]>>,
): Promise<Told> {
  try {
    await sending.send(await envelopeOf(sending, claimed, frozen));
    return { id: claimed.id, outcome: "accepted" };
  } catch (error) {
    const told = outcomeOf(error as MailError);
    if (told.outcome !== "later") {
      sending.log("letter not sent", { mail: claimed.id, error: told.error ?? "" });
    }
    return { id: claimed.id, ...told };
  }
}

async function envelopeOf(
  { sql, origins }: Sending,
  { id, sending_id, language, email, token }: Claimed,
  frozen: Map<string, Promise<Frozen[]>>,
): Promise<Envelope> {
  const mails =
    frozen.get(sending_id) ??
    tellingAway(sql)<Frozen>(
      "select language, subject, html, plain from private.letter_mails where sending_id = $1::uuid",
      [sending_id],
    );
  frozen.set(sending_id, mails);
  const mail = (await mails).find((one) => one.language === language);
  if (!mail) throw new Error(`There is no mail in ${language}.`);
  const oneClick = `${origins.functions}/functions/v1/newsletter-unsubscribe?token=${token}`;
  return {
    id,
    to: email,
    subject: mail.subject,
    html: mail.html.replaceAll(leaveMark, token),
    text: mail.plain.replaceAll(leaveMark, token),
    headers: listHeaders(oneClick),
  };
}

/** A connection that broke while a mail was on its way says nothing of whether it arrived. */
function outcomeOf(error: MailError): { outcome: string; error: string; gone?: boolean } {
  const code = refusalCode(error);
  if (isUnreachable(error)) {
    return { outcome: error.underWay && !error.responseCode ? "unknown" : "away", error: code };
  }
  if ((error.responseCode ?? 0) >= 500) {
    return { outcome: "refused", error: code, gone: isGone(error) };
  }
  if ((error.responseCode ?? 0) >= 400) return { outcome: "later", error: code };
  return { outcome: "refused", error: code };
}
