/** What the columns of spreadsheets were said to be, remembered by their set of headings. */
import * as v from "valibot";
import { sheetKinds } from "../kinds.ts";
import { act, id, moment, oneOf, outcome, text } from "./act.ts";

/** Of releases, and of the letters' readers. */
export const importKinds = [...sheetKinds, "readers"] as const;
export type ImportKind = (typeof importKinds)[number];

const head = v.pipe(text(90), v.nonEmpty("invalid"));

const remembered = v.strictObject({
  id,
  kind: v.picklist(importKinds),
  heads: v.array(v.string()),
  /** The field of each heading; an empty text where it is left out. */
  fields: v.record(v.string(), v.string()),
  at: moment,
});
export type RememberedHeads = v.InferOutput<typeof remembered>;

export const sheetActs = {
  "sheets.remembered": act(
    { kind: oneOf(importKinds) },
    v.strictObject({ rows: v.array(remembered) }),
  ),
  "sheets.remember": act(
    {
      kind: oneOf(importKinds),
      heads: v.pipe(
        v.array(head, "invalid"),
        v.minLength(1, "invalid"),
        v.maxLength(200, "invalid"),
      ),
      fields: v.record(
        head,
        v.pipe(v.string("invalid"), v.regex(/^[a-zA-Z]{0,20}$/, "invalid")),
        "invalid",
      ),
    },
    outcome("remembered"),
  ),
  "sheets.forget": act({ id }, outcome("forgotten")),
};
