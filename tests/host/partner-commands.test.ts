/** The firm's commands for the partners' space: alone, beside an open database, on PostgreSQL. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { newDatabase } from "../db/backend.ts";
import { smallPdf } from "../made-files.ts";
import { whole } from "../whole.ts";
import { command } from "./command.ts";
import { dataFolder, emptyFolder } from "./host-process.ts";
import { type Env, withDatabase } from "./with-host.ts";

const entity = "Ormes foundation";
const fund = "Confluence II";
const anne = ["--email", "anne@ormes.example", "--name", "Anne Martin", "--entity", entity];
const amounts = ["--committed", "5000000", "--called", "3250000.50", "--distributed", "0"];
const tooMuch = ["--committed", "9".repeat(20), ...amounts.slice(2)];
const stands = ["--entity", entity, "--fund", fund];
const report = ["--fund", fund, "--period", "2026-Q3", "--type", "report"];

async function lp(env: Env, name: string, ...args: string[]) {
  const { code, stdout, stderr } = await command(`lp/${name}.ts`, env, ...args);
  return { code, said: stdout + stderr };
}

/** Everything a firm does, in order, and what each command says. */
async function wholeLife(env: Env): Promise<void> {
  const file = join(env.DATA_FOLDER ?? "", "report.pdf");
  const say = async (name: string, ...args: string[]) => {
    const { code, said } = await lp(env, name, ...args);
    expect([code, said], said).toEqual([0, expect.any(String)]);
    return said;
  };
  const dated = ["--as-of", "2026-09-30"];
  await say("fund", "--name", fund, "--vintage", "2023", "--currency", "EUR");
  expect(await say("invite", ...anne, "--new-entity")).toContain("anne@ormes.example: invited.");
  expect(await say("invite", ...anne, "--language", "fr")).toContain("invited again");
  // What is not named stays: the language, too.
  expect(await say("invite", ...anne)).toContain("invited again");
  await say("commitment", ...stands, ...amounts, ...dated);
  writeFileSync(file, smallPdf("one"));
  expect(await say("publish", file, ...report)).toContain("Version 1 is there. Mails queued: 1.");
  expect(await say("publish", file, ...report)).toContain("Already there");
  writeFileSync(file, smallPdf("two"));
  expect(await say("publish", file, ...report)).toContain("Version 2");
  expect(await say("revoke", "--email", "Anne@ormes.example")).toContain("access closed");
  expect((await lp(env, "revoke", "--email", "anne@ormes.example")).said).toContain("no access");
}

async function expectLife(sql: Sql): Promise<void> {
  const [partner] = await sql("select name, language, revoked_at from public.partners");
  expect(partner).toMatchObject({ name: "Anne Martin", language: "fr" });
  expect(partner?.revoked_at).not.toBeNull();
  const [commitment] = await sql<{ called: string }>(
    "select paid_in::text as called from hooks.capital_accounts",
  );
  expect(commitment?.called).toBe("3250000.50");
  expect(await sql("select from public.documents")).toHaveLength(2);
}

/** For what may differ where there is no host beside it: the first command opens, and migrates. */
async function firstInvitation(env: Env): Promise<void> {
  const { code, said } = await lp(env, "invite", ...anne, "--new-entity");
  expect([code, said]).toEqual([0, expect.stringContaining("anne@ormes.example: invited.")]);
  await withDatabase(env, async (sql) => {
    expect(await sql("select name from public.partners")).toEqual([{ name: "Anne Martin" }]);
  });
}

test("on an embedded database that no host has open", async () => {
  await firstInvitation({ DATA_FOLDER: dataFolder() });
});

test("beside a database that a host has open", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  await withDatabase(env, async (sql) => {
    await wholeLife(env);
    await expectLife(sql);
  });
});

test("on a PostgreSQL server that was never migrated", async () => {
  const env = { DATA_FOLDER: emptyFolder(), DATABASE_URL: await newDatabase("template1") };
  if (!whole) return firstInvitation(env);
  await wholeLife(env);
  await withDatabase(env, expectLife);
});

