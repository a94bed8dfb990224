/** What is remembered of spreadsheets: what their columns are, and which cells were corrected. */
import type { sheetActs as declared } from "../../../core/acts/sheets.ts";
import { type ActsOf, ask } from "./act.ts";

export const sheetActs = {
  "sheets.remembered": (caller, { kind }, deps) => ask(caller, deps, "desk_remembered_heads", kind),
  "sheets.remember": (caller, { kind, heads, fields }, deps) => {
    const said = [JSON.stringify(heads), JSON.stringify(fields)] as const;
    return ask(caller, deps, "desk_remember_heads", kind, ...said);
  },
  "sheets.forget": (caller, { id }, deps) => ask(caller, deps, "desk_forget_heads", id),
  "sheets.corrected": (caller, { kind, file }, deps) =>
    ask(caller, deps, "desk_corrected_lines", kind, file),
  "sheets.correct": (caller, { kind, file, line, cells }, deps) =>
    ask(caller, deps, "desk_correct_line", kind, file, line, JSON.stringify(cells)),
  "sheets.uncorrect": (caller, { kind, file }, deps) =>
    ask(caller, deps, "desk_uncorrect_lines", kind, file),
} satisfies ActsOf<typeof declared>;
