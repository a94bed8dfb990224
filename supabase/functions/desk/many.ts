/** One act on many things: begun, done a few at a time, undone, and what became of each. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { manyActs as declared } from "../../../core/acts/many.ts";
import { type ActsOf, ask } from "./act.ts";

export const manyActs = {
  "many.begin": (caller, { id, what, things, to }, deps) =>
    ask(caller, deps, "desk_many_begin", id, what, JSON.stringify(things), to),
  "many.step": async (caller, { id }, deps) => {
    const done = await ask<DeskBody<"many.step">>(caller, deps, "desk_many_step", id);
    deps.mailQueued();
    return done;
  },
  "many.undo": (caller, { id }, deps) => ask(caller, deps, "desk_many_undo", id),
  "many.show": (caller, { id }, deps) => ask(caller, deps, "desk_many", id),
  "lists.export": (caller, { list, rows }, deps) =>
    ask(caller, deps, "desk_note_export", list, rows),
  "many.newest": (caller, _fields, deps) => ask(caller, deps, "desk_many_newest"),
} satisfies ActsOf<typeof declared>;
