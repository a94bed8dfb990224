/** The functions as a hosted project runs them: under Deno, with its own way in and out. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import { atEndOfAll } from "../at-end.ts";
import { addReaders, sendingOf, sendNow } from "../letter.ts";
import { linkIn, type MailServer, startMailServer } from "../mail-server.ts";
import { until } from "../until.ts";
import { newDatabase, randomAddress } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";
import { startDeno } from "./deno-functions.ts";
import { oldNames } from "./old-names.ts";

const root = join(import.meta.dirname, "../..");
const functions = join(root, "supabase/functions");
const names = readdirSync(functions, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
const secret = "the-clock-knows";

let url = "";
let logged = "";
let mail: MailServer;
let sql: Awaited<ReturnType<typeof openPostgres>>["sql"];

const atEnd = atEndOfAll();
beforeAll(async () => {
  const databaseUrl = await newDatabase();
  const engine = await openPostgres(databaseUrl);
  sql = engine.sql;
  mail = await startMailServer();
  url = await startDeno(
    {
      SUPABASE_DB_URL: databaseUrl,
      SUPABASE_URL: "https://project.supabase.example",
      SMTP_URL: mail.url,
      JOBS_SECRET: secret,
    },
    atEnd,
    (words) => {
      logged += words;
    },
  );
  atEnd(async () => {
    await engine.close();
    await mail.stop();
  });
});

type Options = { address?: string; headers?: Record<string, string> };

async function post(name: string, body: unknown, { address, headers }: Options = {}) {
  const response = await fetch(`${url}/${name}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `${address ?? randomAddress()}, 192.0.2.250`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

function mailsTo(address: string) {
  return mail.mails.filter(({ to }) => to?.[0]?.address === address);
}

async function mailTo(address: string, count = 1) {
  await until(() => expect(mailsTo(address)).toHaveLength(count));
  return mailsTo(address).at(-1);
}

test("contact stores a message and mails it to both", async () => {
  const { status, body } = await post("contact", contactMessage({ email: "deno@sender.example" }));
  expect([status, body]).toEqual([201, { reference: expect.stringMatching(/^\d{6}-/) }]);
  const stored = await sql(
    "select name, email from private.contact_messages where reference = $1",
    [body.reference],
  );
  expect(stored).toEqual([{ name: "Claire Exemple", email: "deno@sender.example" }]);
  expect((await mailTo("deno@sender.example"))?.text).toContain(body.reference);
  expect((await mailTo(site.email))?.html).toContain("nous souhaitons vous rencontrer.");
});

test("a plain form leads to a page of the site's own origin", async () => {
  const fields = contactMessage() as unknown as Record<string, string>;
  const form = { headers: { "content-type": "application/x-www-form-urlencoded" } };
  const sent = await post("contact", new URLSearchParams(fields).toString(), form);
  expect(sent.status).toBe(303);
  const location = new URL(sent.headers.get("location") ?? "");
  expect(location.origin).toBe(site.origin);
  expect(location.pathname + location.hash).toBe("/fr/contact/result#sent");
});

test("subscribe, confirm, welcome, unsubscribe", async () => {
  const email = "deno@visitor.example";
  expect((await post("newsletter-subscribe", { email, language: "fr" })).status).toBe(201);
  expect((await post("newsletter-subscribe", { email })).status).toBe(409);
  expect((await post("send-newsletter-confirmation", { email })).status).toBe(202);
  const confirm = linkIn(await mailTo(email), "/fr/newsletter/confirm");
  expect(confirm.origin).toBe(site.origin);
  const token = confirm.searchParams.get("token");
  expect((await post("newsletter-confirm", { token })).body).toEqual({ outcome: "confirmed" });
  const welcome = await mailTo(email, 2);
  const header = welcome?.headers.find(({ key }) => key === "list-unsubscribe")?.value;
  expect(header).toMatch(
    /^<https:\/\/project\.supabase\.example\/functions\/v1\/newsletter-unsubscribe\?token=/,
  );
  const leave = linkIn(welcome, "/fr/newsletter/unsubscribe").searchParams.get("token");
  expect((await post("newsletter-unsubscribe", { token: leave })).body).toEqual({
    outcome: "unsubscribed",
  });
  expect(await sql("select from public.newsletter_subscribers where email = $1", [email])).toEqual(
    [],
  );
});

const forVisitors = names.filter((name) => !["run-jobs", "lp-document"].includes(name));

/** To a body that cannot be read, and to GET, where they are not those of a form. */
const answers: Record<string, [number, number]> = {
  // Whoever asks must be signed in.
  "desk-file": [401, 401],
  // Some mail programs open the address: without a token it leads nowhere.
  "newsletter-unsubscribe": [400, 404],
};

