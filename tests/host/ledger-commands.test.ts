/** The ledger from the terminal: verified, and written by every command of the firm. */

import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newDatabase } from "../db/backend.ts";
import { rechained } from "../rechained.ts";
import { command } from "./command.ts";
import { dataFolder, emptyFolder } from "./host-process.ts";
import { type Env, withDatabase, withHost } from "./with-host.ts";

const verify = (env: Env, ...args: string[]) => command("ledger/verify.ts", env, ...args);
const fill =
  "select private.note(null, 'Anne', 'mail.send', 'mail:' || n) from generate_series(1, 9) as n";
const heads = (env: Env) => readFileSync(join(env.DATA_FOLDER ?? "", "ledger-heads.txt"), "utf8");

test.each(["embedded", "postgres"])(
  "a whole ledger is said to be whole, a changed one fails, on the %s engine",
  async (engine) => {
    const env: Env =
      engine === "postgres"
        ? { DATA_FOLDER: emptyFolder(), DATABASE_URL: await newDatabase() }
        : { DATA_FOLDER: dataFolder() };
    await withDatabase(env, (sql) => sql(fill));
    // The start after it exports the head.
    await withHost(env, async ({ engine: { sql } }) => {
      const whole = await verify(env);
      expect([whole.code, whole.stderr]).toEqual([0, ""]);
      expect(whole.stdout).toContain("The ledger is whole: 9 rows, 1 exported heads agree.");
      expect(heads(env)).toMatch(/^\d{4}-\d\d-\d\d 9 [0-9a-f]{64}\n$/);
      await sql("alter table private.ledger disable trigger all");
      await sql("update private.ledger set actor_name = 'Eve' where seq = 4");
      const changed = await verify(env);
      expect(changed).toEqual({
        code: 1,
        stdout: "",
        stderr: "The ledger is broken at row 4: it is not what was written.\n",
      });
      await sql(rechained);
      const rewritten = await verify(env);
      expect([rewritten.code, rewritten.stdout]).toEqual([1, ""]);
      expect(rewritten.stderr).toMatch(
        /broken at row 9 or before: the head exported on .* another/,
      );
      await sql("delete from private.ledger where seq >= 9");
      expect((await verify(env)).stderr).toMatch(/broken at row 9: it was the head on .*gone/);
    });
  },
);

test("a copy of the heads that is kept elsewhere is compared as well", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  const copy = join(env.DATA_FOLDER, "copy.txt");
  await withDatabase(env, async (sql) => {
    await sql(fill);
    writeFileSync(copy, `2026-11-15 3 ${"0".repeat(64)}\n`);
    expect((await verify(env, "--heads", copy)).code).toBe(1);
    expect((await verify(env)).code).toBe(0);
    writeFileSync(copy, "2026-11-15 3 cut short\n");
    expect(await verify(env, "--heads", copy)).toEqual({
      code: 1,
      stdout: "",
      stderr: `${copy} holds no head of the ledger: nothing was compared.\n`,
    });
    expect((await verify(env, "--heads", join(env.DATA_FOLDER, "none"))).stderr).toContain(
      "There is no file",
    );
  });
});

test("every command is a row, with no address in it", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  await withDatabase(env, async (sql) => {
    const say = async (script: string, ...args: string[]) => {
      const { code, stderr } = await command(script, env, ...args);
      expect([script, code, stderr]).toEqual([script, 0, ""]);
    };
    const email = ["--email", "anne@ormes.example"];
    const entity = "Ormes foundation";
    await sql(
      "select private.invite_partner('anne@ormes.example', 'Anne Martin', $1, 'en', true)",
      [entity],
    );
    await say("lp/revoke.ts", ...email, "--entity", entity);
    await say("lp/revoke.ts", ...email);
    expect((await command("lp/revoke.ts", env, ...email)).code).toBe(1);
    const bruno = ["--email", "bruno@firm.example"];
    await say("staff/invite.ts", ...bruno, "--name", "Bruno Weber", "--role", "compliance");
    await say("staff/reset-factors.ts", ...bruno);
    await say("export-subscribers.ts", join(env.DATA_FOLDER, "subscribers.csv"));
    await say("backup.ts");
    await say("ledger/verify.ts");
    const rows = await sql<{ act: string; about: string; actor: string | null; row: string }>(
      "select act, about, actor, ledger::text as row from private.ledger order by seq",
    );
    expect(rows.map(({ act }) => act)).toEqual([
      "partners.end-membership",
      "partners.revoke",
      "staff.invite",
      "staff.reset-factors",
      "subscribers.export",
      "database.backup",
      "ledger.verify",
    ]);
    for (const { row, actor } of rows) {
      expect(row).toContain("(terminal)");
      expect(row).not.toMatch(/@|Anne|Bruno/);
      expect(actor).toBeNull();
    }
    const [person] = await sql<{ id: string }>(
      "select id from auth.users where email = 'anne@ormes.example'",
    );
    expect(rows[0]?.about).toBe(`partner:${person?.id}`);
  });
});

test("a restore is a row, and heads of what it replaced bind no more", async () => {
  const env = { DATA_FOLDER: dataFolder() };
  const { stdout } = await withDatabase(env, async (sql) => {
    await sql(fill);
    const backup = await command("backup.ts", env);
    await sql(fill);
    return backup;
  });
  await withHost(env, async () => {});
  expect(heads(env)).toMatch(/ 19 /);
  const copy = join(env.DATA_FOLDER, "copy.txt");
  writeFileSync(copy, heads(env));
  const restored = await command("restore.ts", env, stdout.trim());
  expect([restored.code, restored.stderr]).toEqual([0, ""]);
  // By itself, with no host beside it.
  const verified = await verify(env);
  expect([verified.code, verified.stderr]).toEqual([0, ""]);
  await withDatabase(env, async (sql) => {
    const rows = await sql("select act from private.ledger where seq > 9 order by seq");
    expect(rows.map(({ act }) => act)).toEqual(["database.restore", "ledger.verify"]);
    // A line that says nothing is no head.
    appendFileSync(join(env.DATA_FOLDER, "ledger-heads.txt"), "nonsense\n");
    expect((await verify(env)).code).toBe(0);

    // Findings, operate 8: a copy from before it read as a forgery, and whose word is to be taken
    // for the restore is the administrator's.
    const asked = await verify(env, "--heads", copy);
    expect([asked.code, asked.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^Row 19 was the head on .* If that restore was yours, .*--restored 10;/,
      ),
    ]);
    const ours = await verify(env, "--heads", copy, "--restored", "10");
    expect([ours.code, ours.stderr]).toEqual([0, ""]);
    expect(ours.stdout).toContain("1 heads were of rows that the restore at row 10 replaced.");
    expect((await verify(env, "--restored", "9")).stderr).toBe("Row 9 notes no restore.\n");
    // What was exported of rows that the restore kept still binds.
    writeFileSync(copy, `2026-01-01 3 ${"0".repeat(64)}\n`);
    const forged = await verify(env, "--heads", copy, "--restored", "10");
    expect([forged.code, forged.stderr]).toEqual([1, expect.stringContaining("written anew")]);
  });
});
