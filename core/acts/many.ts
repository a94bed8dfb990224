/** One act on many things: begun, done a few at a time, undone; and lists that are taken away. */
import * as v from "valibot";
import { manyActs as kinds, manyOutcomes, manyUndone } from "../kinds.ts";
import { mostThingsAtOnce } from "../limits.ts";
import { act, count, id, moment, oneOf, outcome, text, whole } from "./act.ts";

const standing = {
  id,
  act: v.picklist(kinds),
  by: v.string(),
  at: moment,
  undone: v.boolean(),
  total: count,
  done: count,
  refused: count,
  left: count,
  /** How many were undone, and how many an undoing still has before it. */
  taken: count,
  kept: count,
};
const many = v.strictObject(standing);
export type Many = v.InferOutput<typeof many>;

const thing = v.strictObject({
  id,
  /** Null where what it was is gone. */
  name: v.nullable(v.string()),
  outcome: v.nullable(v.picklist(manyOutcomes)),
  undone: v.nullable(v.picklist(manyUndone)),
});

export const manyActs = {
  "many.begin": act(
    {
      id,
      /** `act` is the name of this act itself. */
      what: oneOf(kinds),
      things: v.pipe(
        v.array(v.object({ id, version: v.optional(whole) }), "invalid"),
        v.minLength(1, "invalid"),
        v.maxLength(mostThingsAtOnce, "invalid"),
      ),
      /** Messages are given to them, or to nobody. */
      to: v.optional(v.nullable(id), null),
    },
    many,
  ),
  "many.step": act({ id }, many),
  "many.undo": act({ id }, many),
  "many.show": act({ id }, v.strictObject({ ...standing, things: v.array(thing) })),
  /** Said before a list is saved as a file: what leaves the desk is in the ledger. */
  "lists.export": act(
    { list: v.pipe(text(60), v.regex(/^[a-z]+\.[a-z-]+$/, "invalid")), rows: whole },
    outcome("noted"),
  ),
  "many.newest": act({}, v.strictObject({ many: v.array(many) })),
};
