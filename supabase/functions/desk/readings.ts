/** Who read what: per document, entity and fund, and as a table to take away. */

import { type Cell, csv } from "../../../core/csv.ts";
import { documentTypes } from "../../../core/document-types.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text } from "./act.ts";

type Page = { rows: Record<string, Cell>[]; next: string | null };

/** Documents read at a time for a file, and lines after which a file is full. */
const filePageSize = 500;
const mostInFile = 50_000;

const states = ["none", "some"];

const list: Act = (caller, fields, deps) => {
  const state = states.includes(text(fields.state)) ? text(fields.state) : "";
  const before = text(fields.before, 250);
  if (fields.by === "entity" || fields.by === "fund") {
    return ask(caller, deps, "desk_readings_by", fields.by, ...filterOf(fields), before);
  }
  return ask(caller, deps, "desk_readings", ...filterOf(fields), state, before);
};

const show: Act = async (caller, { id, entity }, deps) => {
  if (!isUuid(id)) return answer(404, { code: "unknown" });
  return ask(caller, deps, "desk_reading", id, isUuid(entity) ? entity : "");
};

const choices: Act = (caller, _fields, deps) => ask(caller, deps, "desk_reading_choices");

/** As the database names them: the table is worked on by machines as well. */
const columns = [
  ...["fund", "for", "type", "period", "version", "title", "publishedAt", "withdrawnAt"],
  ...["entity", "name", "acts", "firstAt", "lastAt", "times"],
] as const;

/** `next` is what the following file begins before. */
const exportFile: Act = async (caller, fields, deps) => {
  const filter = filterOf(fields);
  const rows: Page["rows"] = [];
  let before: string | null = text(fields.before, 100);
  do {
    const found = await ask(caller, deps, "desk_reading_lines", ...filter, before, filePageSize);
    if (found.status !== 200) return found;
    const page = found.body as Page;
    rows.push(...page.rows);
    before = page.next;
  } while (before && rows.length < mostInFile);
  const [fund, entity, type, year] = filter;
  const chosen = JSON.stringify({ fund, entity, type, year });
  const noted = await ask(caller, deps, "desk_note_readings", rows.length, chosen);
  if (noted.status !== 200) return noted;
  const cells = rows.map((row) => columns.map((name) => row[name] ?? null));
  return answer(200, { file: csv(columns, cells), rows: rows.length, next: before });
};

function filterOf(fields: Record<string, unknown>) {
  return [
    isUuid(fields.fund) ? fields.fund : "",
    isUuid(fields.entity) ? fields.entity : "",
    documentTypes.find((type) => type === fields.type) ?? "",
    /^\d{4}$/.test(text(fields.year)) ? text(fields.year) : "",
  ] as const;
}

export const readingActs = {
  "readings.list": list,
  "readings.show": show,
  "readings.choices": choices,
  "readings.export": exportFile,
};
