/** A letter on its way to its readers: begun, steered, decided, and what came back of it. */
import { instantAt } from "../../../core/firm-time.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, must, text, whole } from "./act.ts";
import { readLetter, wholeMails } from "./read-letter.ts";

const unknown = () => answer(404, { code: "unknown" });
const invalid = (reason: string) => answer(422, { code: "invalid", reason });

const standing: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_letter_sendings", id) : unknown();

/** The text is the stored one of that hash, never what a browser sends along. */
const send: Act = async (caller, { id, hash, at = "", perMinute, count }, deps) => {
  if (!isUuid(id)) return unknown();
  await must(caller, deps, "letters.send");
  // By the firm's clock, as it was chosen; nothing is now.
  const moment = at === "" ? "" : instantAt(text(at, 20))?.toISOString();
  if (moment === undefined) return invalid("schedule");
  if (moment && Date.parse(moment) < Date.now()) return invalid("past");
  const [revision] = await deps.sql<{ content: unknown }>(
    "select content from private.revisions where work_id = $1 and hash = $2 limit 1",
    [id, text(hash, 64)],
  );
  const letter = readLetter(revision?.content);
  if (!letter) return unknown();
  const mails = wholeMails(letter, deps.origin);
  if (!mails) return invalid("letter-faults");
  const outcome = await ask(
    caller,
    deps,
    "desk_send_letter",
    ...[id, text(hash, 64), moment, whole(perMinute, 600), whole(count, -1)],
    JSON.stringify(mails),
  );
  deps.mailQueued();
  return outcome;
};

const steer: Act = async (caller, { sending, wanted }, deps) => {
  if (!isUuid(sending)) return unknown();
  const outcome = await ask(caller, deps, "desk_steer_letter", sending, text(wanted, 20));
  deps.mailQueued();
  return outcome;
};

const decideUnknown: Act = async (caller, { sending, decision, count }, deps) => {
  if (!isUuid(sending)) return unknown();
  const decided = [sending, text(decision, 20), whole(count, -1)];
  const outcome = await ask(caller, deps, "desk_decide_unknown", ...decided);
  deps.mailQueued();
  return outcome;
};

const returned: Act = async (caller, { mail, reason }, deps) =>
  isUuid(mail) ? ask(caller, deps, "desk_letter_returned", mail, text(reason, 20)) : unknown();

export const letterSendingActs = {
  "letters.standing": standing,
  "letters.send": send,
  "letters.steer": steer,
  "letters.unknown": decideUnknown,
  "letters.returned": returned,
} satisfies Record<string, Act>;
