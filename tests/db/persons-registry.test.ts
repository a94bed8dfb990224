/** The registry of personal data against the database itself: no column without an answer. */
import { expect, test } from "vitest";
import { formerNames, registry } from "#functions/_shared/persons/registry.ts";
import { columnsOf, exportedColumns, personal } from "#functions/_shared/persons/steps.ts";
import { columnWords } from "#functions/_shared/persons/words.ts";
import { bothEngines } from "./backend.ts";
import { openEngine } from "./engine.ts";

const authTables = [
  "users",
  "sessions",
  "identities",
  "refresh_tokens",
  "audit_log_entries",
  "flow_state",
];

test.each(bothEngines)(
  "every column of every table is registered, on the %s engine",
  async (engine) => {
    const { sql } = await openEngine(engine);
    const columns = await sql<{ name: string }>(
      `select columns.table_schema || '.' || columns.table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables
       using (table_schema, table_name)
     where table_type = 'BASE TABLE' and (
       table_schema in ('public', 'private')
       or table_schema = 'auth' and table_name in (
         select jsonb_array_elements_text($1::text::jsonb)
       )
     )`,
      [JSON.stringify(authTables)],
    );
    const registered = Object.entries(registry).flatMap(([table, entry]) =>
      columnsOf(entry).map((column) => `${table}.${column}`),
    );
    expect(registered).toEqual([...new Set(registered)]);
    expect(registered.sort()).toEqual(columns.map(({ name }) => name).sort());
  },
);

test("everything that a person is given has a name in both languages", () => {
  const given = [...new Set(personal.flatMap(([, entry]) => exportedColumns(entry)))];
  expect(given.filter((column) => !columnWords[column])).toEqual([]);
  expect(Object.keys(columnWords).filter((column) => !given.includes(column))).toEqual([]);
});

test("a table that got another name is known by the one that a certificate has", () => {
  for (const [before, now] of Object.entries(formerNames)) {
    expect([before, registry[before]]).toEqual([before, undefined]);
    expect(registry[now]).toHaveProperty("name");
  }
});
