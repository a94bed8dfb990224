/** Who read what: per document, entity and fund, and as a table to take away. */
import * as v from "valibot";
import { documentTypes } from "../document-types.ts";
import { act, choice, count, filter, id, moment, named, page, table } from "./act.ts";

const idOrEmpty = v.fallback(v.optional(v.union([v.literal(""), id]), ""), "");
const chosen = {
  fund: idOrEmpty,
  entity: idOrEmpty,
  type: choice(documentTypes),
  year: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^(?:\d{4})?$/)), ""), ""),
  before: filter(250),
};

const document = {
  id,
  fund: v.string(),
  /** The entity it is for; null if it is for every entity in the fund. */
  for: v.nullable(v.string()),
  type: v.picklist(documentTypes),
  period: v.string(),
  version: count,
  title: v.nullable(v.string()),
  publishedAt: moment,
  withdrawnAt: v.nullable(moment),
  withdrawnReason: v.nullable(v.string()),
};

const documentRow = v.strictObject({
  ...document,
  /** People it is for today. */
  meant: count,
  /** Those of them who have opened it. */
  fetched: count,
  /** People who opened it and have lost access since. */
  others: count,
  lastAt: v.nullable(moment),
});
export type DocumentRow = v.InferOutput<typeof documentRow>;

/** The row of an entity or of a fund. */
const holderRow = v.strictObject({
  ...named.entries,
  people: count,
  documents: count,
  fetched: count,
  lastAt: v.nullable(moment),
});
export type HolderRow = v.InferOutput<typeof holderRow>;

const reader = v.strictObject({
  user: id,
  /** Null if the sign-in account was erased. */
  name: v.nullable(v.string()),
  entity: v.string(),
  acts: v.boolean(),
  firstAt: v.nullable(moment),
  lastAt: v.nullable(moment),
  times: count,
});

const readDocument = v.strictObject({ ...document, readers: v.array(reader) });
export type ReadDocument = Omit<v.InferOutput<typeof readDocument>, "readers">;

const choices = v.strictObject({
  funds: v.array(named),
  entities: v.array(named),
  years: v.array(v.string()),
});

export const readingActs = {
  "readings.list": act(
    { ...chosen, by: choice(["document", "entity", "fund"]), state: choice(["none", "some"]) },
    v.union([page(documentRow), page(holderRow)]),
  ),
  "readings.show": act({ id, entity: idOrEmpty }, readDocument),
  "readings.choices": act({}, choices),
  "readings.export": act(chosen, table),
};
