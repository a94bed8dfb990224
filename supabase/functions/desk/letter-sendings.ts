/** A letter on its way to its readers: begun, steered, decided, and what came back of it. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import { instantAt } from "../../../core/firm-time.ts";
import { invalid, unknown } from "../_shared/action.ts";
import { type Act, ask, must } from "./act.ts";
import { readLetter, wholeMails } from "./read-letter.ts";

export const standing: Act<"letters.standing"> = (caller, { id }, deps) =>
  ask(caller, deps, "desk_letter_sendings", id);

/** The text is the stored one of that hash, never what a browser sends along. */
export const send: Act<"letters.send"> = async (caller, fields, deps) => {
  const { id, hash, at, perMinute, count } = fields;
  await must(caller, deps, "letters.send");
  // By the firm's clock, as it was chosen; nothing is now.
  const moment = at === "" ? "" : instantAt(at)?.toISOString();
  if (moment === undefined) return invalid("schedule");
  if (moment && Date.parse(moment) < Date.now()) return invalid("past");
  const [revision] = await deps.sql<{ content: unknown }>(
    "select content from private.revisions where work_id = $1 and hash = $2 limit 1",
    [id, hash],
  );
  const letter = readLetter(revision?.content);
  if (!letter) return unknown();
  const mails = await wholeMails(letter, deps);
  if (!mails) return invalid("letter-faults");
  const sending = [id, hash, moment, perMinute, count, JSON.stringify(mails)] as const;
  const sent = await ask<DeskBody<"letters.send">>(caller, deps, "desk_send_letter", ...sending);
  deps.mailQueued();
  return sent;
};

export const steer: Act<"letters.steer"> = async (caller, { sending, wanted }, deps) => {
  const asked = [sending, wanted] as const;
  const steered = await ask<DeskBody<"letters.steer">>(caller, deps, "desk_steer_letter", ...asked);
  deps.mailQueued();
  return steered;
};

export const decideUnknown: Act<"letters.unknown"> = async (caller, fields, deps) => {
  const asked = [fields.sending, fields.decision, fields.count] as const;
  const decided = await ask<DeskBody<"letters.unknown">>(
    ...([caller, deps, "desk_decide_unknown", ...asked] as const),
  );
  deps.mailQueued();
  return decided;
};

export const returned: Act<"letters.returned"> = (caller, { mail, reason }, deps) =>
  ask(caller, deps, "desk_letter_returned", mail, reason);
