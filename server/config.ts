import { join } from "node:path";
import { site } from "../content/site.ts";
import { readSettings, settings } from "../core/settings.ts";
import { largestNetwork as largest, readTrusted, type Trusted } from "./client-address.ts";

/** Everything the host takes from its environment, read and checked once. */
export type Config = {
  port: number;
  host: string;
  siteFolder: string;
  /**
   * `TRUST_PROXY=loopback`: a proxy of ours on this machine, which speaks TLS and says so in
   * `X-Forwarded-Proto`, and adds the visitor's address to `X-Forwarded-For`. Nobody else's word
   * counts.
   */
  trusted: Trusted;
  /** As they were named, to be told at the start. */
  trustedNames: string;
  /** The embedded database, the secrets, mails as files. */
  dataFolder: string;
  /** What encrypts secrets in the database: a file, or the keys themselves. */
  secretsKeyFile: string;
  secretsKey: string | undefined;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | undefined;
  /** The embedded database has what it acknowledges on the disk; otherwise a power cut may cost it. */
  waitForDisk: boolean;
  /** How often the host takes a backup of the embedded database by itself, in milliseconds. */
  backupEvery: number | undefined;
  /** How many of them it keeps. */
  backupKeep: number;
  smtpUrl: string | undefined;
  /** Where the links in mails lead. */
  origin: string;
  /** By `SITE_ORIGIN`: then nobody sends from a page of another address. */
  isOriginSet: boolean;
  logLevel: string;
  /** Prometheus asks here, at an address of its own; nowhere where it is left out. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** How often the backend looks for letters that were published, in milliseconds. */
  lettersEvery: number;
  /** Another host has the data still, and is about to give them up. */
  takingOver?: boolean;
  /** Statements for an empty partners' space: the development server's alone. */
  seedFile?: string;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

export class ConfigError extends Error {}

export function readConfig(given: NodeJS.ProcessEnv): Config {
  const env = readSettings(given);
  const port = readPort("PORT", env.PORT);
  const logLevel = env.LOG_LEVEL;
  if (!logLevels.includes(logLevel)) {
    throw new ConfigError(`LOG_LEVEL is "${logLevel}"; it must be one of ${logLevels.join(", ")}.`);
  }
  const trustedNames = env.TRUST_PROXY ?? "";
  const trusted = trustedNames ? readTrusted(trustedNames) : () => false;
  if (!trusted) {
    throw new ConfigError(
      `TRUST_PROXY is "${trustedNames}"; it must name the proxies in front, such as "loopback", "private", or "10.0.0.5, 10.1.0.0/16", and no network larger than /${largest.ipv4} (IPv6: /${largest.ipv6}), since all in it can say who a visitor is.`,
    );
  }
  const host = env.HOST;
  const metricsPort = env.METRICS_PORT ? readPort("METRICS_PORT", env.METRICS_PORT) : undefined;
  const metricsHost = env.METRICS_HOST;
  // Port 0 is another one each time.
  if (port > 0 && metricsPort === port && overlap(host, metricsHost)) {
    throw new ConfigError(
      `METRICS_PORT is ${port}, and so is PORT. Choose another one for either.`,
    );
  }
  const databaseUrl = readUrl("DATABASE_URL", env.DATABASE_URL, /^postgres(ql)?:$/);
  const smtpUrl = readUrl("SMTP_URL", env.SMTP_URL, /^smtps?:$/);
  const origin = readUrl("SITE_ORIGIN", env.SITE_ORIGIN, /^https?:$/);
  if (origin && new URL(origin).href !== `${new URL(origin).origin}/`) {
    throw new ConfigError(
      `SITE_ORIGIN is a domain alone, without a path or anything else: ${new URL(origin).origin}`,
    );
  }
  return {
    port,
    host,
    siteFolder: env.SITE_FOLDER,
    trusted,
    trustedNames,
    dataFolder: env.DATA_FOLDER,
    secretsKeyFile: env.SECRETS_KEY_FILE ?? join(env.DATA_FOLDER, "keys", "secrets.key"),
    secretsKey: env.SECRETS_KEY,
    databaseUrl,
    waitForDisk: readSwitch("WAIT_FOR_DISK", env.WAIT_FOR_DISK),
    backupEvery: env.BACKUP_EVERY
      ? readWhole("BACKUP_EVERY", env.BACKUP_EVERY) * 3_600_000
      : undefined,
    backupKeep: readWhole("BACKUP_KEEP", env.BACKUP_KEEP),
    smtpUrl,
    // Mails that stay on this machine as files should lead to this machine.
    origin: origin ? new URL(origin).origin : smtpUrl ? site.origin : `http://localhost:${port}`,
    isOriginSet: origin !== undefined,
    logLevel,
    metricsPort,
    metricsHost,
    lettersEvery: readSeconds("LETTERS_SECONDS", env.LETTERS_SECONDS) * 1000,
  };
}

/** Whether one port can be listened on at both only by one server. */
function overlap(host: string, other: string): boolean {
  return host === other || [host, other].some((one) => one === "0.0.0.0" || one === "::");
}

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError(`${name} is "${value}"; it must be a number from 0 to 65535.`);
}

function readWhole(name: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= 1000) return number;
  throw new ConfigError(`${name} is "${value}"; it must be a whole number from 1 to 1000.`);
}

function readSwitch(name: string, value: string): boolean {
  if (value === "on" || value === "off") return value === "on";
  throw new ConfigError(`${name} is "${value}"; it must be on or off.`);
}

function readSeconds(name: string, value: string): number {
  const seconds = Number(value);
  if (seconds >= 1 && seconds <= 3600) return seconds;
  throw new ConfigError(`${name} is "${value}"; it must be a number of seconds from 1 to 3600.`);
}

/** Says what is wrong without repeating the address, which may hold a password. */
function readUrl(
  name: "DATABASE_URL" | "SMTP_URL" | "SITE_ORIGIN",
  value: string | undefined,
  protocol: RegExp,
): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol)) {
    const { example } = settings[name];
    throw new ConfigError(`${name} is not an address of the kind that is needed there: ${example}`);
  }
  return value;
}
