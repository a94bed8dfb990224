/**
 * Who sees what of the partners' data, by actor, on both engines. The tables are asked over the
 * REST API itself, as on a hosted project, and our host's own paths as on ours. It is long because
 * both are held against the same people and the same documents.
 */
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { publicKey } from "#server/backend/ask-lite.ts";
import { type Lite, openLite } from "#server/backend/lite.ts";
import { muteConsole } from "#server/backend/mute-console.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { openEngine } from "./engine.ts";
import {
  addPartner,
  askDocument,
  askOverview,
  documentPath,
  fillSpace,
  lastEntityOf,
  overviewOf,
  password,
  publish,
  type Session,
  sessionOf,
  spaceTables,
} from "./partner-space.ts";
import { nothingBut } from "./strong-sign-in.ts";

/** Names and bytes of Ormes alone: none of them may reach anybody else. */
const secrets = /Ormes|Old fund|anne@|ormes-only|FOR ORMES/;

/** All that can be changed, without the moment of a partner's last visit. */
async function everything(sql: Sql): Promise<string> {
  const rows = await Promise.all([
    ...spaceTables.map((table) =>
      sql(
        `select to_jsonb(t) - 'seen_at' - 'seen_before' - 'seen_in' as row from public.${table} t order by 1`,
      ),
    ),
    sql("select document_id, sha256(bytes) from private.document_files order by 1"),
    sql("select template, about, state from private.outbox order by created_at, id"),
  ]);
  return JSON.stringify(rows);
}

async function fill(sql: Sql): Promise<{ own: string; old: string; shared: string }> {
  await fillSpace(sql);
  await addPartner(sql, "anne@ormes.example");
  await addPartner(sql, "julia@moselle.example", "Moselle office");
  await addPartner(sql, "stranger@nowhere.example");
  await sql(
    `delete from public.partners
     where user_id = (select id from auth.users where email = 'stranger@nowhere.example')`,
  );
  const own = await publish(sql, "Shared fund", "%PDF-1.4 FOR ORMES ALONE", {
    entity: "Ormes foundation",
    file: "ormes-only.pdf",
  });
  const old = await publish(sql, "Old fund", "%PDF-1.4 FOR ORMES IN THE OLD FUND");
  const shared = await publish(sql, "Shared fund", "%PDF-1.4 for both", { type: "meeting" });
  await sql(
    `insert into public.document_downloads (document_id, user_id, entity_id)
     select $1, users.id, partners.chosen_entity
     from auth.users join public.partners on partners.user_id = users.id
     where users.email = 'anne@ormes.example'`,
    [own.id],
  );
  await sql("delete from private.outbox");
  return { own: own.id, old: old.id, shared: shared.id };
}

