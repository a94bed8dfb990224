/** Everything the host takes from its environment, read and checked once. */
export type Config = {
  port: number;
  host: string;
  siteFolder: string;
  /** `TRUST_PROXY=1`: a proxy in front speaks TLS and says so in `X-Forwarded-Proto`. */
  trustProxy: boolean;
  logLevel: string;
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
  return {
    port,
    host: env.HOST || "0.0.0.0",
    siteFolder: env.SITE_FOLDER || "build/client",
    trustProxy: env.TRUST_PROXY === "1",
    logLevel,
  };
}