test("finding: a fund is not made twice, and a change of it is called one", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  await withDatabase(env, async (sql) => {
    const said = async (name: string, vintage: string, currency = "EUR") => {
      const given = ["--name", name, "--vintage", vintage, "--currency", currency];
      return (await lp(env, "fund", ...given)).said.trim();
    };
    expect(await said(fund, "2023")).toBe(`${fund}: added, vintage 2023, EUR.`);
    expect(await said(`${fund} `, "2023")).toContain("is there already: vintage 2023, EUR.");
    expect(await said("confluence ii ", "2024")).toContain(`There is “${fund}” already`);
    expect(await said(fund, "2024", "USD")).toBe(
      `${fund}: changed from vintage 2023, EUR to vintage 2024, USD.`,
    );
    expect(await sql("select name, vintage, currency from public.funds")).toEqual([
      { name: fund, vintage: 2024, currency: "USD" },
    ]);
    const acts = await sql("select act from private.ledger where act like 'funds.%' order by 1");
    expect(acts).toEqual([{ act: "funds.add" }, { act: "funds.change" }]);
  });
});

test("finding: a server that is not there is said in a sentence", async () => {
  const env = { DATA_FOLDER: emptyFolder(), DATABASE_URL: "postgres://localhost:1/site" };
  const { code, said } = await lp(env, "revoke", "--email", "anne@ormes.example");
  expect([code, said]).toEqual([1, expect.stringContaining("The database does not answer (EC")]);
});

test("what is wrong is said in a sentence, and changes nothing", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  const page = join(env.DATA_FOLDER, "page.pdf");
  writeFileSync(page, "<html>");
  const table = join(env.DATA_FOLDER, "table.csv");
  writeFileSync(table, "a,b");
  const real = join(env.DATA_FOLDER, "real.pdf");
  writeFileSync(real, smallPdf("real"));
  await withDatabase(env, async (sql) => {
    for (const [name, args, words] of [
      ["invite", [], "Missing: --email, --name, --entity."],
      ["invite", anne, "Add --new-entity to make it."],
      ["invite", [...anne, "--role", "owner"], "--role is full or read."],
      ["invite", ["--email", "anne", ...anne.slice(2)], "is not an e-mail address"],
      ["invite", [...anne, "--new-entity", "--language", "de"], "--language is en or fr."],
      [
        "fund",
        ["--name", fund, "--vintage", "23", "--currency", "EUR"],
        "--vintage is a year, from",
      ],
      ["fund", ["--name", "C", "--vintage", "2023", "--currency", "EUR"], "from 2 to 200 char"],
      ["fund", ["--name", fund, "--vintage", "1789", "--currency", "EUR"], "from 1990 to 2100"],
      ["invite", [...anne, "--new-entity", "--until", "2026-02-30"], "is no day"],
      ["invite", [...anne, "--new-entity", "--until", "2020-01-31"], "2020-01-31 is over."],
      ["commitment", [...stands, ...amounts, "--as-of", "2099-01-01"], "is to come"],
      ["commitment", [...stands, ...amounts, "--as-of", "2099"], "is no day"],
      ["commitment", [...stands, ...tooMuch, "--as-of", "2026-09-30"], "is no amount"],
      ["publish", [env.DATA_FOLDER, ...report], "is no file"],
      ["publish", report, "Which file?"],
      ["publish", ["nowhere.pdf", ...report], "cannot be read"],
      ["publish", [page, ...report], "is not a .pdf file inside"],
      ["publish", [table, ...report], "Documents are .pdf or .xlsx files."],
      ["publish", [real, ...report], `There is no fund called ${fund}.`],
      ["publish", [real, ...report.slice(0, 3), "soon", "--type", "report"], "is no period"],
      ["publish", [real, ...report.slice(0, 5), "gossip"], "is no type"],
      ["revoke", ["--email", "nobody@ormes.example"], "no access that could be closed"],
    ] as const) {
      const { code, said } = await lp(env, name, ...args);
      expect([code, said]).toEqual([1, expect.stringContaining(words)]);
      expect(said).not.toMatch(/\n\s+at /);
    }
    expect(await sql("select from public.partner_entities")).toEqual([]);
    expect(await sql("select from public.documents")).toEqual([]);
  });
});
