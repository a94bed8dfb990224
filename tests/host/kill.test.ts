import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hostIsRunning, runningHost } from "#server/engine/data-folder.ts";
import { startMailServer } from "../mail-server.ts";
import { until } from "../until.ts";
import { whole } from "../whole.ts";
import {
  dataFolder,
  emptyFolder,
  type HostProcess,
  referenceIn,
  startHost,
} from "./host-process.ts";

/** Sends from several visitors at once until the host is gone; answers what was acknowledged. */
async function sendUntilKilled(host: HostProcess, killAfter: number): Promise<string[]> {
  const acknowledged: string[] = [];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      while (host.child.exitCode === null && !host.child.killed) {
        const answered = await host.send().catch(() => undefined);
        if (answered?.status === 201) acknowledged.push(referenceIn(answered));
        if (acknowledged.length >= killAfter) host.child.kill("SIGKILL");
      }
    }),
  );
  await host.ended;
  return acknowledged;
}

test("killed under load, the host leaves no backend behind, and loses no acknowledged message, no mail and no secret", async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const folder = dataFolder();
  const env = { DATA_FOLDER: folder, SMTP_URL: mail.url };
  const killed = await startHost(env);
  await killed.formsOpen();
  // Three times, on both engines and with readers beside: `npm run test:faults`.
  const acknowledged = await sendUntilKilled(killed, 20);
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  await until(async () => expect(await hostIsRunning(folder)).toBe(false));
  const secrets = readFileSync(join(folder, "secrets.json"), "utf8");

  const host = await startHost(env);
  await host.formsOpen();
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe(secrets);
  const { sql } = runningHost(folder);
  const messages = await sql<{ reference: string; mails: number }>(
    `select reference, (
       select count(*)::integer from private.outbox where about = messages.id
     ) as mails
     from private.contact_messages as messages`,
  );
  const stored = new Set(messages.map(({ reference }) => reference));
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(messages.filter(({ mails }) => mails !== 2)).toEqual([]);

  // What the killed workers held is lent for five minutes: they are over.
  await sql("update private.outbox set next_attempt_at = now() where state = 'queued'");
  await until(async () => {
    expect(await sql("select from private.outbox where state <> 'sent'")).toHaveLength(0);
  });
  const mails = await sql<{ id: string }>("select id from private.outbox");
  const arrived = mail.mails.map(({ messageId }) => messageId?.slice(1, 37));
  expect(mails.filter(({ id }) => !arrived.includes(id))).toEqual([]);
  // A mail that was taken in the very moment of the kill comes twice, under the same Message-ID.
  expect(arrived.length - mails.length).toBeLessThanOrEqual(1);
});

test("finding: a host killed while its backend starts anew leaves no process, no unhandled error and no folder behind", async () => {
  const env = { DATA_FOLDER: dataFolder(), TMPDIR: emptyFolder() };
  const host = await startHost(env);
  await host.formsOpen();
  const backends = () =>
    [...host.said().matchAll(/"pid":(\d+),"msg":"the backend starts"/g)].map(([, pid]) =>
      Number(pid),
    );
  await until(() => expect(backends()).toHaveLength(1));
  process.kill(backends()[0] ?? 0, "SIGKILL");
  await until(() => expect(backends()).toHaveLength(2));
  host.child.kill("SIGKILL");
  // Both write into one pipe, which is closed once both have ended.
  await host.ended;
  expect(host.said()).not.toMatch(/EPIPE|Unhandled|Error:/);
  const left = () => readdirSync(env.TMPDIR).filter((name) => name.startsWith("backend-"));
  expect(left()).toHaveLength(1);
  // Before its own backend starts, the next one removes what is left.
  const next = await startHost(env);
  expect(left()).toEqual([expect.stringMatching(`^backend-${next.child.pid}-`)]);
});

test.runIf(whole)(
  "killed while it makes its first database, the host makes it at the next start",
  async () => {
    const folder = join(emptyFolder(), "new");
    const making = join(folder, "database.making");
    const first = await startHost({ DATA_FOLDER: folder });
    await until(
      () => expect(readdirSync(making, { recursive: true }).length).toBeGreaterThan(500),
      10,
    );
    first.child.kill("SIGKILL");
    await first.ended;
    expect(existsSync(join(folder, "database"))).toBe(false);

    const second = await startHost({ DATA_FOLDER: folder });
    await second.formsOpen();
    expect((await second.send()).status).toBe(201);
    expect(existsSync(making)).toBe(false);
  },
);
