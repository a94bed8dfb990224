/** Checks of this machine: the host, its disk, its database, its backups. */
import { createReadStream } from "node:fs";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { enoughApprovers } from "#core/limits.ts";
import { keyOf, knownErasures } from "#functions/_shared/persons/tombstones.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { disk, freeIn, type Part } from "#server/backend/readiness.ts";
import type { Config } from "#server/config.ts";
import { backupsIn, takenAt } from "#server/engine/backups.ts";
import { hostIsRunning, runningHost } from "#server/engine/data-folder.ts";
import { troubleIn } from "#server/engine/disk-trouble.ts";
import { missingMigrations } from "#server/engine/migrate.ts";
import { MigrationRefused } from "#server/engine/migrations.ts";
import { hasSecrets } from "#server/engine/secrets.ts";
import { tombstonesIn } from "#server/engine/tombstones.ts";
import { readHostState } from "#server/host-state.ts";
import { version } from "#server/version.ts";
import { codeOf, type Finding, findingsOf } from "./finding.ts";
import { checkMark } from "./settings.ts";

const hour = 3_600_000;
const patience = 10_000;
const states = { ok: "ok", amiss: "look", failed: "wrong" } as const;

/**
 * Asks the host where it says that it is, or else where the settings say. Its answers about `database`, `disk` and `mail server` are left
 * out, since the doctor checks those itself.
 */
export async function checkHost(config: Config): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("host");
  const { host, port } = readHostState(config.dataFolder) ?? config;
  const own = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  const told = await askHost(own, port, "/readyz").catch(codeOf);
  if (typeof told === "string") {
    return wrong(`Nothing answers on port ${port} of ${own} (${told}). Start it: npm start`);
  }
  const { version: running } = await askHost(own, port, "/healthz").catch(() => ({}) as Told);
  const others = (told.parts ?? []).filter(({ part }) =>
    ["backend", "worker", "queue", "letters"].includes(part),
  );
  const amiss = others
    .filter(({ state }) => state !== "ok")
    .map(({ part, state, sentence }) => ({ part, state: states[state], sentence }));
  const another = look(
    `It runs version ${running ?? "before 1.0.0"}, and this folder has ${version}: put this one in its place (npm run update), or ask in the other's folder.`,
  );
  const itself = ok(`Version ${version} is running, on port ${port}.`);
  return [...(running === version ? itself : another), ...amiss];
}

type Told = { parts?: Part[]; version?: string };

function askHost(host: string, port: number, path: string): Promise<Told> {
  return new Promise((done, failed) => {
    const asked = request({ host, port, path, agent: false }, (response) => {
      text(response)
        .then((body) => done(JSON.parse(body)), failed)
        .catch(failed);
    });
    asked.setTimeout(patience, () => asked.destroy());
    asked.on("error", failed).end();
  });
}

export async function checkDisk({ dataFolder }: Config): Promise<Finding[]> {
  const trouble = troubleIn(dataFolder);
  if (trouble) return findingsOf("disk").wrong(trouble);
  const { part, state, sentence } = disk(freeIn(dataFolder));
  return [{ part, state: states[state], sentence }];
}

/**
 * Checks the database without changing it: missing migrations are applied by the host when it
 * starts.
 */
export async function checkDatabase({ databaseUrl, dataFolder }: Config): Promise<Finding[]> {
  const { look, wrong } = findingsOf("database");
  if (!databaseUrl) {
    if (await hostIsRunning(dataFolder)) return checkMigrations(runningHost(dataFolder).sql);
    return look(`No host has ${dataFolder} open: start it, then ask again.`);
  }
  const { openPostgres } = await import("#server/engine/postgres.ts");
  const opened = await openPostgres(databaseUrl).catch(codeOf);
  if (typeof opened === "string") {
    return wrong(`It cannot be reached (${opened}): look at DATABASE_URL, and whether it runs.`);
  }
  try {
    return [
      ...(await checkMigrations(opened.sql)),
      ...(await checkErasureKey(opened.sql, dataFolder)),
    ];
  } finally {
    await opened.close();
  }
}

/**
 * A host without a key for erasures makes its own. With different keys, a host cannot recognise
 * what another erased.
 */
