/**
 * Names of entities, and addresses of persons, that may be one and the same: which they are, what was
 * said of them, and that it is forgotten.
 */
import * as v from "valibot";
import { likenesses } from "../near-names.ts";
import { act, count, id, moment, outcome, text, yes } from "./act.ts";

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

const saidName = v.strictObject({
  id,
  one: v.string(),
  other: v.string(),
  same: v.boolean(),
  by: v.string(),
  at: moment,
});

const address = v.pipe(text(254, "invalid"), v.minLength(3, "invalid"));

/** Somebody of a sheet or of a release, or who is there. */
const nearPerson = v.strictObject({
  email: v.string(),
  name: v.string(),
  /** The entities for which they act, or are to act. */
  entity: v.string(),
  line: v.exactOptional(count),
  hasAccount: v.boolean(),
});
const nearPair = { one: nearPerson, other: nearPerson };
const said = { same: v.nullable(v.boolean()), kept: v.nullable(v.string()), pair: v.nullable(id) };
/** Two persons who may be one: what was said of them, and which address stands for both. */
export const nearPersons = v.strictObject({ ...nearPair, ...said });
export type NearPersons = v.InferOutput<typeof nearPersons>;

const sheetPersons = v.strictObject({
  pairs: v.array(v.strictObject(nearPair)),
  /** How many merely have the name of somebody else. */
  namesakes: count,
  /** Addresses that are read as another one, by what somebody said. */
  read: v.array(v.strictObject({ email: v.string(), kept: v.string(), pair: id })),
});

export const nameActs = {
  /**
   * The first names of a sheet that no entity has, in groups of those that may be one and the same,
   * and how many follow.
   */
  "names.of-sheet": act(
    // With the names in lines that cannot be read yet, so that all are asked about at once.
    {
      sheet: id,
      also: v.optional(v.pipe(v.array(name, "invalid"), v.maxLength(1000, "invalid")), []),
    },
    v.strictObject({ groups: v.array(v.array(unknownName)), left: count }),
  ),
  "names.say": act({ said: saidOfNames }, outcome("said")),
  "names.said": act({}, v.strictObject({ rows: v.array(saidName) })),
  "names.forget": act({ id }, outcome("forgotten")),
  /** The persons of a sheet who may be one under two addresses. */
  "names.persons-of-sheet": act({ sheet: id }, sheetPersons),
  /** `kept` is the address that stands for both; without it they are two persons. */
  "names.say-persons": act(
    { one: address, other: address, kept: v.optional(v.nullable(address), null) },
    outcome("said"),
  ),
  "names.said-persons": act(
    {},
    v.strictObject({
      rows: v.array(
        v.strictObject({
          id,
          one: v.string(),
          other: v.string(),
          kept: v.nullable(v.string()),
          by: v.string(),
          at: moment,
        }),
      ),
    }),
  ),
  "names.forget-persons": act({ id }, outcome("forgotten")),
};
