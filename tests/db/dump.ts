import type { Sql } from "#functions/_shared/sql.ts";

/** Every row of every table, as text. */
export async function dumpOf(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth')`,
  );
  const texts = tables.map(async ({ name }) => {
    const rows = await sql<{ row: string }>(
      `select to_jsonb(rows)::text as row from ${name} as rows`,
    );
    return rows.map(({ row }) => row).join("\n");
  });
  return (await Promise.all(texts)).join("\n");
}
