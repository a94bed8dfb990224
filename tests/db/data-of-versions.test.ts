/** What earlier versions stored is there, and of use, once this one has migrated their database. */
import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import type { Engine } from "#server/engine/engine.ts";
import { migrate } from "#server/engine/migrate.ts";
import { engines } from "./backend.ts";
import { readCatalogue } from "./catalogue.ts";
import { declare, emptyEngine, firstMigrations, migrateAsBefore } from "./made-in-other-ways.ts";

const ormes = "11111111-1111-4111-8111-111111111111";
const session = "00000000-0000-4000-8000-0000000000a1";

async function filledBy(engine: Engine, version: string, migrations: number): Promise<void> {
  await migrateAsBefore(engine, migrations);
  await engine.script(readFileSync(`tests/db/versions/${version}.sql`, "utf8"));
}

async function theValue(sql: Sql, expression: string, parameters: Parameters<Sql>[1] = []) {
  const [row] = await sql<{ value: string | number | boolean | null }>(
    `select ${expression} as value`,
    parameters,
  );
  return row?.value ?? null;
}

async function expectDeclared(engine: Engine): Promise<void> {
  const declared = await emptyEngine("postgres", onTestFinished);
  await declare(declared);
  expect(await readCatalogue(engine.sql)).toEqual(await readCatalogue(declared.sql));
}

/** Of every table that a version of ours made. */
async function rowCounts(sql: Sql): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace::regnamespace::text in ('public', 'private') and relkind = 'r' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    counts[name] = Number(await theValue(sql, `(select count(*)::integer from ${name})`));
  }
  return counts;
}

describe.each(engines)("on the %s engine", (name) => {
  test("the first version's rows", async () => {
    const engine = await emptyEngine(name, onTestFinished);
    const { sql } = engine;
    await filledBy(engine, "553ff0c", 11);
    await migrate(engine);
    await expectDeclared(engine);

    // Two sums became two lines of the capital account.
    const accounts = await sql(
      `select funds.name, accounts.committed::text, paid_in::text, distributed::text
       from hooks.capital_accounts as accounts join public.funds on funds.id = fund_id
       where entity_id = $1 order by 1`,
      [ormes],
    );
    expect(accounts).toEqual([
      {
        name: "Confluence I",
        committed: "5000000.00",
        paid_in: "4650000.00",
        distributed: "3980000.00",
      },
      {
        name: "Confluence II",
        committed: "8000000.00",
        paid_in: "3120000.00",
        distributed: "410000.00",
      },
    ]);
    // A person who acted for one entity is its member, and may add a factor.
    const anne = await theValue(
      sql,
      "(select id from auth.users where email = 'anne@ormes.example')",
    );
    expect(await theValue(sql, "(select entity_id from private.memberships_of($1))", [anne])).toBe(
      ormes,
    );
    expect(await theValue(sql, "private.may_enrol($1, $2)", [anne, session])).toBe("yes");
    const given = await sql(
      "select file_name from private.begin_download($1, $2, (select id from public.documents where type = 'accounts'))",
      [anne, session],
    );
    expect(given, "nothing before a factor").toEqual([]);
    expect(await sql("select outcome from private.redeem_sign_in_link('link-hash')")).toEqual([
      { outcome: "redeemed" },
    ]);
    const bytes = await sql(
      `select encode(substr(files.bytes, 1, 5), 'escape') as head from private.document_files as files
       join public.document_downloads as downloads on downloads.document_id = files.document_id`,
    );
    expect(bytes).toEqual([{ head: "%PDF-" }]);
    expect(
      await sql(
        "select name, subject, state, answer_due > now() as due from private.contact_messages",
      ),
    ).toEqual([{ name: "Marc Thill", subject: "complaint", state: "new", due: true }]);
    expect(await theValue(sql, "private.unsubscribe('leave-hash')")).toBe("unsubscribed");
    expect(await sql("select email from public.newsletter_subscribers")).toEqual([
      { email: "half%way@visitor.example" },
    ]);
    expect(
      await sql("select language, left_at is not null as gone from private.newsletter_proofs"),
    ).toEqual([{ language: "fr", gone: true }]);
    expect(await theValue(sql, "(select count(*)::integer from private.consent_records)")).toBe(1);
  });

  test("the rows of the version before the baseline", async () => {
    const engine = await emptyEngine(name, onTestFinished);
    const { sql } = engine;
    await filledBy(engine, "b001daa", firstMigrations.length);
    const before = await rowCounts(sql);
    const empty = Object.entries(before).filter(([, count]) => count === 0);
    expect(empty.length, "tables without a row").toBeLessThan(40);
    await migrate(engine);
    await expectDeclared(engine);
    // Fixed rows are compared above.
    for (const table of ["private.limits", "private.permissions"]) delete before[table];
    // Under the names that this version knew them by.
    for (const [table, count] of Object.entries(before)) {
      expect([table, await theValue(sql, `(select count(*)::integer from ${table})`)]).toEqual([
        table,
        count,
      ]);
    }
    const tom = await theValue(sql, "(select user_id from private.staff where name = 'Tom Weber')");
    const allowed = (act: string) => theValue(sql, "private.may($1, $2, $3)", [tom, session, act]);
    expect([await allowed("messages.work"), await allowed("persons.erase")]).toEqual([true, false]);
    expect(await sql("select outcome from private.redeem_sign_in_link('link-hash')")).toEqual([
      { outcome: "redeemed" },
    ]);
    expect(await theValue(sql, "private.confirm_person_address('person-hash')")).toBe("proven");
    expect(await sql("select broken from private.check_ledger(0, '', 1000)")).toEqual([
      { broken: null },
    ]);
    const waiting = await theValue(sql, "private.desk_waiting($1, $2)", [tom, session]);
    expect(JSON.stringify(waiting)).toContain('"account-calls"');
  });
});
