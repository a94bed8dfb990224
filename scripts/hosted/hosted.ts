/**
 * `npm run hosted -- check`: looks at each step by which a hosted Supabase project is set up, and says
 * which is missing. It changes nothing, but that it runs `run-jobs` once where it is told JOBS_SECRET.
 * Exits with 1 where something is wrong. `docs/deploy.md` has the steps.
 */
import { site } from "#content/site.ts";
import { readSettings } from "#core/settings.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import { Trouble } from "../../builder/step.mjs";
import { type Check, type Finding, run } from "../doctor/finding.ts";
import { runCommand } from "../run-command.ts";
import { checkClock, checkMails, checkMigrations, checkPeople } from "./database.ts";
import { checkAuth, checkFunctions, checkJobs, checkPages } from "./project.ts";

const usage =
  "DATABASE_URL=postgres://… SUPABASE_URL=https://<ref>.supabase.co SUPABASE_PUBLISHABLE_KEY=sb_publishable_… JOBS_SECRET=… npm run hosted -- check";

await runCommand(async () => {
  const { DATABASE_URL, SUPABASE_URL, JOBS_SECRET, ...env } = readSettings(process.env);
  if (process.argv[2] !== "check" || !DATABASE_URL || !SUPABASE_URL) throw new Trouble(usage);
  const project = {
    url: SUPABASE_URL,
    key: env.SUPABASE_PUBLISHABLE_KEY,
    jobsSecret: JOBS_SECRET,
  };
  const { sql, close } = await openPostgres(DATABASE_URL);
  const checks: Check[] = [
    { part: "migrations", look: () => checkMigrations(sql) },
    { part: "people", look: () => checkPeople(sql) },
    { part: "functions", look: () => checkFunctions(project) },
    { part: "secrets", look: () => checkJobs(project) },
    { part: "auth", look: () => checkAuth(project) },
    { part: "clock", look: () => checkClock(sql) },
    { part: "mail", look: () => checkMails(sql) },
    { part: "pages", look: () => checkPages(project, env.SITE_ORIGIN ?? site.origin) },
  ];
  const found: Finding[] = (await Promise.all(checks.map(run))).flat();
  await close();
  for (const { state, part, sentence } of found) {
    console.log(`${state.padEnd(6)} ${part.padEnd(13)} ${sentence}`);
  }
  if (found.some(({ state }) => state === "wrong")) process.exit(1);
});
