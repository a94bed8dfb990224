/** `npm run hosted -- check`: a project that is set up, and one fault at a time. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Engine } from "#server/engine/engine.ts";
import type { Finding } from "../../scripts/doctor/finding.ts";
import {
  checkClock,
  checkMails,
  checkMigrations,
  checkPeople,
} from "../../scripts/hosted/database.ts";
import {
  checkAuth,
  checkFunctions,
  checkJobs,
  checkPages,
  functionNames,
} from "../../scripts/hosted/project.ts";
import { openEngine } from "./engine.ts";

const statesOf = (found: Finding[]) => found.map(({ state }) => state);
const said = (found: Finding[]) => found.map(({ sentence }) => sentence).join(" ");

type Answer = { status: number; body?: unknown };

/** The API of a project, and the site that was built from it: everything is well but what is told. */
async function project(faults: Record<string, Answer> = {}) {
  const server = createServer(({ method, url = "", headers }, response) => {
    const path = url.split("?")[0] ?? "";
    const { status, body } = faults[path] ?? well(path, method, headers.apikey);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(body === undefined ? "" : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, key: "public", jobsSecret: "clock" };
}

function well(path: string, method: string | undefined, key: unknown): Answer {
  if (path === "/functions/v1/run-jobs") return { status: key === "clock" ? 200 : 401 };
  if (path.startsWith("/functions/v1/")) {
    const isThere = functionNames.includes(path.split("/").at(-1) ?? "");
    return isThere && method === "GET" ? { status: 405 } : { status: 404 };
  }
  if (path === "/auth/v1/settings") {
    return { status: 200, body: { disable_signup: true, external: { email: true, phone: false } } };
  }
  if (path === "/rest/v1/letters") return { status: 200, body: [{ slug: "on-patience" }] };
  if (path.startsWith("/rest/v1/")) return { status: 200, body: [] };
  return { status: 200, body: "" };
}

test("a project whose steps were all taken is well", async () => {
  const asked = await project();
  expect(statesOf(await checkFunctions(asked))).toEqual(["ok"]);
  expect(statesOf(await checkJobs(asked))).toEqual(["ok"]);
  expect(statesOf(await checkAuth(asked))).toEqual(["ok"]);
  expect(statesOf(await checkPages(asked, asked.url))).toEqual(["ok"]);
});

test.each([
  [{ status: 404, body: { code: "NOT_FOUND" } }, "supabase functions deploy contact"],
  [{ status: 401, body: { msg: "Missing authorization header" } }, "verify_jwt = false"],
  [{ status: 503, body: { code: "BOOT_ERROR" } }, "does not start (503)"],
])("a function that answers %j", async (answer, sentence) => {
  const found = await checkFunctions(await project({ "/functions/v1/contact": answer }));
  expect([statesOf(found), said(found)]).toEqual([["wrong"], expect.stringContaining(sentence)]);
});

test("a clock's secret that is another, or that anybody may leave out", async () => {
  const other = { ...(await project()), jobsSecret: "another" };
  expect(said(await checkJobs(other))).toContain("refuses JOBS_SECRET (401)");
  const open = await project({ "/functions/v1/run-jobs": { status: 200 } });
  expect(said(await checkJobs(open))).toContain("whoever asks");
  expect(statesOf(await checkJobs({ ...other, jobsSecret: undefined }))).toEqual(["look"]);
});

test("an auth service that is open to all", async () => {
  const body = { disable_signup: false, external: { email: true, github: true } };
  const found = await checkAuth(await project({ "/auth/v1/settings": { status: 200, body } }));
  expect(statesOf(found)).toEqual(["wrong", "wrong"]);
  expect(said(found)).toMatch(/sign up.*github/);
});

test("a letter that was published since the site was built", async () => {
  const asked = await project({ "/letters/on-patience": { status: 404 } });
  expect(said(await checkPages(asked, asked.url))).toMatch(
    /not on the site: \/letters\/on-patience/,
  );
});

/** What pg_cron and pg_net leave behind, as a project has it. */
async function setClock({ script }: Engine, ranAgo: string, status: number): Promise<void> {
  await script(`
    create schema cron;
    create table cron.job (jobid bigint, command text, schedule text, active boolean);
    create table cron.job_run_details (jobid bigint, status text, start_time timestamptz);
    create schema net;
    create table net._http_response (status_code integer, created timestamptz);
    insert into cron.job values
      (1, 'select net.http_post(url := ''https://ref.supabase.co/functions/v1/run-jobs'')', '* * * * *', true);
    insert into cron.job_run_details values (1, 'succeeded', now() - interval '${ranAgo}');
    insert into net._http_response values (${status}, now() - interval '${ranAgo}');`);
}

test("a clock that is not there, that stands still, that is not heard, and one that runs", async () => {
  const ask = async (ranAgo: string, status: number) => {
    const engine = await openEngine("postgres");
    await setClock(engine, ranAgo, status);
    return said(await checkClock(engine.sql));
  };
  expect(said(await checkClock((await openEngine("postgres")).sql))).toContain("not there");
  expect(await ask("2 hours", 200)).toContain("120 minutes ago");
  expect(await ask("30 seconds", 401)).toContain("not answered it well");
  expect(await ask("30 seconds", 200)).toBe("It runs, and run-jobs answers it.");
});

test("migrations, mails, and the people of the development data", async () => {
  const engine = await openEngine("postgres");
  const { sql } = engine;
  expect(statesOf(await checkMigrations(sql))).toEqual(["ok"]);
  expect(statesOf(await checkPeople(sql))).toEqual(["ok"]);
  expect(statesOf(await checkMails(sql))).toEqual(["look"]);
  await engine.script(readFileSync("supabase/seed.sql", "utf8"));
  expect(said(await checkPeople(sql))).toContain("anne@ormes.example");
  await sql(`insert into private.outbox (template, language, about, next_attempt_at)
    values ('subscription', 'en', gen_random_uuid(), now() - interval '1 hour')`);
  expect(said(await checkMails(sql))).toContain("1 mails have waited");
  await sql(`delete from supabase_migrations.schema_migrations
    where version = (select max(version) from supabase_migrations.schema_migrations)`);
  expect(said(await checkMigrations(sql))).toContain("supabase db push --include-all");
});

test("the development data refuse a database with Supabase's roles", async () => {
  const engine = await openEngine("postgres");
  const seed = readFileSync("supabase/seed.sql", "utf8");
  // The role belongs to the whole server, which other tests use: another one stands in for it.
  const here = seed.replace("'supabase_auth_admin'", "'service_role'");
  await expect(engine.script(here)).rejects.toThrow("npm run dev alone");
  expect(await engine.sql("select from auth.users")).toEqual([]);
});
