/**
 * The partners' functions as a hosted project runs them: under Deno, beside an auth service that is
 * not theirs. Lite stands in for it; what Lite lacks, the administrator's links, is made here.
 */
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { newToken } from "#functions/_shared/tokens.ts";
import { publicKey } from "#server/backend/ask-lite.ts";
import { openLite } from "#server/backend/lite.ts";
import { muteConsole } from "#server/backend/mute-console.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import { atEndOfAll } from "../at-end.ts";
import { linkIn, startMailServer } from "../mail-server.ts";
import { until } from "../until.ts";
import { newDatabase } from "./backend.ts";
import { startDeno } from "./deno-functions.ts";
import { addPartner, entityNamed, fillSpace, password, publish } from "./partner-space.ts";
import { newPasskey } from "./soft-passkey.ts";
import { addInvited, codeOf, forgetStep } from "./strong-sign-in.ts";

const adminKey = "service-role-key";
let functions = "";
let auth = "";
let mails: Awaited<ReturnType<typeof startMailServer>>["mails"];
let sql: Awaited<ReturnType<typeof openPostgres>>["sql"];

const atEnd = atEndOfAll();
beforeAll(async () => {
  muteConsole(pino({ level: "silent" }));
  const databaseUrl = await newDatabase();
  const engine = await openPostgres(databaseUrl);
  sql = engine.sql;
  await fillSpace(sql);
  const lite = await openLite(engine, { jwtSecret: "d".repeat(48) });
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { authorization = "", apikey } = request.headers;
    if (request.url === "/auth/v1/admin/generate_link") {
      if (apikey !== adminKey || authorization !== `Bearer ${adminKey}`) {
        response.writeHead(401).end();
        return;
      }
      const { email } = JSON.parse(String(body));
      const token = randomBytes(32).toString("base64url");
      await sql(
        "update auth.users set recovery_token = $1, recovery_sent_at = now() where email = $2",
        [token, email],
      );
      response.writeHead(200).end(JSON.stringify({ hashed_token: token }));
      return;
    }
    const method = request.method ?? "GET";
    const answered = await lite.fetch(
      new Request(`http://localhost${request.url}`, {
        method,
        headers: { apikey: publicKey, authorization, "content-type": "application/json" },
        ...(method !== "GET" && { body }),
      }),
    );
    response.writeHead(answered.status).end(await answered.text());
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  auth = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const mail = await startMailServer();
  mails = mail.mails;
  functions = await startDeno(
    {
      SUPABASE_DB_URL: databaseUrl,
      SUPABASE_URL: auth,
      SUPABASE_SERVICE_ROLE_KEY: adminKey,
      SMTP_URL: mail.url,
      JOBS_SECRET: "the-clock-knows",
      SECRETS_KEY: newToken(),
    },
    atEnd,
  );
  atEnd(async () => {
    service.close();
    await mail.stop();
    await engine.close();
  });
});

