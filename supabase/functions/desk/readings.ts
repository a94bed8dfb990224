/** Who read what: per document, entity and fund, and as a table to take away. */
import type { DeskFieldsRead } from "../../../core/acts/desk.ts";
import type { readingActs as declared } from "../../../core/acts/readings.ts";
import type { PlainCell } from "../../../core/csv.ts";
import { type Answered, done } from "../_shared/action.ts";
import { type ActsOf, ask } from "./act.ts";

type Page = { rows: Record<string, PlainCell>[]; next: string | null };

/** Documents read at a time for a file, and lines after which a file is full. */
const filePageSize = 500;
const mostInFile = 50_000;

/** As the database names them: the table is worked on by machines as well. */
const columns = [
  ...["fund", "for", "type", "period", "version", "title", "publishedAt", "withdrawnAt"],
  ...["entity", "name", "acts", "firstAt", "lastAt", "times"],
] as const;

export const readingActs = {
  "readings.list": (caller, fields, deps) => {
    const { by, state, before } = fields;
    return by === "entity" || by === "fund"
      ? ask(caller, deps, "desk_readings_by", by, ...filterOf(fields), before)
      : ask(caller, deps, "desk_readings", ...filterOf(fields), state, before);
  },
  "readings.show": (caller, { id, entity }, deps) => ask(caller, deps, "desk_reading", id, entity),
  "readings.choices": (caller, _fields, deps) => ask(caller, deps, "desk_reading_choices"),
  /** `next` is what the following file begins before. */
  "readings.export": async (caller, fields, deps) => {
    const filter = filterOf(fields);
    const rows: Page["rows"] = [];
    let before: string | null = fields.before;
    do {
      const found: Answered<Page> = await ask(
        ...([caller, deps, "desk_reading_lines", ...filter, before, filePageSize] as const),
      );
      if (found.status !== 200) return found;
      rows.push(...found.body.rows);
      before = found.body.next;
    } while (before && rows.length < mostInFile);
    const [fund, entity, type, year] = filter;
    const chosen = JSON.stringify({ fund, entity, type, year });
    const noted = await ask(caller, deps, "desk_note_readings", rows.length, chosen);
    if (noted.status !== 200) return noted;
    const lines = rows.map((row) => columns.map((name) => row[name] ?? null));
    return done({ head: [...columns], lines, rows: rows.length, next: before });
  },
} satisfies ActsOf<typeof declared>;

function filterOf({ fund, entity, type, year }: DeskFieldsRead<"readings.export">) {
  return [fund, entity, type, year] as const;
}
