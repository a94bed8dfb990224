/** The commands about persons: alone, beside an open database, on PostgreSQL, and only while few. */
import { expect, test } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { newDatabase } from "../db/backend.ts";
import { whole } from "../whole.ts";
import { command } from "./command.ts";
import { dataFolder, emptyFolder } from "./host-process.ts";
import { type Env, withDatabase } from "./with-host.ts";

async function run(env: Env, name: string, ...args: string[]) {
  const { code, stdout, stderr } = await command(`${name}.ts`, env, ...args);
  return { code, said: stdout + stderr };
}

const invite = (env: Env, email: string, role = "compliance") =>
  run(env, "staff/invite", "--email", email, "--name", `Colleague ${email[0]}`, "--role", role);

/** As after the link of the mail: a password, and a factor that was shown just now. */
function comeIn(sql: Sql, email: string) {
  return sql(
    `with person as (
       update auth.users set encrypted_password = 'x' where email = $1 returning id
     )
     insert into private.factors (user_id, kind, name, secret)
     select id, 'code', 'App', 'x' from person`,
    [email],
  );
}

const toldOf = (sql: Sql, act: string) =>
  sql<{ email: string; subject_name: string }>(
    `select users.email, subject_name from private.colleague_notices as notices
     join auth.users on users.id = notices.user_id
     join private.outbox on outbox.about = notices.id and outbox.template = 'staff-notice'
     where notices.act = $1 order by notices.at, users.email`,
    [act],
  );

/** For what may differ where there is no host beside it: the first command opens, and migrates. */
async function firstInvitation(env: Env): Promise<void> {
  const { code, said } = await invite(env, "anne@firm.example");
  expect([code, said]).toEqual([0, expect.stringContaining("anne@firm.example: invited.")]);
  await withDatabase(env, async (sql) => {
    expect(await sql("select name from private.staff")).toEqual([{ name: "Colleague a" }]);
  });
}

test("on an embedded database that no host has open", async () => {
  await firstInvitation({ DATA_FOLDER: dataFolder() });
});

test("on a PostgreSQL server that was never migrated", async () => {
  await firstInvitation({
    DATA_FOLDER: emptyFolder(),
    DATABASE_URL: await newDatabase("template1"),
  });
});

test.each(whole ? (["embedded", "postgres"] as const) : (["embedded"] as const))(
  "three are let in and count as established, all are told, and then it is the desk's: %s",
  async (engine) => {
    const env: Env =
      engine === "postgres"
        ? { DATA_FOLDER: emptyFolder(), DATABASE_URL: await newDatabase() }
        : { DATA_FOLDER: dataFolder() };
    await withDatabase(env, async (sql) => {
      const emails = ["anne", "bruno", "chloe"].map((name) => `${name}@firm.example`);
      expect((await invite(env, "reader@firm.example", "reader")).code).toBe(0);
      for (const email of emails) {
        expect((await invite(env, email)).code).toBe(0);
        await comeIn(sql, email);
      }
      const count = () => sql("select count(*)::int as few from private.established_approvers()");
      expect(await count()).toEqual([{ few: 3 }]);
      // Everyone who has come, but whom it concerns.
      expect((await toldOf(sql, "staff.invite")).map(({ email }) => email[0]).join("")).toBe("aab");
      for (const refused of [
        await invite(env, "mallory@firm.example"),
        await run(env, "staff/reset-factors", "--email", "anne@firm.example"),
      ]) {
        expect(refused).toEqual({
          code: 1,
          said: expect.stringContaining("it is not done from the terminal"),
        });
      }
      expect(await sql("select from auth.users where email like 'mallory%'")).toEqual([]);

      // A departure: shutting out takes one, and opens the terminal for whoever comes next.
      await sql(
        "select private.revoke_staff((select id from auth.users where email = $1), null, 'x')",
        ["chloe@firm.example"],
      );
      expect((await invite(env, "dora@firm.example")).code).toBe(0);
      await comeIn(sql, "dora@firm.example");
      const [dora] = await sql(
        "select private.is_established(id) as counts from auth.users where email like 'dora%'",
      );
      // There were three already: who comes now waits, or two say that they count.
      expect(dora).toEqual({ counts: false });
      const reset = await run(env, "staff/reset-factors", "--email", "anne@firm.example");
      expect(reset).toEqual({ code: 0, said: expect.stringMatching(/code: \d{4} \d{4}/) });
      expect(await toldOf(sql, "staff.reset-factors")).toHaveLength(2);
      expect(await count()).toEqual([{ few: 1 }]);
    });
  },
);

test("finding: a server that is not there is said in a sentence", async () => {
  const env = { DATA_FOLDER: emptyFolder(), DATABASE_URL: "postgres://localhost:1/site" };
  const { code, said } = await run(env, "lp/revoke", "--email", "anne@ormes.example");
  expect([code, said]).toEqual([1, expect.stringContaining("The database does not answer (EC")]);
});

test("what is wrong is said in a sentence, and changes nothing", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  const anne = ["--email", "anne@firm.example", "--name", "Anne Martin"];
  await withDatabase(env, async (sql) => {
    for (const [name, args, words] of [
      ["staff/invite", [], "Missing: --email, --name, --role."],
      ["staff/invite", [...anne, "--role", "king"], "There is no role king"],
      ["staff/invite", [...anne, "--role", "reader", "--language", "de"], "--language is en or fr"],
      [
        "staff/invite",
        ["--email", "anne", ...anne.slice(2), "--role", "reader"],
        "is not an e-mail",
      ],
      ["staff/reset-factors", ["--email", "nobody@firm.example"], "is no colleague's address"],
      ["lp/revoke", ["--email", "nobody@ormes.example"], "no access that could be closed"],
    ] as const) {
      const { code, said } = await run(env, name, ...args);
      expect([code, said]).toEqual([1, expect.stringContaining(words)]);
      expect(said).not.toMatch(/\n\s+at /);
    }
    expect(await sql("select from auth.users")).toEqual([]);
    expect(await sql("select from private.ledger")).toEqual([]);
  });
});
