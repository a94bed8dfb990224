/** The messages of visitors: taken, noted, answered, closed. */
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text, whole } from "./act.ts";

const longestText = 20_000;
const invalid = answer(422, { code: "invalid" });

const list: Act = (caller, { state, subject, assignee, q, before }, deps) =>
  ask(
    caller,
    deps,
    "desk_messages",
    text(state, 20),
    text(subject, 20),
    text(assignee, 20),
    text(q),
    text(before, 80),
  );

const show: Act = (caller, { reference }, deps) =>
  ask(caller, deps, "desk_message", text(reference, 20));

const take: Act = (caller, { reference, version }, deps) =>
  ask(caller, deps, "desk_assign_message", text(reference, 20), whole(version, 0), caller.user);

const assign: Act = async (caller, { reference, version, to }, deps) => {
  if (to !== null && !isUuid(to)) return invalid;
  return ask(caller, deps, "desk_assign_message", text(reference, 20), whole(version, 0), to);
};

const setState: Act = async (caller, { reference, version, state }, deps) => {
  if (state !== "closed" && state !== "open") return invalid;
  const closes = state === "closed";
  return ask(
    caller,
    deps,
    "desk_set_message_state",
    text(reference, 20),
    whole(version, 0),
    closes,
  );
};

const note: Act = async (caller, { reference, version, body }, deps) => {
  const written = writtenText(body);
  if (!written) return invalid;
  return ask(caller, deps, "desk_note_message", text(reference, 20), whole(version, 0), written);
};

const answerMessage: Act = async (caller, { reference, version, body, more, longer }, deps) => {
  const written = writtenText(body);
  if (!written) return invalid;
  const done = await ask(
    caller,
    deps,
    "desk_answer_message",
    text(reference, 20),
    whole(version, 0),
    written,
    more === true,
    longer === true,
  );
  deps.mailQueued();
  return done;
};

const takeBack: Act = async (caller, { reference, version, entry }, deps) => {
  if (!isUuid(entry)) return invalid;
  return ask(caller, deps, "desk_take_back_answer", text(reference, 20), whole(version, 0), entry);
};

const presence: Act = async (caller, { thing, writing }, deps) => {
  const named = text(thing, 100);
  if (!/^(?:message|letter):[\w-]+$/.test(named)) return invalid;
  return ask(caller, deps, "desk_presence", named, writing === true);
};

/** Nothing is cut: what is too long is refused, and still stands in the form. */
function writtenText(value: unknown): string {
  const written = text(value, longestText + 1)
    .replace(/\r\n?/g, "\n")
    .trim();
  return written.length > longestText ? "" : written;
}

export const messageActs = {
  "messages.list": list,
  "messages.show": show,
  "messages.take": take,
  "messages.assign": assign,
  "messages.state": setState,
  "messages.note": note,
  "messages.answer": answerMessage,
  "messages.take-back": takeBack,
  presence,
};
