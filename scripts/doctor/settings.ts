/** Finds settings that are missing, contradict each other, or were copied from an example. */
import { leftOfDemonstration } from "#content/demonstration.ts";
import { demonstration, site } from "#content/site.ts";
import type { LeftKind } from "#core/kinds.ts";
import { isMarkedNow } from "#functions/_shared/mail/sender.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import type { Config } from "#server/config.ts";
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

const words: Record<LeftKind, (such: string) => string> = {
  name: (such) => `the name, ${such}`,
  origin: (such) => `the address, ${such}`,
  mailbox: (such) => `the mailbox, ${such}`,
  offices: (such) => `addresses of offices, such as ${such}`,
  telephones: (such) => `telephones, such as ${such}`,
  people: (such) => `people who do not exist, such as ${such}`,
  blanks: (such) => `legal facts in square brackets, ${such} of them`,
  host: (such) => `who hosts the site, ${such}`,
  references: () => "references to mandates that were never given",
};

/** What has to be the firm's own before the site is opened to the public. */
export function checkFacts(left = leftOfDemonstration(), isMarked = !!demonstration): Finding[] {
  const { ok, look, wrong } = findingsOf("facts");
  const found = left.map(
    ({ what, such, file }) => `Still of the demonstration: ${words[what](such)} (${file}).`,
  );
  if (found.length === 0) return ok("They are the firm's own.");
  if (!isMarked) return found.flatMap(wrong);
  return [
    ...found.flatMap(look),
    ...look(
      "Every page says that this is a demonstration. Open it to the public once none of the above is left; docs/rebrand.md has what no program can tell, and npm run placeholders the facts in brackets.",
    ),
  ];
}

/** Once nothing is left, whether pages and mails still say that this is a demonstration. */
export async function checkMark(sql: Sql, left = leftOfDemonstration()): Promise<Finding[]> {
  const { ok, look } = findingsOf("facts");
  if (!demonstration || left.length > 0) return [];
  if (!(await isMarkedNow(sql, left))) return ok("The mark of a demonstration was taken off.");
  return look(
    "Nothing of the demonstration is left, and every page and mail says that it is one: read docs/rebrand.md once more, then have two colleagues take that off at the desk, in What waits.",
  );
}
