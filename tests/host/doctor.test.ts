/** `npm run doctor` on a whole installation: host, proxy, mail server, names, certificate. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { createServer as createSecure } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { site } from "#content/site.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine/open-database.ts";
import { tombstonesIn } from "#server/engine/tombstones.ts";
import { version } from "#server/version.ts";
import { checkBackups, checkDatabase, checkDisk } from "../../scripts/doctor/machine.ts";
import { checkMailServer } from "../../scripts/doctor/mail.ts";
import { type Certificate, hasOpenssl, makeCertificate } from "../certificate.ts";
import { newDatabase } from "../db/backend.ts";
import { canMount, smallDisk } from "../faults/small-disk.ts";
import { startMailServer } from "../mail-server.ts";
import { startNameServer } from "../name-server.ts";
import { command } from "./command.ts";
import { dataFolder, emptyFolder, startHost } from "./host-process.ts";

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** TLS in front of the host, which says of a visitor what `headers` say. */
function proxy(certificate: Certificate, host: string, headers: Record<string, string>) {
  return createSecure(certificate, (asked, answer) => {
    const passed = { ...asked.headers, ...headers };
    const on = request(host + asked.url, { headers: passed, agent: false }, (answered) => {
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(answer);
    });
    on.on("error", () => answer.writeHead(502).end());
    asked.pipe(on);
  });
}

/** By part: its state, and all that was said of it. */
function read(stdout: string): Record<string, string> {
  return Object.fromEntries(
    stdout
      .split("\n")
      .filter((line) => /^(ok|look|wrong) /.test(line))
      .map((line) => [line.slice(7, 20).trim(), `${line.slice(0, 6).trim()}: ${line.slice(21)}`]),
  );
}

test.runIf(hasOpenssl)("the doctor reads an installation, and finds what was broken", async () => {
  const certificate = makeCertificate(60);
  const scratch = mkdtempSync(join(tmpdir(), "doctor-"));
  onTestFinished(() => rmSync(scratch, { recursive: true }));
  const authority = join(scratch, "authority.pem");
  writeFileSync(authority, certificate.authority);
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const domain = site.email.split("@")[1] ?? "";
  const names = await startNameServer({
    localhost: { addresses: ["127.0.0.1"] },
    [domain]: {
      texts: ["v=spf1 ip4:127.0.0.1 -all"],
      mailServers: [`in.${domain}`],
    },
    [`site._domainkey.${domain}`]: { texts: ["v=DKIM1; p=AAAA"] },
    [`_dmarc.${domain}`]: { texts: ["v=DMARC1; p=reject"] },
  });
  onTestFinished(names.close);
  const clock = await listen(createServer((_, response) => response.end()));
  const data = dataFolder();
  const host = await startHost({ DATA_FOLDER: data, SMTP_URL: mail.url });
  await host.formsOpen();

  const said = { "x-forwarded-for": "192.0.2.44", "x-forwarded-proto": "https" };
  const origin = `https://localhost:${await listen(proxy(certificate, host.url, said))}`;
  const env = {
    PATH: process.env.PATH ?? "",
    PORT: new URL(host.url).port,
    HOST: "127.0.0.1",
    DATA_FOLDER: data,
    SITE_ORIGIN: origin,
    TRUST_PROXY: "loopback",
    SMTP_URL: mail.url,
    DKIM_SELECTOR: "site",
    DOCTOR_DNS: names.address,
    DOCTOR_CLOCK: `http://127.0.0.1:${clock}`,
    NODE_EXTRA_CA_CERTS: authority,
  };
  await command("backup.ts", env);
  const sound = await command("doctor/doctor.ts", env);
  expect(sound.stderr).toBe("");
  const well = read(sound.stdout);
  for (const part of [
    "settings",
    "host",
    "owners",
    "database",
    "backups",
    "disk",
    "clock",
    "DNS",
    "https",
  ]) {
    expect([part, well[part]]).toEqual([part, expect.stringMatching(/^ok: /)]);
  }
  for (const part of ["proxy", "MX", "SPF", "DKIM", "DMARC"]) {
    expect([part, well[part]]).toEqual([part, expect.stringMatching(/^ok: /)]);
  }
  expect(well.https).toContain("59 days");
  expect(well["mail server"]).toMatch(/^look: .*without TLS/);
  // Nothing listens on port 80 here, and the site is a demonstration.
  expect(sound.stdout).toContain("0 wrong.");
  expect(sound.code).toBe(0);

  // Told nothing but the folder: it finds where the host is, and how that was started.
  const { PATH, DATA_FOLDER, SITE_ORIGIN, DOCTOR_DNS, DOCTOR_CLOCK, NODE_EXTRA_CA_CERTS } = env;
  const little = { PATH, DATA_FOLDER, SITE_ORIGIN, DOCTOR_DNS, DOCTOR_CLOCK, NODE_EXTRA_CA_CERTS };
  const alone = read((await command("doctor/doctor.ts", little)).stdout);
  expect(alone.host).toBe(`ok: Version ${version} is running, on port ${env.PORT}.`);
  for (const part of ["settings", "owners", "proxy", "mail server"]) {
    expect([part, alone[part]]).toEqual([part, well[part]]);
  }

  // The proxy no longer says https; the mail server is away; a migration is unknown to it.
  const mute = { "x-forwarded-for": "192.0.2.44" };
  const other = `https://localhost:${await listen(proxy(certificate, host.url, mute))}`;
  await mail.stop();
  const { sql, close } = await openDatabase(readConfig(env));
  const [last] = await sql<{ version: string }>(
    `delete from supabase_migrations.schema_migrations where version =
       (select max(version) from supabase_migrations.schema_migrations) returning version`,
  );
  await close();
  const broken = await command("doctor/doctor.ts", { ...env, SITE_ORIGIN: other });
  const found = read(broken.stdout);
  expect(found.proxy).toMatch(/^wrong: .*X-Forwarded-Proto/);
  expect(found["mail server"]).toMatch(/^wrong: No mail can leave/);
  expect(found.database).toContain(
    `wrong: 1 migrations are not applied, the first is ${last?.version}`,
  );
  expect(broken.code).toBe(1);

  // A host that was stopped, and settings that cannot be read.
  host.child.kill("SIGTERM");
  await host.ended;
  const stopped = read((await command("doctor/doctor.ts", env)).stdout);
  expect(stopped.host).toMatch(/^wrong: .*npm start/);
  expect(stopped.https).toMatch(/^wrong: /);
  const unread = await command("doctor/doctor.ts", { ...env, PORT: "many" });
  expect([unread.code, unread.stderr]).toEqual([1, expect.stringContaining("PORT is")]);
});

