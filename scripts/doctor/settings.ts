/** Finds settings that are missing, contradict each other, or were copied from an example. */
import { site } from "#content/site.ts";
import type { Config } from "#server/config.ts";
import { findPlaceholders } from "../find-placeholders.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { checkSpelling } from "./misspelt.ts";

// Domains reserved for examples (RFC 2606).
const exampleDomain = /(^|\.)(example(\.(com|net|org))?|invalid|test)$/;
const examplePasswords = new Set(["password", "secret", "changeme", "…"]);

/** `built` is the origin that the pages were built with. */
export function checkSettings(
  config: Config,
  env: NodeJS.ProcessEnv,
  built: string = site.origin,
): Finding[] {
  const { ok } = findingsOf("settings");
  const found = [
    ...checkOrigin(env, built),
    ...checkTrustProxy(config, env),
    ...checkMailAndDisk(config),
    ...copiedFromExamples(config, env),
    ...checkSpelling(env),
  ];
  return found.length > 0 ? found : ok("They are set, and suit one another.");
}

function checkOrigin(env: NodeJS.ProcessEnv, built: string): Finding[] {
  const { wrong, look } = findingsOf("SITE_ORIGIN");
  if (!env.SITE_ORIGIN) {
    return wrong(
      `It is not set: set it to the address under which the site is reached, before anybody is invited. Passkeys are made for its domain.`,
    );
  }
  const { protocol, origin, hostname } = new URL(env.SITE_ORIGIN);
  // A trial on localhost need not match the origin that the pages were built with.
  if (origin !== built && hostname !== "localhost") {
    return look(
      `The pages were built for ${built}, and call that their address: set site.origin in content/site.ts to ${origin}, and build them anew.`,
    );
  }
  if (protocol === "https:") return [];
  return look(
    "It is an http address: outside this machine browsers offer passkeys on https alone.",
  );
}

function checkTrustProxy({ trustedNames }: Config, env: NodeJS.ProcessEnv): Finding[] {
  if (trustedNames || !env.SITE_ORIGIN?.startsWith("https:")) return [];
  return findingsOf("TRUST_PROXY").wrong(
    "It is not set, and https needs a proxy in front: name the proxy, such as loopback, or all visitors share one limit.",
  );
}

function checkMailAndDisk({ smtpUrl, waitForDisk, databaseUrl }: Config): Finding[] {
  const without = findingsOf("SMTP_URL").wrong(
    "It is not set: mails are written as files and reach nobody. Set it to the mail server's address.",
  );
  const unsafe = findingsOf("WAIT_FOR_DISK").look(
    "It is off: a power cut may cost the last seconds. Leave the setting out to be safe.",
  );
  return [...(smtpUrl ? [] : without), ...(waitForDisk || databaseUrl ? [] : unsafe)];
}

/** Values copied unchanged from an example. */
function copiedFromExamples({ smtpUrl, databaseUrl }: Config, env: NodeJS.ProcessEnv): Finding[] {
  const named = { SMTP_URL: smtpUrl, DATABASE_URL: databaseUrl, SITE_ORIGIN: env.SITE_ORIGIN };
  return Object.entries(named).flatMap(([name, value]) => {
    if (!value) return [];
    const { hostname, password } = new URL(value);
    if (!exampleDomain.test(hostname) && !examplePasswords.has(decodeURIComponent(password)))
      return [];
    return findingsOf(name).wrong("It is still an example's: put your own in its place.");
  });
}

export function checkFacts(): Finding[] {
  const { ok, look, wrong } = findingsOf("facts");
  const left = findPlaceholders().length;
  const list = `${left} facts are still to be filled in: npm run placeholders lists them.`;
  if (site.demonstration) {
    return look(`The site says that it is a demonstration (content/site.ts). ${list}`);
  }
  return left > 0 ? wrong(list) : ok("No fact is left to be filled in.");
}
