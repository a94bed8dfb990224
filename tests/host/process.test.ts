/** One host and its folder: who may have it, what is kept secret, how it stops. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPglite } from "#server/engine/pglite.ts";
import { whole } from "../whole.ts";
import { command } from "./command.ts";
import { type Answered, dataFolder, referenceIn, startHost } from "./host-process.ts";

test("a second host on the same folder says so and ends; the first goes on, and its secrets are this user's alone and never logged", async () => {
  const folder = dataFolder();
  const host = await startHost({ DATA_FOLDER: folder, LOG_LEVEL: "trace" });
  await host.formsOpen();
  const second = await command("../server/main.ts", { DATA_FOLDER: folder, PORT: "0" });
  // Findings, operations: it first said where the site is, and was refused after that.
  expect(second).toEqual({
    code: 1,
    stdout: "",
    stderr: `Another host has the data in ${folder} open. Stop it, or set DATA_FOLDER to another folder.\n`,
  });
  expect((await host.send()).status).toBe(201);
  const file = join(folder, "secrets.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { jwtSecret } = JSON.parse(readFileSync(file, "utf8"));
  expect(jwtSecret.length).toBeGreaterThanOrEqual(43);
  host.child.kill("SIGTERM");
  expect(await host.ended).toBe(0);
  expect(host.said(), "its last lines").toMatch(/"path":"\/functions\/v1\/contact".*"stopping"/s);
  expect(host.said()).not.toContain(jwtSecret);
  expect(host.said()).not.toMatch(/sb_secret_|Claire|sender\.example|rencontrer/);
});

test.runIf(whole)(
  "told to stop under load, the host answers what it has taken, and keeps all of it",
  async () => {
    const folder = dataFolder();
    const host = await startHost({ DATA_FOLDER: folder });
    await host.formsOpen();
    const answered: Answered[] = [];
    let afterSignal = 0;
    const sending = Array.from({ length: 40 }, async () => {
      const answer = await host.send().catch(() => undefined);
      if (!answer) return;
      answered.push(answer);
      if (host.child.killed) afterSignal += 1;
      else host.child.kill("SIGTERM");
    });
    await Promise.all(sending);
    expect(await host.ended).toBe(0);
    expect(afterSignal, "some were under way").toBeGreaterThan(0);
    expect(answered.map(({ status }) => status)).toEqual(Array(answered.length).fill(201));

    const { sql, close } = await openPglite(join(folder, "database"));
    const stored = await sql<{ reference: string }>(
      "select reference from private.contact_messages",
    );
    await close();
    const references = stored.map(({ reference }) => reference);
    expect(references).toEqual(expect.arrayContaining(answered.map(referenceIn)));
  },
);
