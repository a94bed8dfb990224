/** The messages of visitors: taken, noted, answered, closed. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { messageActs as declared } from "../../../core/acts/messages.ts";
import { type ActsOf, ask } from "./act.ts";

export const messageActs = {
  "messages.list": (caller, { state, subject, assignee, q, before }, deps) =>
    ask(caller, deps, "desk_messages", state, subject, assignee, q, before),
  "messages.show": (caller, { reference }, deps) => ask(caller, deps, "desk_message", reference),
  "messages.take": (caller, { reference, version }, deps) =>
    ask(caller, deps, "desk_assign_message", reference, version, caller.user),
  "messages.assign": (caller, { reference, version, to }, deps) =>
    ask(caller, deps, "desk_assign_message", reference, version, to),
  "messages.state": (caller, { reference, version, state }, deps) =>
    ask(caller, deps, "desk_set_message_state", reference, version, state === "closed"),
  "messages.note": (caller, { reference, version, body }, deps) =>
    ask(caller, deps, "desk_note_message", reference, version, body),
  "messages.answer": async (caller, { reference, version, body, more, longer }, deps) => {
    const written = [reference, version, body, more, longer] as const;
    const answered = await ask<DeskBody<"messages.answer">>(
      caller,
      deps,
      "desk_answer_message",
      ...written,
    );
    deps.mailQueued();
    return answered;
  },
  "messages.take-back": (caller, { reference, version, entry }, deps) =>
    ask(caller, deps, "desk_take_back_answer", reference, version, entry),
  presence: (caller, { thing, writing }, deps) =>
    ask(caller, deps, "desk_presence", thing, writing),
} satisfies ActsOf<typeof declared>;
