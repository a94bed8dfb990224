/** Names that may be one and the same: which they are, what was said of them, and that it is forgotten. */
import * as v from "valibot";
import { likenesses } from "../near-names.ts";
import { act, id, moment, outcome, text, yes } from "./act.ts";

const name = v.pipe(text(200, "invalid"), v.nonEmpty("invalid"));
/** Two names, and whether they are one investor. */
export const saidOfNames = v.pipe(
  v.array(v.object({ one: name, other: name, same: yes }), "invalid"),
  v.maxLength(2000, "invalid"),
);
export type SaidOfNames = v.InferInput<typeof saidOfNames>;

const near = v.strictObject({
  name: v.string(),
  /** An entity that is there, one that the release makes, or another name of the same sheet. */
  where: v.picklist(["there", "release", "sheet"]),
  likeness: v.picklist(likenesses),
});

const unknownName = v.strictObject({ name: v.string(), near: v.array(near) });
export type UnknownName = v.InferOutput<typeof unknownName>;

const said = v.strictObject({
  id,
  one: v.string(),
  other: v.string(),
  same: v.boolean(),
  by: v.string(),
  at: moment,
});

export const nameActs = {
  /** The names of a sheet that no entity has, in groups of those that may be one and the same. */
  "names.of-sheet": act({ sheet: id }, v.strictObject({ groups: v.array(v.array(unknownName)) })),
  "names.say": act({ said: saidOfNames }, outcome("said")),
  "names.said": act({}, v.strictObject({ rows: v.array(said) })),
  "names.forget": act({ id }, outcome("forgotten")),
};
