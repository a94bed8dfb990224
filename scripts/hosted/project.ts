/** What a hosted project's API says: its functions, its auth service, and what was published. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { deskEditionsQuery } from "#builder/editions/of-desk.ts";
import { fetchPublished, fetchRows } from "#builder/letters/published.ts";
import { pathTo } from "#core/paths.ts";
import { type Finding, findingsOf } from "../doctor/finding.ts";

export type Project = { url: string; key: string; jobsSecret: string | undefined };

const patience = 15_000;
const folder = "supabase/functions";

export const functionNames = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, "index.ts")))
  .sort();

/** A GET does nothing in any of them: what matters is who refuses it, the function or the gateway. */
export async function checkFunctions(project: Project): Promise<Finding[]> {
  const { ok, wrong } = findingsOf("functions");
  const states = await Promise.all(functionNames.map((name) => stateOf(name, project)));
  const found = functionNames.flatMap((name, place) => {
    const state = states[place];
    return state === "there" ? [] : wrong(`${name} ${state}`);
  });
  return found.length > 0 ? found : ok(`All ${functionNames.length} are there, and start.`);
}

async function stateOf(name: string, { url, key }: Project): Promise<string> {
  const answer = await ask(`${url}/functions/v1/${name}`, { apikey: key });
  if (!answer) return "does not answer.";
  const said = await answer.text();
  if (answer.status === 404 && said.includes("NOT_FOUND")) {
    return `is not deployed: supabase functions deploy ${name}`;
  }
  if (answer.status === 401 && said) {
    return `is asked for a JWT by the gateway: verify_jwt = false in supabase/config.toml, and deploy it again.`;
  }
  if (answer.status >= 500)
    return `does not start (${answer.status}): look at its log, and at the secrets.`;
  return "there";
}

/** The secret that the clock shows is the one that the functions know. */
export async function checkJobs({ url, jobsSecret }: Project): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("secrets");
  const jobs = `${url}/functions/v1/run-jobs`;
  const strangers = await ask(jobs, { apikey: "somebody-else" }, "POST");
  if (strangers?.ok) return wrong("run-jobs is run by whoever asks: JOBS_SECRET is not heeded.");
  if (!jobsSecret) return look("JOBS_SECRET was not given to this command: it was not tried.");
  const own = await ask(jobs, { apikey: jobsSecret }, "POST");
  if (own?.ok) return ok("run-jobs takes JOBS_SECRET, and nobody else's.");
  const status = own?.status ?? "no answer";
  return wrong(`run-jobs refuses JOBS_SECRET (${status}): supabase secrets set JOBS_SECRET=…`);
}

type AuthSettings = { disable_signup?: boolean; external?: Record<string, boolean> };

export async function checkAuth({ url, key }: Project): Promise<Finding[]> {
  const { ok, wrong } = findingsOf("auth");
  const answer = await ask(`${url}/auth/v1/settings`, { apikey: key });
  const settings: AuthSettings | undefined = answer?.ok ? await answer.json() : undefined;
  if (!settings) return wrong(`Its settings cannot be read (${answer?.status ?? "no answer"}).`);
  const others = Object.entries(settings.external ?? {})
    .filter(([name, isOn]) => isOn && name !== "email")
    .map(([name]) => name);
  const found = [
    ...(settings.disable_signup ? [] : wrong("Anybody may sign up: supabase config push.")),
    ...(others.length > 0
      ? wrong(`There are other ways in: ${others.join(", ")}. Switch them off.`)
      : []),
  ];
  return found.length > 0 ? found : ok("Nobody signs up, and e-mail is the only way in.");
}

/** A static host shows what was published at the desk once it was built again. */
export async function checkPages(project: Project, origin: string): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("pages");
  const home = await ask(origin);
  if (!home?.ok) return wrong(`${origin} does not answer (${home?.status ?? "no answer"}).`);
  const letters = await fetchPublished(project.url, project.key);
  const missing: string[] = [];
  for (const { slug } of letters) {
    const path = pathTo("letter", "en").replace(":slug", slug);
    if (!(await ask(`${origin}${path}`))?.ok) missing.push(path);
  }
  const editions = await fetchRows<object>(project.url, project.key, deskEditionsQuery);
  if (missing.length > 0) {
    return wrong(
      `Published at the desk and not on the site: ${missing.join(", ")}. Build it again.`,
    );
  }
  const found = ok(`${letters.length} letters of the desk are on the site.`);
  if (editions.length === 0) return found;
  return [
    ...found,
    ...look("The desk has editions of legal texts: see that the site is built every night."),
  ];
}

async function ask(url: string, headers = {}, method = "GET"): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(patience);
  return fetch(url, { method, headers, signal, redirect: "manual" }).catch(() => undefined);
}
