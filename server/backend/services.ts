/** Everything behind the forms, opened in order: database, migrations, Lite, mail, retention. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { deliverDue } from "#functions/_shared/outbox/deliver.ts";
import { purge } from "#functions/_shared/purge.ts";
import type { Config } from "../config.ts";
import { type Controls, takeFolder } from "../engine/control.ts";
import type { Engine } from "../engine/engine.ts";
import { migrate } from "../engine/migrate.ts";
import { openPglite } from "../engine/pglite.ts";
import { openPostgres } from "../engine/postgres.ts";
import { type Secrets, secretsInDatabase, secretsInFolder } from "../engine/secrets.ts";
import { mailSender } from "../mail/sender.ts";
import { type MailWorker, startMailWorker } from "../mail/worker.ts";
import { errorCode } from "./error-code.ts";
import { type Lite, openLite } from "./lite.ts";

export type Services = {
  engine: Engine;
  lite: Lite;
  mail: MailWorker;
  close(): Promise<void>;
};

// No mail waits for more than six hours by itself. Where one does, the clock was ahead when it was
// queued, and has been put right.
const afterWrongClock = `
  update private.outbox set next_attempt_at = now()
  where state = 'queued' and next_attempt_at > now() + interval '7 hours'
`;

const purgeEvery = 60 * 60 * 1000;

export async function openServices(config: Config, log: Logger): Promise<Services> {
  const { dataFolder, databaseUrl, smtpUrl, origin } = config;
  const engine = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataFolder);
  const lite = await prepare(engine, config, log).catch(async (error: unknown) => {
    // It will be tried again, and must not find the database taken by this very attempt.
    await engine.close();
    throw error;
  });

  const sender = mailSender(smtpUrl, join(dataFolder, "mail"));
  if (!smtpUrl) {
    log.warn({ folder: join(dataFolder, "mail") }, "no SMTP_URL: mails are written as files");
  }
  const say = (event: string, facts?: object) => log.warn(facts ?? {}, event);
  const origins = { pages: origin, functions: origin };
  const deliver = async () => {
    await engine.sql(afterWrongClock);
    return deliverDue({ sql: engine.sql, send: sender.send, origins, log: say });
  };
  const mail = startMailWorker(deliver, (error) =>
    log.error({ code: errorCode(error) }, "mail could not be looked after"),
  );
  const tidy = () =>
    purge(engine.sql).then(
      (removed) => log.debug({ removed }, "purged"),
      (error) => log.error({ code: errorCode(error) }, "nothing could be purged"),
    );
  tidy();
  const tidying = setInterval(tidy, purgeEvery);

  return {
    engine,
    lite,
    mail,
    async close() {
      clearInterval(tidying);
      await mail.stop();
      sender.close();
      await engine.close();
    },
  };
}

async function prepare(engine: Engine, config: Config, log: Logger): Promise<Lite> {
  const { dataFolder, databaseUrl } = config;
  const prepared = Promise.withResolvers<Lite>();
  await engine.alone(async () => {
    const applied = await migrate(engine);
    if (applied.length > 0) log.info({ applied }, "migrated");
    const secrets: Secrets = databaseUrl
      ? await secretsInDatabase(engine.sql)
      : secretsInFolder(dataFolder);
    if (config.seedFile) await seed(engine, config.seedFile);
    prepared.resolve(await openLite(engine, secrets));
  });
  return prepared.promise;
}

async function seed(engine: Engine, file: string): Promise<void> {
  const funds = await engine.sql("select from public.funds limit 1");
  if (funds.length === 0) await engine.script(readFileSync(file, "utf8"));
}

/** Takes the folder before it opens the database in it, and gives it back after closing. */
async function openEmbedded(folder: string): Promise<Engine> {
  const opening = Promise.withResolvers<Controls>();
  opening.promise.catch(() => {});
  const control = await takeFolder(folder, opening.promise);
  try {
    const engine = await openPglite(join(folder, "database"));
    opening.resolve(engine);
    return {
      ...engine,
      async close() {
        await engine.close();
        control.close();
      },
    };
  } catch (error) {
    opening.reject(error);
    control.close();
    throw error;
  }
}
