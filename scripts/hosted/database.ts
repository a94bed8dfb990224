/** What a hosted project's database says: migrations, who is in it, its clock, its mails. */
import type { Sql } from "#functions/_shared/sql.ts";
import { missingMigrations } from "#server/engine/migrate.ts";
import { type Finding, findingsOf } from "../doctor/finding.ts";

export async function checkMigrations(sql: Sql): Promise<Finding[]> {
  const { ok, wrong } = findingsOf("migrations");
  const missing = await missingMigrations(sql);
  if (missing.length === 0) return ok("Every migration is applied.");
  return wrong(
    `${missing.length} are not applied, the first is ${missing[0]}: supabase db push --include-all`,
  );
}

/** The development data have a password that everybody can read in `supabase/seed.sql`. */
export async function checkPeople(sql: Sql): Promise<Finding[]> {
  const { ok, wrong } = findingsOf("people");
  const rows = await sql<{ email: string }>(
    `select email from auth.users where email ~ '@(ormes|moselle|desk)\\.example$' order by email`,
  );
  if (rows.length === 0) return ok("Nobody of the development data is in it.");
  const [{ email } = { email: "" }] = rows;
  return wrong(
    `${rows.length} people of the development data are in it, such as ${email}, with a password that everybody knows: this project must never be open. Make another one.`,
  );
}

/** Whether it really runs: that it is set says nothing of that. */
export async function checkClock(sql: Sql): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("clock");
  const [there] = await sql<{ cron: boolean; net: boolean }>(
    `select to_regclass('cron.job') is not null as cron,
       to_regclass('net._http_response') is not null as net`,
  );
  if (!there?.cron) return wrong("pg_cron is not there: docs/deploy.md has the lines for it.");
  const jobs = await sql<{ active: boolean; schedule: string }>(
    "select active, schedule from cron.job where command like '%/functions/v1/run-jobs%'",
  );
  if (!jobs.some(({ active }) => active)) {
    return wrong("Nothing calls run-jobs: docs/deploy.md has the lines for it.");
  }
  const [ran] = await sql<{ seconds: number | null }>(
    `select extract(epoch from now() - max(details.start_time))::integer as seconds
     from cron.job_run_details as details join cron.job using (jobid)
     where job.command like '%/functions/v1/run-jobs%' and details.status = 'succeeded'`,
  );
  if (ran?.seconds === null || ran?.seconds === undefined) {
    return wrong("It is set, and has never run: look at cron.job_run_details.");
  }
  if (ran.seconds > 300) return wrong(`It ran last ${Math.round(ran.seconds / 60)} minutes ago.`);
  if (!there.net) return look("It runs; pg_net is not there, which it asks the function by.");
  const [answers] = await sql<{ good: number; bad: number }>(
    `select count(*) filter (where status_code = 200)::integer as good,
       count(*) filter (where status_code is distinct from 200)::integer as bad
     from net._http_response where created > now() - interval '10 minutes'`,
  );
  if ((answers?.good ?? 0) > 0) return ok("It runs, and run-jobs answers it.");
  return wrong(
    `It runs, and run-jobs has not answered it well in ten minutes (${answers?.bad ?? 0} others): look at its address and at JOBS_SECRET.`,
  );
}

export async function checkMails(sql: Sql): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("mail");
  const [mails] = await sql<{ late: number; dead: number; sent: number }>(
    `select
       count(*) filter (
         where state = 'queued' and next_attempt_at < now() - interval '15 minutes'
       )::integer as late,
       count(*) filter (where state = 'dead')::integer as dead,
       count(*) filter (where state = 'sent')::integer as sent
     from private.outbox`,
  );
  const { late = 0, dead = 0, sent = 0 } = mails ?? {};
  if (late > 0) return wrong(`${late} mails have waited for more than a quarter of an hour.`);
  if (dead > 0) return look(`${dead} mails were given up: the room Mail of the desk has them.`);
  if (sent === 0) return look("None was ever sent: invite somebody, then ask again.");
  return ok(`${sent} were sent, and none waits.`);
}
