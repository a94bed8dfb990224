/**
 * Tells the database what this build has on its pages: what the desk shows to be changed, and what
 * the firm's changes are held against after an update (`private.page_updates`).
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ChangeableTexts, recordLists } from "#core/texts/revision.ts";
import type { Sql } from "#functions/_shared/sql.ts";

/** Beside the server build, which is not published. A site that was built elsewhere has none. */
export async function bringBuiltTexts(sql: Sql, siteFolder: string): Promise<void> {
  const file = join(siteFolder, "../server/texts.json");
  if (!existsSync(file)) return;
  await sql("select private.bring_built_texts($1::text::jsonb)", [
    JSON.stringify(builtRows(JSON.parse(readFileSync(file, "utf8")))),
  ]);
}

/** A row for each text, each record and each set of figures, in the order in which the build has them. */
export function builtRows({ texts, records, figures }: ChangeableTexts) {
  const sentences = texts.map(({ place, path, at, en, fr }) => ({
    place,
    path,
    at,
    text: { en, fr },
  }));
  const listed = recordLists.flatMap((list) =>
    records[list].map((record) => ({
      place: list,
      path: nameOf(record as { id?: string; slug?: string }),
      at: [list],
      text: record,
    })),
  );
  const counted = figures.map(({ record, ...row }) => ({ ...row, text: record }));
  return [...sentences, ...listed, ...counted].map((row, position) => ({ ...row, position }));
}

function nameOf({ id, slug }: { id?: string; slug?: string }): string {
  return id ?? slug ?? "";
}
