/** Everything behind the forms, opened in order: database, migrations, Lite, mail, retention. */
import { readFileSync } from "node:fs";
import type { Logger } from "pino";
import { makeDigests } from "#functions/_shared/digests.ts";
import { bringEditions } from "#functions/_shared/editions/bring.ts";
import { errorCode } from "#functions/_shared/error-code.ts";
import type { Tombstones } from "#functions/_shared/persons/tombstones.ts";
import { purge } from "#functions/_shared/purge.ts";
import type { Config } from "../config.ts";
import { keepBackups } from "../engine/backups.ts";
import type { Engine } from "../engine/engine.ts";
import { migrate } from "../engine/migrate.ts";
import { openEmbedded } from "../engine/pglite.ts";
import { openPostgres } from "../engine/postgres.ts";
import { prepareKeys, readKeys } from "../engine/secret-keys.ts";
import { type Secrets, secretsInDatabase, secretsInFolder } from "../engine/secrets.ts";
import { settleErasures, tombstonesIn } from "../engine/tombstones.ts";
import { startMail } from "../mail/start-mail.ts";
import type { MailWorker } from "../mail/worker.ts";
import type { BackendMetrics } from "../metrics/backend-metrics.ts";
import { bringBuiltTexts } from "./bring-built-texts.ts";
import { exportHead } from "./ledger-heads.ts";
import { type Lite, openLite } from "./lite.ts";
import { replaceClearTokens } from "./refresh-tokens.ts";
import { type TellTexts, watchTexts } from "./watch-texts.ts";

export type OpenBackend = {
  engine: Engine;
  lite: Lite;
  mail: MailWorker;
  tombstones: Tombstones;
  close(): Promise<void>;
};

/** Who hears of texts of the desk, who counts, and what is noted. */
export type Listeners = {
  tellTexts?: TellTexts;
  /** A migration failed, or what follows it. */
  tellUnprepared?: () => void;
  /** Notes what came with the program: editions of legal texts, and the texts of its pages. */
  bringEditions?: boolean;
  metrics?: BackendMetrics;
};

const purgeEvery = 60 * 60 * 1000;
const digestsEvery = 5 * 60 * 1000;

export async function openBackend(
  config: Config,
  log: Logger,
  { tellTexts, tellUnprepared, bringEditions: bringing = false, metrics }: Listeners = {},
): Promise<OpenBackend> {
  const { dataFolder, databaseUrl, takingOver = false, waitForDisk } = config;
  const engine = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded(dataFolder, { takingOver, waitForDisk });
  const lite = await prepare(engine, config, log, bringing).catch(async (error: unknown) => {
    // It will be tried again, and must not find the database taken by this very attempt.
    await engine.close();
    tellUnprepared?.();
    throw error;
  });

  const mail = startMail(engine.sql, config, log, metrics);
  const tidy = () => {
    purge(engine.sql).then(
      ({ removed, faults }) => {
        log.debug({ removed }, "purged");
        if (Object.keys(faults).length > 0) log.error({ faults }, "some rules could not be run");
      },
      (error) => log.error({ code: errorCode(error) }, "nothing could be purged"),
    );
    replaceClearTokens(engine.sql).catch((error) =>
      log.error({ code: errorCode(error) }, "tokens in clear text could not be replaced"),
    );
  };
  tidy();
  const tell = () =>
    makeDigests(engine.sql).then(
      (made) => made > 0 && mail.wake(),
      (error) => log.error({ code: errorCode(error) }, "no digest could be made"),
    );
  const telling = setInterval(tell, digestsEvery);
  tell();
  const exporting = exportHead(engine.sql, dataFolder, log, { atStart: true });
  const tidying = setInterval(() => {
    tidy();
    exportHead(engine.sql, dataFolder, log);
  }, purgeEvery);

  const stopWatching = tellTexts && watchTexts(engine.sql, config.lettersEvery, tellTexts, log);

  const { backupEvery, backupKeep } = config;
  const stopBackups =
    backupEvery && keepBackups(engine, { dataFolder, backupEvery, backupKeep }, log);

  return {
    engine,
    lite,
    mail,
    tombstones: tombstonesIn(dataFolder),
    async close() {
      clearInterval(tidying);
      clearInterval(telling);
      await exporting;
      await stopWatching?.();
      if (stopBackups) await stopBackups();
      await mail.stop();
      await engine.close();
    },
  };
}

async function prepare(
  engine: Engine,
  config: Config,
  log: Logger,
  bringing: boolean,
): Promise<Lite> {
  const { dataFolder, databaseUrl } = config;
  const prepared = Promise.withResolvers<Lite>();
  await engine.alone(async () => {
    const applied = await migrate(engine);
    if (applied.length > 0) log.info({ applied }, "migrated");
    const changed = bringing ? await bringEditions(engine.sql) : [];
    if (bringing) await bringBuiltTexts(engine.sql, config.siteFolder);
    if (changed.length > 0) log.error({ changed }, "editions differ from what the ledger says");
    const { rows, otherKey, unread } = await settleErasures(engine.sql, dataFolder);
    if (rows > 0) log.warn({ rows }, "erased again what a restore had brought back");
    if (otherKey > 0) log.error({ otherKey }, "the key to erasures is missing: secrets.json");
    if (unread > 0) log.warn({ unread }, "lines that cannot be read: erasures.jsonl");
    // Kept where the file goes missing while the host runs: who is signed in stays so.
    let keys: readonly string[] = [];
    const readSecrets = async (): Promise<Secrets> => {
      if (!databaseUrl) return secretsInFolder(dataFolder);
      const found = readKeys(config);
      if (found.length > 0) keys = found;
      return secretsInDatabase(engine.sql, keys);
    };
    if (config.seedFile) await seed(engine, config.seedFile);
    // Without it everything works but the codes of apps.
    await prepareKeys(engine.sql, config, log).catch((error) =>
      log.error({ code: errorCode(error) }, "no key for secrets could be made"),
    );
    prepared.resolve(await openLite(engine, await readSecrets(), readSecrets));
  });
  return prepared.promise;
}

async function seed(engine: Engine, file: string): Promise<void> {
  const funds = await engine.sql("select from public.funds limit 1");
  if (funds.length === 0) await engine.script(readFileSync(file, "utf8"));
}
