import { allEditions } from "../../../../content/legal/all-editions.ts";
import { editionTexts } from "../../../../core/edition-texts.ts";
import type { Sql } from "../sql.ts";

/**
 * Writes the editions that came with the program into the database, and so into its ledger, each
 * once, with the hash of its frozen text. Answers those whose text is another than the ledger says,
 * which a reader of the ledger would see: there should be none.
 */
export async function bringEditions(sql: Sql): Promise<string[]> {
  const given = editionTexts.flatMap((text) =>
    allEditions[text].editions.map(({ version, published, from, hash }) => ({
      text,
      version,
      published,
      from,
      hash,
    })),
  );
  const rows = await sql<{ changed: string }>(
    "select private.bring_editions($1::text::jsonb) as changed",
    [JSON.stringify(given)],
  );
  return rows.map(({ changed }) => changed);
}
