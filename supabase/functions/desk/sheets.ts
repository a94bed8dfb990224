/** What the columns of spreadsheets were said to be, remembered by their set of headings. */
import type { sheetActs as declared } from "../../../core/acts/sheets.ts";
import { type ActsOf, ask } from "./act.ts";

export const sheetActs = {
  "sheets.remembered": (caller, { kind }, deps) => ask(caller, deps, "desk_remembered_heads", kind),
  "sheets.remember": (caller, { kind, heads, fields }, deps) => {
    const said = [JSON.stringify(heads), JSON.stringify(fields)] as const;
    return ask(caller, deps, "desk_remember_heads", kind, ...said);
  },
  "sheets.forget": (caller, { id }, deps) => ask(caller, deps, "desk_forget_heads", id),
} satisfies ActsOf<typeof declared>;
