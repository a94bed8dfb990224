import postgres from "postgres";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { publicKey } from "#server/backend/ask-lite.ts";
import { type PostgresServer, startPostgres } from "../db/postgres-server.ts";
import { startMailServer } from "../mail-server.ts";
import { until } from "../until.ts";
import { whole } from "../whole.ts";
import { type Answered, emptyFolder, type HostProcess, startHost } from "./host-process.ts";

// Of its own, because it is going to be stopped.
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

async function newDatabase(name: string): Promise<string> {
  await asAdministrator(`create database ${name}`);
  return server.url(name);
}

async function asAdministrator(...statements: string[]): Promise<void> {
  const admin = postgres(server.url("postgres"), { max: 1 });
  for (const statement of statements) await admin.unsafe(statement);
  await admin.end();
}

function subscribe(host: HostProcess, email: string): Promise<Answered> {
  return host.ask("/rest/v1/newsletter_subscribers", {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
}

function sendPlainForm(host: HostProcess): Promise<Answered> {
  return host.ask("/functions/v1/newsletter-subscribe", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "email=form%40visitor.example&language=en",
  });
}

/** A clear answer, without anything of our insides. */
function expectUnavailable({ status, body }: Answered): void {
  expect(status).toBe(503);
  expect(JSON.parse(body).code).toBe("unavailable");
  expect(body).not.toMatch(/ECONN|postgres|node_modules|\.ts:| at /);
}

// First, while the server does not know the roles of the API yet.
test.runIf(whole)(
  "a user who owns the database and may create roles is enough, and who may not is told",
  async () => {
    const url = new URL(await newDatabase("owned"));
    await asAdministrator("create role humble login", "alter database owned owner to humble");
    url.username = "humble";
    const host = await startHost({ DATABASE_URL: url.href, DATA_FOLDER: emptyFolder() });
    const refused = () => expect(host.said()).toContain("permission denied to create role");
    await until(refused);
    await asAdministrator("alter role humble createrole");
    await host.formsOpen();
    expect((await subscribe(host, "a@visitor.example")).status).toBe(201);
    expect((await host.send()).status).toBe(201);
  },
);

test.runIf(whole)(
  "PostgreSQL stopped and started again under a running host: clear errors, then all is well",
  async () => {
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    await mail.stop();
    const env = { DATABASE_URL: await newDatabase("restarted"), SMTP_URL: mail.url };
    const host = await startHost({ ...env, DATA_FOLDER: emptyFolder() });
    await host.formsOpen();
    const before = await Promise.all([host.send(), host.send(), host.send()]);
    expect(before.map(({ status }) => status)).toEqual([201, 201, 201]);

    await server.stop();
    const meanwhile = await Promise.all([
      host.send(),
      host.send(),
      subscribe(host, "a@visitor.example"),
    ]);
    for (const answered of meanwhile) expectUnavailable(answered);
    // Again, now that every connection is known to be lost.
    expectUnavailable(await host.send());
    expectUnavailable(await subscribe(host, "a@visitor.example"));
    expect((await sendPlainForm(host)).status).toBe(303);
    expect((await host.ask("/")).status).toBe(200);
    expect(host.child.exitCode).toBeNull();

    await server.start();
    await mail.start();
    await until(async () => expect((await host.send()).status).toBe(201));
    await until(async () => {
      expect((await subscribe(host, "b@visitor.example")).status).toBe(201);
    });
    // Those from before, and the one from after.
    await until(() => expect(mail.mails).toHaveLength(8));
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(8);
    expect(host.said()).not.toMatch(/\n\s+at |visitor\.example|sender\.example/);
  },
);

test.runIf(whole)(
  "a host started before its database serves pages, and opens the forms by itself",
  async () => {
    const databaseUrl = await newDatabase("later");
    await server.stop();
    const host = await startHost({ DATABASE_URL: databaseUrl, DATA_FOLDER: emptyFolder() });
    expect((await host.ask("/")).status).toBe(200);
    expectUnavailable(await host.send());
    expect((await host.ask("/healthz")).body).toContain('"forms":"opening"');
    await until(() => expect(host.said()).toContain("could not be opened; trying again"));
    expectUnavailable(await host.send());

    await server.start();
    await host.formsOpen();
    expect((await host.send()).status).toBe(201);
  },
);
