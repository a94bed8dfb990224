/** The readers of letters: how many, brought along with their proofs, and taken out as a table. */
import type { readerActs as declared } from "../../../core/acts/readers.ts";
import { csv } from "../../../core/csv.ts";
import { defaultLanguage, type Language, toLanguage } from "../../../core/languages.ts";
import { done } from "../_shared/action.ts";
import { type ActsOf, ask } from "./act.ts";

const perFile = 5000;

type Reader = {
  id: string;
  email: string;
  language: string;
  confirmed_at: string;
  source: string;
  evidence: string | null;
  dead_since: string | null;
};

const columns = ["email", "language", "confirmed_at", "source", "evidence", "dead_since"] as const;

/** Above them, in the language of whoever takes the table out: an import knows both. */
const heads: Record<Language, readonly string[]> = {
  en: columns,
  fr: ["courriel", "langue", "date", "origine", "preuve", "adresse morte depuis"],
};

export const readerActs = {
  "readers.show": (caller, _fields, deps) => ask(caller, deps, "desk_readers"),
  "readers.import": (caller, { lines, forReal }, deps) =>
    ask(caller, deps, "desk_import_readers", JSON.stringify(lines), forReal),
  "readers.export": async (caller, { after, language }, deps) => {
    const found = await ask<{ rows: Reader[] }>(
      ...([caller, deps, "desk_export_readers", after, perFile] as const),
    );
    if (found.status !== 200) return found;
    const { rows } = found.body;
    const file = csv(
      heads[toLanguage(language) ?? defaultLanguage],
      rows.map((row) => columns.map((name) => row[name])),
    );
    const next = rows.length === perFile ? (rows.at(-1)?.id ?? null) : null;
    return done({ file, rows: rows.length, next });
  },
} satisfies ActsOf<typeof declared>;
