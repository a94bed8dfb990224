/** The ledger: read by who may, and verified a stretch at a time. */
import * as v from "valibot";
import { accessKinds } from "../kinds.ts";
import { act, choice, count, cursor, filter, id, moment, named, page, whole } from "./act.ts";

const day = v.fallback(
  v.optional(v.pipe(v.string(), v.union([v.literal(""), v.pipe(v.string(), v.isoDate())])), ""),
  "",
);

const entry = v.strictObject({
  seq: count,
  at: moment,
  actor: v.nullable(id),
  name: v.string(),
  act: v.string(),
  about: v.string(),
  /** The name of what `about` refers to, today; null if it has none or no longer exists. */
  called: v.nullable(v.string()),
  version: v.nullable(count),
  detail: v.record(v.string(), v.unknown()),
  /** The names behind the ids in `detail`. */
  names: v.record(v.string(), v.string()),
  hash: v.string(),
  /** The hash of the entry before; null for the first. */
  before: v.nullable(v.string()),
  /**
   * The hash that follows from what the entry says now. If it differs from `hash`, the entry was
   * changed.
   */
  right: v.string(),
  whole: v.boolean(),
});
export type Entry = v.InferOutput<typeof entry>;

const listed = v.strictObject({
  ...page(entry).entries,
  people: v.array(named),
  areas: v.array(v.string()),
});
export type Listed = v.InferOutput<typeof listed>;

const access = v.strictObject({
  id,
  kind: v.picklist(accessKinds),
  actor: id,
  /** Empty for somebody who has no place at the desk and is no partner. */
  name: v.string(),
  act: v.string(),
  /** Of a refusal: the right that was missing, or what was found in a file. */
  why: v.string(),
  about: v.string(),
  called: v.nullable(v.string()),
  firstAt: moment,
  lastAt: moment,
  /** How often within the hour. */
  times: count,
});
export type Access = v.InferOutput<typeof access>;

const accesses = v.strictObject({ ...page(access).entries, people: v.array(named) });

export const ledgerActs = {
  "ledger.list": act(
    {
      /** A colleague, or what the firm did at a terminal. */
      who: v.fallback(v.optional(v.union([v.literal(""), v.literal("terminal"), id]), ""), ""),
      of: filter(80),
      about: filter(),
      from: day,
      to: day,
      words: filter(),
      before: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{0,18}$/)), ""), ""),
    },
    listed,
  ),
  /** Looks at an investor's figures or documents, and refused acts. */
  "ledger.accesses": act(
    {
      who: v.fallback(v.optional(v.union([v.literal(""), id]), ""), ""),
      kind: choice(accessKinds),
      about: filter(),
      from: day,
      to: day,
      before: cursor,
    },
    accesses,
  ),
  "ledger.verify": act(
    {
      after: v.optional(whole, 0),
      hash: v.optional(v.pipe(v.string("invalid"), v.regex(/^(?:[0-9a-f]{64})?$/, "invalid")), ""),
    },
    v.strictObject({
      seq: count,
      hash: v.string(),
      broken: v.nullable(count),
      reason: v.nullable(v.picklist(["changed", "missing"])),
      more: v.boolean(),
    }),
  ),
};
