/** The readers of letters: how many, brought along with their proofs, and taken out as a table. */

import { csv } from "../../../core/csv.ts";
import { defaultLanguage, type Language, toLanguage } from "../../../core/languages.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text, whole } from "./act.ts";

const perCall = 1000;
const perFile = 5000;

const show: Act = (caller, _fields, deps) => ask(caller, deps, "desk_readers");

const bring: Act = async (caller, { lines, forReal }, deps) => {
  if (!Array.isArray(lines) || lines.length > perCall) {
    return answer(422, { code: "invalid", reason: "lines" });
  }
  const read = lines.map((given: unknown) => {
    const { line, email, language, day, evidence } = Object(given) as Record<string, unknown>;
    return {
      line: Math.min(whole(line, 0), 2 ** 31 - 1),
      email: text(email, 300),
      language: text(language, 20),
      day: text(day, 20),
      evidence: text(evidence, 600),
    };
  });
  return ask(caller, deps, "desk_import_readers", JSON.stringify(read), forReal === true);
};

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

const take: Act = async (caller, { after = "", language }, deps) => {
  if (after !== "" && !isUuid(after)) return answer(404, { code: "unknown" });
  const outcome = await ask(caller, deps, "desk_export_readers", after, perFile);
  const rows = outcome.body.rows as Reader[];
  const file = csv(
    heads[toLanguage(text(language)) ?? defaultLanguage],
    rows.map((row) => columns.map((name) => row[name])),
  );
  const next = rows.length === perFile ? (rows.at(-1)?.id ?? null) : null;
  return answer(200, { file, rows: rows.length, next });
};

export const readerActs = {
  "readers.show": show,
  "readers.import": bring,
  "readers.export": take,
} satisfies Record<string, Act>;
