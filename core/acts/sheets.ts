/**
 * What is remembered of spreadsheets: what their columns were said to be, by their set of headings,
 * and which cells were corrected, by the content of the file.
 */
import * as v from "valibot";
import { sheetKinds } from "../kinds.ts";
import { act, count, hash, id, moment, oneOf, outcome, text, whole } from "./act.ts";

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

const kind = oneOf(importKinds);
const field = v.pipe(v.string("invalid"), v.regex(/^[a-zA-Z]{1,20}$/, "invalid"));

export const sheetActs = {
  "sheets.remembered": act({ kind }, v.strictObject({ rows: v.array(remembered) })),
  "sheets.remember": act(
    {
      kind,
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
  /** Only by whoever typed them; `file` is the hash of its content. */
  "sheets.corrected": act(
    { kind, file: hash },
    v.strictObject({
      lines: v.array(v.strictObject({ line: count, cells: v.record(v.string(), v.string()) })),
    }),
  ),
  "sheets.correct": act(
    {
      kind,
      file: hash,
      line: v.pipe(whole, v.minValue(1, "invalid")),
      cells: v.record(field, text(300), "invalid"),
    },
    outcome("kept"),
  ),
  "sheets.uncorrect": act({ kind, file: hash }, outcome("forgotten")),
};