function post(url: string, body: object, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function signIn(email: string): Promise<string> {
  const body = { email, password };
  const answered = await post(`${auth}/auth/v1/token?grant_type=password`, body);
  return (await answered.json()).access_token;
}

/** As one of Ormes asks for it. */
async function document(id: string, token?: string) {
  const entity = await entityNamed(sql, "Ormes foundation");
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(`${functions}/lp-document?entity=${entity}&id=${id}`, {
    headers: headers as HeadersInit,
  });
}

async function act(token: string, action: string, fields: object = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const answered = await post(`${functions}/sign-in-account`, { action, ...fields }, headers);
  return { status: answered.status, body: await answered.json() };
}

async function knock(response?: unknown) {
  const answered = await post(`${functions}/sign-in-passkey`, { response });
  return { status: answered.status, body: await answered.json() };
}

test("a forgotten password: asked for, mailed, exchanged for the auth service's own token", async () => {
  await addPartner(sql, "deno@ormes.example");
  const asked = await post(`${functions}/sign-in-recover`, { email: "Deno@Ormes.example" });
  expect(asked.status).toBe(202);
  const mailed = () => mails.find(({ to }) => to?.[0]?.address === "deno@ormes.example");
  await until(() => expect(mailed()).toBeDefined());
  const token = linkIn(mailed(), "/login/password").searchParams.get("token");
  const state = async () => (await post(`${functions}/sign-in-link`, { token })).json();
  expect(await state()).toEqual({ state: "open" });
  const redeemed = await post(`${functions}/sign-in-redeem`, { token });
  const { tokenHash } = await redeemed.json();
  const entered = await post(`${auth}/auth/v1/verify`, { type: "recovery", token_hash: tokenHash });
  expect(entered.status).toBe(200);
  const again = await post(`${functions}/sign-in-redeem`, { token });
  expect(again.status, "before a password is set").toBe(200);
  const set = await fetch(`${auth}/auth/v1/user`, {
    method: "PUT",
    headers: {
      authorization: `Bearer ${(await entered.json()).access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ password: "a password of the new kind" }),
  });
  expect(set.status).toBe(200);
  expect((await post(`${functions}/sign-in-redeem`, { token })).status).toBe(410);
  expect(await state()).toEqual({ state: "used" });
});

test("a document goes to whom it belongs, with a line in the log, and to nobody else", async () => {
  await addPartner(sql, "own@ormes.example");
  await addPartner(sql, "other@moselle.example", "Moselle office");
  const { id } = await publish(sql, "Old fund", Buffer.alloc(700_000, "%PDF-1.4 "));
  const logged = () => sql("select document_id from public.document_downloads");
  for (const refused of [
    await document(id),
    await document(id, "a.b.c"),
    await document(id, await signIn("other@moselle.example")),
  ]) {
    expect([401, 404]).toContain(refused.status);
    expect(await refused.text()).not.toContain("PDF");
  }
  expect(await logged()).toEqual([]);
  const given = await document(id, await signIn("own@ormes.example"));
  expect(given.status).toBe(200);
  expect((await given.arrayBuffer()).byteLength).toBe(700_000);
  expect(await logged()).toEqual([{ document_id: id }]);
});

test("an app's code is added, and asked for at the next sign-in", async () => {
  const email = "code@ormes.example";
  await addInvited(sql, email);
  const { id } = await publish(sql, "Old fund", "%PDF-1.4 code", { type: "tax" });
  const first = await signIn(email);
  expect((await act("a.b.c", "ask-code")).status).toBe(401);
  const { secret } = (await act(first, "ask-code")).body;
  const missed = { code: await codeOf(secret, 9), name: "App" };
  expect(await act(first, "add-code", missed)).toEqual({ status: 422, body: { code: "wrong" } });
  const added = await act(first, "add-code", { code: await codeOf(secret), name: "App" });
  expect([added.status, added.body.codes?.length]).toEqual([200, 10]);
  expect((await document(id, first)).status).toBe(200);
  const kept = async () =>
    String((await sql("select secret from private.factors where kind = 'code'"))[0]?.secret);
  expect(await kept()).not.toContain(secret);
  // As the version before has left it.
  await sql("update private.factors set secret = $1 where kind = 'code'", [secret]);
  const jobs = await post(`${functions}/run-jobs`, {}, { apikey: "the-clock-knows" });
  expect([jobs.status, (await kept()).includes(secret)]).toEqual([200, false]);
  const told = () => mails.filter(({ to }) => to?.[0]?.address === email);
  await until(() =>
    expect(told().map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining("a way to sign in was added"),
    ),
  );

  const next = await signIn(email);
  expect((await document(id, next)).status).toBe(404);
  await forgetStep(sql, email);
  const code = await codeOf(secret);
  expect((await act(next, "prove", { code: await codeOf(secret, 9) })).status).toBe(422);
  expect((await document(id, next)).status).toBe(404);
  expect((await act(next, "prove", { code })).status).toBe(200);
  expect(await (await document(id, next)).text()).toBe("%PDF-1.4 code");
  expect((await act(await signIn(email), "prove", { code })).status, "twice").toBe(422);
  const { account } = (await act(next, "show")).body;
  expect(account).toMatchObject({ email, fresh: true, factors: [{ kind: "code", name: "App" }] });
});

test("a passkey is added, signs in alone, and a wrong answer does not", async () => {
  const email = "passkey@ormes.example";
  await addInvited(sql, email);
  const { id } = await publish(sql, "Old fund", "%PDF-1.4 passkey", { type: "meeting" });
  const first = await signIn(email);
  const passkey = newPasskey(site.origin);
  const { options } = (await act(first, "ask-passkey")).body;
  const elsewhere = passkey.register(options, { origin: "https://site.test" });
  const refused = await act(first, "add-passkey", { response: elsewhere, name: "Key" });
  expect(refused).toEqual({ status: 422, body: { code: "wrong" } });
  const response = passkey.register((await act(first, "ask-passkey")).body.options);
  expect((await act(first, "add-passkey", { response, name: "Key" })).status).toBe(200);

  const ask = async () => (await knock()).body.options;
  const unknown = { status: 422, body: { code: "unknown" } };
  expect(await knock(newPasskey(site.origin).show(await ask())), "a stranger's").toEqual(unknown);
  expect(await knock(passkey.show(await ask(), { verified: false }))).toEqual(unknown);
  const asked = await ask();
  const entered = await knock(passkey.show(asked));
  expect(entered.status).toBe(200);
  expect(await knock(passkey.show(asked)), "twice").toEqual(unknown);

  const { tokenHash, grant } = entered.body;
  const verified = { type: "recovery", token_hash: tokenHash };
  const session = await post(`${auth}/auth/v1/verify`, verified);
  const { access_token } = await session.json();
  expect((await document(id, access_token)).status, "opened, not proven").toBe(404);
  expect((await act(access_token, "prove", { grant })).status).toBe(200);
  expect(await (await document(id, access_token)).text()).toBe("%PDF-1.4 passkey");
  expect((await act(access_token, "prove", { grant })).status, "twice").toBe(422);
});