test.each(forVisitors)("%s lets only scripts of the site's own origin ask", async (name) => {
  const preflight = await fetch(`${url}/${name}`, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe(site.origin);
  expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, POST");
  const refused = await post(name, "{", { headers: { origin: "https://evil.example" } });
  const [unreadable, got] = answers[name] ?? [400, 405];
  expect(refused.status).toBe(unreadable);
  expect(refused.headers.get("access-control-allow-origin")).toBe(site.origin);
  expect((await fetch(`${url}/${name}`)).status).toBe(got);
});

test.each([{}, { apikey: "" }, { apikey: "guess" }, { apikey: `${secret}s` }])(
  "run-jobs does nothing for who does not know its secret: %j",
  async (headers) => {
    const answered = await post("run-jobs", {}, { headers: headers as Record<string, string> });
    expect([answered.status, answered.body]).toEqual([401, ""]);
  },
);

test("run-jobs sends what is due and purges what is old", async () => {
  await sql(
    `select private.receive_contact_message(
       gen_random_uuid(), 'Claire', 'jobs@sender.example', '', 'press', 'long enough a text', 'en'
     )`,
  );
  await sql(
    `insert into public.newsletter_subscribers (email, created_at)
     values ('old@visitor.example', now() - interval '4 days')`,
  );
  const { status, body } = await post("run-jobs", {}, { headers: { apikey: secret } });
  expect(status).toBe(200);
  expect(body.removed).toMatchObject({ "unconfirmed-subscribers": 1, "contact-messages": 0 });
  await mailTo("jobs@sender.example");
});

test("finding: a letter that run-jobs sends is written down, though the driver knows JSON by itself", async () => {
  await addReaders(sql, 7);
  const letter = await sendNow(sql);
  const { status, body } = await post("run-jobs", {}, { headers: { apikey: secret } });
  expect([status, body.letters]).toEqual([200, 7]);
  expect(await sendingOf(sql, letter)).toEqual({ state: "done", counts: { accepted: 7 } });
});

test("an address is counted as the gateway tells it, whatever the visitor adds", async () => {
  await sql("update private.limits set per_address = 2 where kind = 'contact'");
  const statuses: number[] = [];
  for (const forged of ["", ", 10.1.1.1", ", 10.1.1.2"]) {
    const address = `198.51.100.77${forged}`;
    statuses.push((await post("contact", contactMessage(), { address })).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
  const limited = await post("contact", contactMessage(), { address: "198.51.100.77" });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  const other = await post("contact", contactMessage(), { address: "198.51.100.78" });
  expect(other.status).toBe(201);
});

test("each answer carries the gateway's id, as do its lines of log", async () => {
  const ask = async (given: string) => {
    const { headers } = await post("contact", contactMessage(), {
      headers: { "sb-request-id": given },
    });
    return headers.get("x-request-id") ?? "";
  };
  const given = "019a8e5c-7d10-7d6e-9f0e-2f6f1f6f0a11";
  expect(await ask(given)).toBe(given);
  const own = await ask("no id, but words");
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  await until(() => {
    for (const id of [given, own]) {
      expect(logged).toContain(`{"event":"contact message stored","request":"${id}",`);
    }
  });
});

test.each(oldNames)("$old, the old name of $present, is answered", async (row) => {
  for (const name of [row.old, row.present]) {
    const answered = await post(name, row.body);
    expect([name, answered.status, answered.body]).toEqual([name, row.status, row.answer]);
  }
});

test("the project's configuration knows every function, and no other", () => {
  const config = readFileSync(join(root, "supabase/config.toml"), "utf8");
  const listed = [...config.matchAll(/^\[functions\.([\w-]+)\]\n(.+\n.+)\n/gm)];
  expect(listed.map(([, name]) => name).sort()).toEqual([...names].sort());
  for (const [, , settings] of listed) {
    expect(settings).toBe('verify_jwt = false\nimport_map = "./functions/deno.json"');
  }
});