async function checkErasureKey(sql: Sql, folder: string): Promise<Finding[]> {
  const made = await knownErasures(sql).catch(() => []);
  const own = hasSecrets(folder) ? keyOf(await tombstonesIn(folder).hmac("")) : "";
  if (made.every(({ hmac }) => keyOf(hmac) === own)) return [];
  return findingsOf("database").look(
    `Some erasures were made with another key than that of ${folder}: give every host the secrets.json of the one that made them.`,
  );
}

async function checkMigrations(sql: Sql): Promise<Finding[]> {
  const { ok, wrong } = findingsOf("database");
  const missing = await missingMigrations(sql).catch((error: unknown) =>
    error instanceof MigrationRefused ? error : codeOf(error),
  );
  if (missing instanceof MigrationRefused) return wrong(missing.message);
  if (typeof missing === "string") {
    return wrong(`It is no database of this site yet (${missing}): start the host once.`);
  }
  if (missing.length === 0) {
    return [
      ...ok("It answers, and every migration is applied."),
      ...(await checkColleagues(sql)),
      ...(await checkMark(sql)),
    ];
  }
  return wrong(
    `${missing.length} migrations are not applied, the first is ${missing[0]}: put this version in place with npm run update.`,
  );
}

/** With fewer than three who could be the second person, one absence stops what takes two. */
async function checkColleagues(sql: Sql): Promise<Finding[]> {
  const { ok, look } = findingsOf("colleagues");
  const [row] = await sql<{ count: number }>(
    "select count(*)::int as count from private.established_approvers()",
  );
  const count = row?.count ?? 0;
  if (count >= enoughApprovers) return ok(`${count} can be the second person where it takes two.`);
  return look(
    `${count} can be the second person where it takes two (established, with a factor shown within thirty days); below ${enoughApprovers}, one absence stops releases and rights. Let another in: npm run staff:invite`,
  );
}

export async function checkBackups(config: Config, now = Date.now()): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("backups");
  const { databaseUrl, dataFolder, backupEvery } = config;
  if (databaseUrl) return checkArchive(databaseUrl);
  const newest = backupsIn(dataFolder).at(-1);
  if (!newest) {
    return wrong("There is none: set BACKUP_EVERY=24, or take one: npm run backup");
  }
  const unread = await unpack(newest).then(() => undefined, codeOf);
  if (unread) {
    return wrong(`The newest cannot be unpacked (${unread}): take another one, npm run backup`);
  }
  const hours = Math.round((now - takenAt(newest)) / hour);
  const sentence = `The newest is ${hours} hours old`;
  if (hours > 7 * 24)
    return wrong(`${sentence}: take one (npm run backup), and set BACKUP_EVERY=24.`);
  // Two backups in a row are missing.
  if (hours > (2 * (backupEvery ?? 24 * hour)) / hour) {
    return look(`${sentence}: see why none was taken since, and set BACKUP_EVERY=24.`);
  }
  return ok(`${sentence}. Copy it to another machine; npm run backup:verify tries it.`);
}

/**
 * Unpacks the whole file, since the checksum is at its end: one that is empty or cut short fails.
 */
async function unpack(file: string): Promise<void> {
  let length = 0;
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const some of bytes) length += some.length;
  });
  if (length === 0) throw Object.assign(new Error("nothing is in it"), { code: "empty" });
}

/**
 * A PostgreSQL server is backed up by its owner; all it can tell is whether it archives its
 * changes.
 */
async function checkArchive(databaseUrl: string): Promise<Finding[]> {
  const { ok, look } = findingsOf("backups");
  const { openPostgres } = await import("#server/engine/postgres.ts");
  const { sql, close } = await openPostgres(databaseUrl);
  try {
    const [told] = await sql<{ on: boolean; failing: boolean }>(
      `select current_setting('archive_mode') <> 'off' as on,
         last_failed_time > coalesce(last_archived_time, '-infinity') as failing
       from pg_stat_archiver`,
    );
    if (!told?.on)
      return look("The server keeps no archive of its changes: see that pg_dump runs daily.");
    if (told.failing) return look("The server fails to archive its changes: look at its log.");
    return ok("The server archives its changes.");
  } finally {
    await close();
  }
}
