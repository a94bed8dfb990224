/**
 * `npm run doctor`: checks an installation and says, line by line, what is well, what to look at
 * and what is wrong. It changes nothing and sends no mail. Exits with 1 if something is wrong.
 */
import { site } from "#content/site.ts";
import { readSettings } from "#core/settings.ts";
import { readConfig } from "#server/config.ts";
import { becomeOwnerOf } from "#server/engine/data-owner.ts";
import { runCommand } from "../run-command.ts";
import { checkClock } from "./clock.ts";
import { type Check, type Finding, run } from "./finding.ts";
import { withHostSettings } from "./host-settings.ts";
import { checkBackups, checkDatabase, checkDisk, checkHost } from "./machine.ts";
import { checkMailServer } from "./mail.ts";
import { askNames, checkAddress, checkDkim, checkDmarc, checkMailbox } from "./names.ts";
import { checkOwners } from "./owners.ts";
import { checkSecrets } from "./secrets.ts";
import { checkFacts, checkSettings } from "./settings.ts";
import { checkSpf } from "./spf.ts";
import { checkHttp, checkHttps, checkProxy } from "./web.ts";

await runCommand(async () => {
  const { dataFolder } = readConfig(process.env);
  // What root may read and write says nothing of what the host may.
  becomeOwnerOf(dataFolder);
  const env = withHostSettings(process.env, dataFolder);
  const config = readConfig(env);
  const { origin, smtpUrl } = config;
  const { DOCTOR_DNS, DOCTOR_CLOCK, DKIM_SELECTOR } = readSettings(env);
  const names = askNames(DOCTOR_DNS);
  const domain = site.email.split("@")[1] ?? "";
  const checks: Check[] = [
    { part: "settings", look: async () => checkSettings(config, env) },
    { part: "facts", look: async () => checkFacts() },
    { part: "host", look: () => checkHost(config) },
    { part: "owners", look: () => checkOwners(config) },
    { part: "database", look: () => checkDatabase(config) },
    { part: "secrets", look: () => checkSecrets(config) },
    { part: "backups", look: () => checkBackups(config) },
    { part: "disk", look: () => checkDisk(config) },
    { part: "clock", look: () => checkClock(DOCTOR_CLOCK) },
    { part: "DNS", look: () => checkAddress(origin, names) },
    { part: "https", look: () => checkHttps(origin) },
    { part: "http", look: () => checkHttp(origin) },
    { part: "proxy", look: () => checkProxy(origin) },
    { part: "mail server", look: () => checkMailServer(smtpUrl) },
    { part: "MX", look: () => checkMailbox(domain, names) },
    { part: "SPF", look: () => checkSpf(domain, smtpUrl, names) },
    { part: "DKIM", look: () => checkDkim(domain, DKIM_SELECTOR, names) },
    { part: "DMARC", look: () => checkDmarc(domain, names) },
  ];
  const found = (await Promise.all(checks.map(run))).flat();
  for (const { state, part, sentence } of found) {
    console.log(`${state.padEnd(6)} ${part.padEnd(13)} ${sentence}`);
  }
  const count = (state: Finding["state"]) => found.filter((one) => one.state === state).length;
  console.log(`\n${count("ok")} ok, ${count("look")} to look at, ${count("wrong")} wrong.`);
  if (count("wrong") > 0) process.exit(1);
});
