/**
 * Sends the letter that is under way: mails are lent in small groups, leave over a few connections,
 * and what became of a group is written down at once. One host of all does it (`hold_letters`).
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
  /** Ends the round before its time, once what is in the air has landed. */
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

// What is in the air when a host dies is for a person to look at: three groups at most, of which one
// leaves, one is fetched and one is written down.
const perGroup = 33;
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
  const began = Date.now();
  const frozen = new Map<string, Promise<Frozen[]>>();
  let sent = 0;
  let unreachable = false;
  let next = claim(sending);
  let written: Promise<unknown> = Promise.resolve();
  for (;;) {
    const group = await next;
    if (group.length === 0) break;
    const ending = Date.now() - began > longestRound || sending.isStopped?.();
    // The next group is fetched, and the one before written down, while this one leaves.
    const leaving = Promise.all(group.map((one) => leave(sending, one, frozen)));
    next = ending ? Promise.resolve([]) : claim(sending);
    // Both are waited for later: to fail before anybody looks would end the process.
    next.catch(() => {});
    const told = await leaving;
    await written;
    written = settleGroup(sending, told);
    written.catch(() => {});
    sent += told.filter(({ outcome }) => outcome === "accepted").length;
    if (told.some(({ outcome }) => outcome === "away" || outcome === "unknown")) {
      unreachable = true;
      await giveBack(sending, await next);
      break;
    }
  }
  await written;
  return { sent, unreachable };
}

function claim({ sql, host }: Sending): Promise<Claimed[]> {
  return sql<Claimed>("select * from private.claim_letters($1::uuid, $2)", [host, perGroup]);
}

async function giveBack(sending: Sending, group: readonly Claimed[]): Promise<void> {
  if (group.length === 0) return;
  await settleGroup(
    sending,
    group.map(({ id }) => ({ id, outcome: "away" })),
  );
}

function settleGroup({ sql, host }: Sending, told: readonly Told[]): Promise<unknown> {
  return settle(sql, "select private.settle_letters($1::uuid, $2::jsonb)", [
    host,
    JSON.stringify(told),
  ]);
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
