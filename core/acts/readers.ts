/** The readers of letters: how many, brought along with their proofs, and taken out as a table. */
import * as v from "valibot";
import { mostReadersAtOnce } from "../limits.ts";
import { act, count, file, filter, id } from "./act.ts";

const line = v.object(
  {
    line: v.pipe(
      v.number("lines"),
      v.integer("lines"),
      v.minValue(1, "lines"),
      v.maxValue(2 ** 31 - 1, "lines"),
    ),
    email: filter(300),
    language: filter(20),
    day: filter(20),
    evidence: filter(600),
  },
  "lines",
);

const importOutcomes = [
  "add",
  "known",
  "email",
  "language",
  "day",
  "evidence",
  "twice",
  "left",
] as const;

export const readerActs = {
  "readers.show": act(
    {},
    v.strictObject({
      now: v.strictObject({
        confirmed: count,
        waiting: count,
        dead: count,
        en: count,
        fr: count,
        site: count,
        import: count,
      }),
      months: v.array(v.strictObject({ month: v.string(), came: count, went: count })),
    }),
  ),
  /** Without `forReal`, only what would become of each line. */
  "readers.import": act(
    {
      lines: v.pipe(v.array(line, "lines"), v.maxLength(mostReadersAtOnce, "lines")),
      forReal: v.optional(v.boolean("invalid"), false),
    },
    v.strictObject({
      rows: v.array(v.strictObject({ line: count, outcome: v.picklist(importOutcomes) })),
      added: count,
    }),
  ),
  "readers.export": act(
    { after: v.optional(v.union([v.literal(""), id], "unknown"), ""), language: filter() },
    file,
  ),
};
