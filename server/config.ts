import { site } from "../content/site.ts";

/** Everything the host takes from its environment, read and checked once. */
export type Config = {
  port: number;
  host: string;
  siteFolder: string;
  /**
   * `TRUST_PROXY=1`: one proxy of ours in front, which speaks TLS and says so in
   * `X-Forwarded-Proto`, and adds the visitor's address to `X-Forwarded-For`. 2 for two in a row.
   */
  trustedProxies: number;
  /** The embedded database, the secrets, mails as files. */
  dataFolder: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Where the links in mails lead. */
  origin: string;
  logLevel: string;
  /** Statements for an empty partners' space: the development server's alone. */
  seedFile?: string;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT || "3000");
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`PORT is "${env.PORT}"; it must be a number from 0 to 65535.`);
  }
  const logLevel = env.LOG_LEVEL || "info";
  if (!logLevels.includes(logLevel)) {
    throw new ConfigError(`LOG_LEVEL is "${logLevel}"; it must be one of ${logLevels.join(", ")}.`);
  }
  const trustedProxies = Number(env.TRUST_PROXY || "0");
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0) {
    throw new ConfigError(
      `TRUST_PROXY is "${env.TRUST_PROXY}"; it must be the number of proxies in front.`,
    );
  }
  const databaseUrl = readUrl("DATABASE_URL", env.DATABASE_URL, /^postgres(ql)?:$/);
  const smtpUrl = readUrl("SMTP_URL", env.SMTP_URL, /^smtps?:$/);
  const origin = readUrl("SITE_ORIGIN", env.SITE_ORIGIN, /^https?:$/);
  return {
    port,
    host: env.HOST || "0.0.0.0",
    siteFolder: env.SITE_FOLDER || "build/client",
    trustedProxies,
    dataFolder: env.DATA_FOLDER || ".data",
    databaseUrl,
    smtpUrl,
    // Mails that stay on this machine as files should lead to this machine.
    origin: origin ? new URL(origin).origin : smtpUrl ? site.origin : `http://localhost:${port}`,
    logLevel,
  };
}

/** Says what is wrong without repeating the address, which may hold a password. */
function readUrl(name: string, value: string | undefined, protocol: RegExp): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol)) {
    throw new ConfigError(`${name} is not an address of the kind that is needed there.`);
  }
  return value;
}