describe.each(bothEngines)("the partners' tables over REST on the %s engine", (engine) => {
  let lite: Lite;
  let sql: Sql;
  const tokens: Record<string, string> = {};

  const atEnd = atEndOfAll();
  beforeAll(async () => {
    // Lite prints every statement that it was refused.
    muteConsole(pino({ level: "silent" }));
    const opened = await openEngine(engine, atEnd);
    sql = opened.sql;
    await fill(sql);
    lite = await openLite(opened, { jwtSecret: "s".repeat(48) });
    for (const [who, email] of Object.entries({
      anne: "anne@ormes.example",
      julia: "julia@moselle.example",
      stranger: "stranger@nowhere.example",
    })) {
      const body = JSON.stringify({ email, password });
      const answered = await ask("POST", "/auth/v1/token?grant_type=password", body);
      tokens[who] = JSON.parse(answered.text).access_token;
    }
    await addPartner(sql, "left@ormes.example");
    const body = JSON.stringify({ email: "left@ormes.example", password });
    const answered = await ask("POST", "/auth/v1/token?grant_type=password", body);
    tokens.revoked = JSON.parse(answered.text).access_token;
    await sql("select private.revoke_partner('left@ormes.example')");
  });

  async function ask(method: string, path: string, body?: string, token?: string) {
    const response = await lite.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          apikey: publicKey,
          "content-type": "application/json",
          prefer: "return=representation",
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body }),
      }),
    );
    return { status: response.status, text: await response.text() };
  }

  test("a partner reads their own and no more", async () => {
    const read = async (table: string) =>
      JSON.parse((await ask("GET", `/rest/v1/${table}`, undefined, tokens.anne)).text);
    expect(await read("partner_entities")).toMatchObject([{ name: "Ormes foundation" }]);
    expect(await read("partners")).toHaveLength(1);
    expect(await read("funds")).toHaveLength(2);
    expect(await read("commitments")).toHaveLength(2);
    expect(await read("capital_flows")).toHaveLength(4);
    expect(await read("valuations")).toHaveLength(2);
    expect(await read("fund_accounts")).toHaveLength(2);
    expect(await read("documents")).toHaveLength(3);
    expect(await read("document_downloads")).toHaveLength(1);
  });

  test("a partner of another entity reads what both share, and nothing of the other", async () => {
    for (const table of spaceTables) {
      const { status, text } = await ask("GET", `/rest/v1/${table}`, undefined, tokens.julia);
      expect(status).toBe(200);
      expect(text).not.toMatch(secrets);
    }
    const documents = await ask("GET", "/rest/v1/documents", undefined, tokens.julia);
    expect(JSON.parse(documents.text)).toMatchObject([{ type: "meeting" }]);
    const embedded = "/rest/v1/funds?select=*,commitments(*),documents(*)";
    expect((await ask("GET", embedded, undefined, tokens.julia)).text).not.toMatch(secrets);
  });

  test.each(["nobody", "stranger", "revoked"])("%s reads no row of any table", async (who) => {
    for (const table of spaceTables) {
      const { text } = await ask("GET", `/rest/v1/${table}`, undefined, tokens[who]);
      const rows: unknown = JSON.parse(text);
      if (Array.isArray(rows)) expect(rows).toEqual([]);
      else expect(rows).toMatchObject({ code: expect.any(String) });
      expect(text).not.toMatch(/fund|foundation|office|\.pdf/);
    }
  });

  test.each(["nobody", "stranger", "revoked", "julia", "anne"])(
    "%s writes nothing to any table",
    async (who) => {
      const before = await everything(sql);
      const id = "99999999-9999-4999-8999-999999999999";
      for (const table of spaceTables) {
        const path = `/rest/v1/${table}`;
        const all = { id, name: "Mine", user_id: id, entity_id: id, document_id: id };
        await ask("POST", path, JSON.stringify(all), tokens[who]);
        await ask("POST", `${path}?on_conflict=id`, JSON.stringify({ id }), tokens[who]);
        const changes = JSON.stringify({ name: "Mine", entity_id: id, version: 99 });
        await ask("PATCH", `${path}?entity_id=not.is.null`, changes, tokens[who]);
        await ask("PATCH", `${path}?id=not.is.null`, '{"name":"Mine"}', tokens[who]);
        await ask("DELETE", `${path}?id=not.is.null`, undefined, tokens[who]);
      }
      expect(await everything(sql)).toBe(before);
    },
  );

  test.each(["nobody", "stranger", "revoked"])("%s is shown no overview", async (who) => {
    const { status, text } = await ask("POST", "/rest/v1/rpc/lp_overview", "{}", tokens[who]);
    expect(text).not.toMatch(/Old fund|Shared fund|foundation|office|\.pdf/);
    if (status === 200) expect(JSON.parse(text).partner).toBeNull();
  });

  test("a token with a claim of its own gets nothing for it", async () => {
    const [head, body, signature] = (tokens.stranger ?? "").split(".");
    const claims = JSON.parse(Buffer.from(body ?? "", "base64url").toString());
    const forged = {
      ...claims,
      role: "service_role",
      app_metadata: { entity: "Ormes foundation" },
    };
    const payload = Buffer.from(JSON.stringify(forged)).toString("base64url");
    const token = `${head}.${payload}.${signature}`;
    const { status, text } = await ask("GET", "/rest/v1/documents", undefined, token);
    expect([status, text]).toEqual([401, expect.not.stringMatching(secrets)]);
  });
});

describe.each(bothEngines)("the host's own paths on the %s engine", (engine) => {
  let backend: TestBackend;
  let ids: Awaited<ReturnType<typeof fill>>;
  let anne: Session;
  let julia: Session;
  let stranger: Session;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    ids = await fill(backend.sql);
    anne = await sessionOf(backend, "anne@ormes.example");
    julia = await sessionOf(backend, "julia@moselle.example");
    stranger = await sessionOf(backend, "stranger@nowhere.example");
  });

  test("two entities in one fund each see their own", async () => {
    const first = await overviewOf(backend, anne);
    expect(first.documents.map(({ id }) => id).sort()).toEqual(Object.values(ids).sort());
    expect(first.documents.filter(({ own }) => own).map(({ id }) => id)).toEqual([ids.own]);
    const second = await overviewOf(backend, julia);
    expect(second.documents.map(({ id }) => id)).toEqual([ids.shared]);
    expect(second.accounts).toHaveLength(1);
    expect(JSON.stringify(second)).not.toMatch(secrets);
  });

  test("a stranger's valid token shows nothing, and is told so", async () => {
    const overview = await overviewOf(backend, stranger);
    expect(overview).toEqual(nothingBut(null));
  });

  test("no byte and no line of the log for whom a document does not belong to", async () => {
    const before = await everything(backend.sql);
    const refusals = await Promise.all([
      ...Object.values(ids).map((id) => askDocument(backend, id)),
      ...Object.values(ids).map((id) => askDocument(backend, id, stranger)),
      askDocument(backend, ids.own, julia),
      askDocument(backend, ids.old, julia),
      askDocument(backend, "99999999-9999-4999-8999-999999999999", anne),
      askOverview(backend),
    ]);
    for (const { status, body } of refusals) {
      expect([401, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toMatch(/PDF|FOR ORMES|fund/);
    }
    expect(await everything(backend.sql)).toBe(before);
  });

  test.each(["", "Bearer", "Bearer x", "Bearer a.b.c", `Bearer ${publicKey}`, "Basic YTpi"])(
    "%j is no token",
    async (authorization) => {
      const headers = { authorization };
      const path = documentPath(await lastEntityOf(backend, anne), ids.shared);
      const document = await backend.ask(path, { headers });
      expect(document.status).toBe(401);
      const overview = await backend.post("/rest/v1/rpc/lp_overview", {}, { headers });
      expect(overview.status).toBe(401);
    },
  );
});