test("a PostgreSQL server that is there, one that lacks a migration, one that is away", async () => {
  const url = await newDatabase();
  const config = readConfig({ DATABASE_URL: url, DATA_FOLDER: emptyFolder() });
  const few = { part: "colleagues", state: "look" };
  expect(await checkDatabase(config)).toMatchObject([{ state: "ok" }, few]);
  const { sql, close } = await openDatabase(config);
  const hmac = await tombstonesIn(config.dataFolder).hmac("gone@doctor.example");
  await sql(
    `insert into private.person_requests
       (kind, address_hmac, language, due_at, done_at, account_erased)
     values ('erasure', $1, 'en', now(), now(), false)`,
    [hmac],
  );
  expect(await checkDatabase(config)).toMatchObject([{ state: "ok" }, few]);
  const second = readConfig({ DATABASE_URL: url, DATA_FOLDER: emptyFolder() });
  expect(await checkDatabase(second), "a second host, without the first one's key").toMatchObject([
    { state: "ok" },
    few,
    { state: "look", sentence: expect.stringContaining("secrets.json") },
  ]);
  await sql("delete from private.person_requests");
  await sql("delete from supabase_migrations.schema_migrations where version >= '20261122'");
  expect(await checkDatabase(config)).toMatchObject([{ state: "wrong" }]);
  await sql("drop schema supabase_migrations cascade");
  await close();
  expect(await checkDatabase(config)).toMatchObject([
    { state: "wrong", sentence: expect.stringContaining("no database of this site yet") },
  ]);
  expect(await checkBackups(config)).toMatchObject([
    { state: "look", sentence: expect.stringContaining("pg_dump") },
  ]);
  const away = readConfig({ DATABASE_URL: "postgres://owner@127.0.0.1:1/site" });
  expect(await checkDatabase(away)).toMatchObject([
    { state: "wrong", sentence: expect.stringContaining("ECONNREFUSED") },
  ]);
});

test("a mail server that refuses the password is told from one that is away", async () => {
  const server = new SMTPServer({
    secure: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === "right" ? done(null, { user: "site" }) : done(new Error("no")),
  });
  server.on("error", () => {});
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  onTestFinished(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  const at = (password: string) => checkMailServer(`smtp://site:${password}@127.0.0.1:${port}`);
  expect(await at("right")).toMatchObject([{ state: "look" }]);
  const [refused] = await at("of-yesterday");
  expect(refused).toMatchObject({ state: "wrong", sentence: expect.stringContaining("password") });
  expect(refused?.sentence).not.toContain("of-yesterday");
});

test("backups: none, one of today, one of last week, one of last month, one cut short", async () => {
  const folder = emptyFolder();
  const config = readConfig({ DATA_FOLDER: folder, BACKUP_EVERY: "24" });
  const now = Date.parse("2026-11-17T12:00:00Z");
  expect(await checkBackups(config, now)).toMatchObject([{ state: "wrong" }]);
  mkdirSync(join(folder, "backups"));
  const states: string[] = [];
  for (const day of ["2026-10-17", "2026-11-13", "2026-11-17"]) {
    writeFileSync(join(folder, "backups", `${day}T03-00-00Z.tar.gz`), gzipSync("tar"));
    states.push((await checkBackups(config, now))[0]?.state ?? "");
  }
  expect(states).toEqual(["wrong", "look", "ok"]);
  for (const bytes of [gzipSync("tar").subarray(0, -6), Buffer.alloc(0), Buffer.from("tar")]) {
    writeFileSync(join(folder, "backups", "2026-11-17T03-00-00Z.tar.gz"), bytes);
    expect(await checkBackups(config, now)).toMatchObject([
      { state: "wrong", sentence: expect.stringContaining("cannot be unpacked") },
    ]);
  }
  expect(await checkDisk(config)).toMatchObject([{ part: "disk" }]);
});

// Only root has a disk of its own that can be made so.
test.runIf(canMount)("a data folder that cannot be written to is wrong", async () => {
  const { folder } = smallDisk(200);
  const config = readConfig({ DATA_FOLDER: folder });
  expect(await checkDisk(config)).toMatchObject([{ state: "look" }]);
  execFileSync("mount", ["-o", "remount,ro", folder]);
  expect(await checkDisk(config)).toMatchObject([
    { part: "disk", state: "wrong", sentence: expect.stringContaining("can only be read") },
  ]);
});
