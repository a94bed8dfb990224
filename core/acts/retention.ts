/** What retention deletes and has deleted, by which rule, and on what ground. */
import * as v from "valibot";
import { retentionViews } from "../kinds.ts";
import { languages } from "../languages.ts";
import { act, bilingual, chosen, count, day, filter, moment, page, table } from "./act.ts";

const said = v.strictObject({
  what: bilingual(v.string()),
  period: bilingual(v.string()),
  /** From when on the period counts. */
  since: bilingual(v.string()),
  ground: bilingual(v.string()),
  /** What happens where a person asks for erasure before. */
  erasure: bilingual(v.string()),
});
export type Said = v.InferOutput<typeof said>;

const ruleRow = v.strictObject({
  ...said.entries,
  rule: v.string(),
  /** When it was last run; null where it never was. */
  last: v.nullable(moment),
  late: v.boolean(),
  gone: count,
  /** The greatest age, in days, of what went. */
  oldest: v.nullable(count),
  /** On how many days it was run, and on how many it was not. */
  days: count,
  missed: count,
  /** When the next row goes, and how many within a month; null where nobody may look. */
  next: v.nullable(moment),
  soon: v.nullable(count),
});
export type RuleRow = v.InferOutput<typeof ruleRow>;

const handRow = v.strictObject({ ...said.entries, by: bilingual(v.string()) });
export type HandRow = v.InferOutput<typeof handRow>;

const dayRow = v.strictObject({
  rule: v.string(),
  day,
  runs: count,
  last: moment,
  /** Null where whoever hosts the database deletes these rows. */
  gone: v.nullable(count),
  oldest: v.nullable(count),
  /** The ledger has the day. */
  noted: v.boolean(),
  /** It is as the ledger has it; null where the ledger does not have it yet. */
  whole: v.nullable(v.boolean()),
});
export type DayRow = v.InferOutput<typeof dayRow>;

const asked = { from: filter(10), to: filter(10) };

export const retentionActs = {
  "retention.list": act(
    asked,
    v.strictObject({
      from: day,
      to: day,
      rows: v.array(ruleRow),
      /** What no program deletes. */
      byHand: v.array(handRow),
    }),
  ),
  "retention.days": act({ ...asked, rule: filter(40), before: filter(60) }, page(dayRow)),
  "retention.export": act(
    {
      ...asked,
      rule: filter(40),
      before: filter(60),
      view: chosen(retentionViews),
      language: chosen(languages),
    },
    table,
  ),
};
