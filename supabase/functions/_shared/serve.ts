/** Serves a function on a hosted project, under Deno. On our own host `server/` does this. */
import postgres from "postgres";
import { site } from "../../../content/site.ts";
import type { SettingName } from "../../../core/settings.ts";
import { callerOf } from "./caller.ts";
import type { Deps, Handler } from "./deps.ts";
import { makeDigests } from "./digests.ts";
import { bringEditions } from "./editions/bring.ts";
import { errorCode } from "./error-code.ts";
import { lookInto } from "./files/look-into.ts";
import { keepSignatures } from "./letters/keep-signatures.ts";
import { readHere } from "./letters/letter-reader.ts";
import { letterConnections, sendLetters } from "./letters/send-letters.ts";
import { deliverDue } from "./outbox/deliver.ts";
import { smtpSender } from "./outbox/smtp.ts";
import { hmacOf } from "./persons/tombstones.ts";
import { purge } from "./purge.ts";
import { keysIn } from "./sealed.ts";
import type { Sql } from "./sql.ts";
import { sealSecrets } from "./time-code-secrets.ts";

type Runtime = {
  env: { get(name: string): string | undefined };
  serve(handle: (request: Request) => Promise<Response>): unknown;
};

const { Deno, EdgeRuntime } = globalThis as unknown as {
  Deno: Runtime;
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
};

// What is sent to a parameter of this type is JSON already; by itself the driver would make a JSON
// text of that text.
const json = {
  to: 3802,
  from: [114, 3802],
  serialize: (text: string) => text,
  parse: (text: string) => JSON.parse(text),
};
const pool = postgres(setting("SUPABASE_DB_URL"), { prepare: false, max: 2, types: { json } });

const sql: Sql = async (statement, parameters = []) =>
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own list of types is narrower.
  [...(await pool.unsafe(statement, [...parameters] as any[]))] as any[];

const deps: Omit<Deps, "address"> = {
  sql,
  origin: site.origin,
  pagesOrigin: site.origin,
  log: (event, facts = {}) => console.warn(JSON.stringify({ event, ...facts })),
  // Nobody waits for it: what fails is logged, and the clock comes round within the minute.
  mailQueued: () => EdgeRuntime?.waitUntil(deliver().catch(deliveryFailed)),
  caller: (request) => callerOf(request, (bearer) => askAuth(bearer, "/user")),
  async signInToken({ email }) {
    const body = JSON.stringify({ type: "recovery", email });
    const answered = await askAuth(setting(adminKey), "/admin/generate_link", body);
    if (!answered.ok) throw new Error("the auth service made no link");
    return (await answered.json()).hashed_token;
  },
  tombstones: {
    hmac: (address) => hmacOf(setting("PERSONS_KEY"), address),
    // There is no disk here. The log is outside the database, and says nothing without the key.
    remember: async ({ request, hmac, at, account }) =>
      deps.log("erased", { request, hmac, at, account: String(account) }),
  },
  // A project without it has everything but the codes of apps.
  secretKeys: () => keysIn(Deno.env.get("SECRETS_KEY" satisfies SettingName) ?? ""),
  // There is no other process here: what is counted while it looks, and the platform, set the limits.
  lookInto,
  letters: readHere,
  leftOut: () => [],
};

// Every function of a hosted project finds it in its environment.
const adminKey = "SUPABASE_SERVICE_ROLE_KEY";

function askAuth(bearer: string, path: string, body?: string): Promise<Response> {
  return fetch(`${setting("SUPABASE_URL")}/auth/v1${path}`, {
    method: body ? "POST" : "GET",
    // The key in it is for nobody else.
    redirect: "error",
    headers: {
      apikey: setting(adminKey),
      authorization: `Bearer ${bearer}`,
      "content-type": "application/json",
    },
    ...(body && { body }),
  });
}

function deliveryFailed(error: unknown): void {
  deps.log("mail could not be looked after", { error: errorCode(error) });
}

/** For the pages' own origin alone: no other site's script may use a function. */
const cors = {
  "access-control-allow-origin": site.origin,
  "access-control-allow-headers": "apikey, authorization, content-type, x-client-info",
  "access-control-allow-methods": "GET, POST",
  vary: "Origin",
};

export function serve(handler: Handler): void {
  Deno.serve(async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
    // The gateway puts the visitor's address first.
    const address = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() ?? "";
    const id = requestIdOf(request);
    const log: Deps["log"] = (event, facts = {}) => deps.log(event, { request: id, ...facts });
    const response = await handler(request, { ...deps, address, log });
    response.headers.set("x-request-id", id);
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  });
}

/** As on our own host: the gateway's, where it gave one, in the answer and in each line of log. */
function requestIdOf({ headers }: Request): string {
  const given = headers.get("sb-request-id") ?? "";
  return /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/** Once a day: our own host writes it to a file, a hosted project to its log. */
type Head = { day: string; seq: number; hash: string };

/** What our own host does by itself, for the database's clock to ask for: mail and retention. */
export function serveJobs(): void {
  Deno.serve(async (request) => {
    const secret = request.headers.get("apikey");
    if (!secret || secret !== setting("JOBS_SECRET")) return new Response(null, { status: 401 });
    const digests = await makeDigests(sql);
    const sent = { ...(await deliver()), letters: await letters() };
    await keepSignatures(sql);
    const changed = await bringEditions(sql);
    if (changed.length > 0)
      deps.log("editions differ from what the ledger says", { changed: changed.join(" ") });
    const { unread } = await sealSecrets(sql, deps.secretKeys());
    if (unread > 0) deps.log("secrets of time codes cannot be decrypted: SECRETS_KEY", { unread });
    const { removed, faults } = await purge(sql);
    const failed = Object.keys(faults);
    if (failed.length > 0) deps.log("some rules could not be run", { failed: failed.join(" ") });
    const answer = { digests, ...sent, removed };
    const [head] = await sql<Head>("select * from private.export_ledger_head()");
    if (head) deps.log("head of the ledger", { ...head, seq: Number(head.seq) });
    return Response.json(answer);
  });
}

async function deliver(): Promise<{ sent: number }> {
  const { send, close } = smtpSender(setting("SMTP_URL"));
  const origins = { pages: site.origin, functions: setting("SUPABASE_URL") };
  let sent = 0;
  try {
    for (;;) {
      const round = await deliverDue({ sql, send, origins, log: deps.log });
      sent += round.sent;
      if (round.unreachable || round.sent === 0) return { sent };
    }
  } finally {
    close();
  }
}

/** A round of the letter that is under way; the next call goes on. */
async function letters(): Promise<number> {
  const { send, close } = smtpSender(setting("SMTP_URL"), letterConnections);
  const host = crypto.randomUUID();
  const origins = { pages: site.origin, functions: setting("SUPABASE_URL") };
  try {
    return (await sendLetters({ sql, send, origins, log: deps.log, host })).sent;
  } finally {
    await sql("select private.leave_letters($1::uuid)", [host]);
    close();
  }
}

function setting(name: SettingName): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The secret ${name} is missing; docs/deploy.md says how to set it.`);
  return value;
}
