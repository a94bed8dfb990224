/** Documents: who is told, who sees them, what the log keeps. */
import { createHash, randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { documentTypes } from "#core/document-types.ts";
import { readHere } from "#functions/_shared/letters/letter-reader.ts";
import { purge } from "#functions/_shared/purge.ts";
import { rules } from "#functions/_shared/retention/rules.ts";
import { lpDocument } from "#server/backend/functions.ts";
import { atEndOfAll } from "../at-end.ts";
import { until } from "../until.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { openEngine } from "./engine.ts";
import {
  addPartner,
  askDocument,
  bearing,
  documentPath,
  entityNamed,
  fillSpace,
  lastEntityOf,
  overviewOf,
  publish,
  sessionOf,
} from "./partner-space.ts";

describe.each(engines)("partners' documents on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "anne@ormes.example");
    await addPartner(backend.sql, "paul@ormes.example");
    await addPartner(backend.sql, "julia@moselle.example", "Moselle office");
  });

  const told = () => backend.mail.mails.map(({ to }) => to?.[0]?.address).sort();

  test("a document is told to everyone it is for, and the mail says of which entity and kind", async () => {
    const shared = await publish(backend.sql, "Shared fund", "%PDF-1.4 shared", {
      type: "meeting",
    });
    expect(shared.told).toBe(3);
    await until(() => expect(told()).toHaveLength(3));
    expect(told()).toEqual(["anne@ormes.example", "julia@moselle.example", "paul@ormes.example"]);
    for (const { subject, text, html } of backend.mail.mails) {
      const said = `${subject} ${text} ${html}`;
      expect(said).toContain("https://site.example/lp");
      expect(said).toContain("general meeting, Shared fund");
      expect(said).not.toMatch(/report\.pdf|%PDF/);
    }
    const own = await publish(backend.sql, "Shared fund", "%PDF-1.4 own", {
      entity: "Moselle office",
      type: "capital-call",
    });
    expect(own.told).toBe(1);
    await until(() => expect(told()).toHaveLength(4));
    expect(backend.mail.mails.at(-1)?.to?.[0]?.address).toBe("julia@moselle.example");
  });

  test("the same bytes are the same document; others are its next version", async () => {
    const options = { type: "accounts" };
    const first = await publish(backend.sql, "Old fund", "%PDF-1.4 one", options);
    expect(first).toMatchObject({ version: 1, already: false });
    const again = await publish(backend.sql, "Old fund", "%PDF-1.4 one", options);
    expect(again).toMatchObject({ id: first.id, version: 1, told: 0, already: true });
    const second = await publish(backend.sql, "Old fund", "%PDF-1.4 two", options);
    expect(second).toMatchObject({ version: 2, already: false });
    const session = await sessionOf(backend, "anne@ormes.example");
    const { documents } = await overviewOf(backend, session);
    const seen = documents.filter(({ id }) => [first.id, second.id].includes(id));
    expect(seen.map(({ version, current }) => [version, current])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await askDocument(backend, first.id, session)).body, "the old one is kept").toBe(
      "%PDF-1.4 one",
    );
  });

  test("what came since the last visit is new, until it is fetched", async () => {
    await addPartner(backend.sql, "visitor@ormes.example");
    const session = await sessionOf(backend, "visitor@ormes.example");
    const first = await overviewOf(backend, session);
    expect(first.seenBefore).toBeNull();
    expect(first.documents.filter(({ isNew }) => isNew)).toEqual([]);
    await backend.sql(
      `update public.partner_memberships set seen_at = now() - interval '1 day'
       where user_id = (select id from auth.users where email = 'visitor@ormes.example')`,
    );
    const { id } = await publish(backend.sql, "Old fund", "%PDF-1.4 fresh", { type: "legal" });
    await backend.sql(
      "update public.documents set published_at = published_at - interval '2 days' where id <> $1",
      [id],
    );
    const second = await overviewOf(backend, session);
    expect(second.seenBefore).not.toBeNull();
    expect(second.documents.filter(({ isNew }) => isNew).map((one) => one.id)).toEqual([id]);
    await askDocument(backend, id, session);
    const third = await overviewOf(backend, session);
    expect(third.seenBefore, "the same visit").toBe(second.seenBefore);
    expect(third.documents.filter(({ isNew }) => isNew)).toEqual([]);
  });

  test("finding: who signs in again within half an hour is not on a first visit", async () => {
    await addPartner(backend.sql, "again@ormes.example");
    const first = await overviewOf(backend, await sessionOf(backend, "again@ormes.example"));
    expect(first.seenBefore).toBeNull();
    const second = await overviewOf(backend, await sessionOf(backend, "again@ormes.example"));
    expect(second.seenBefore).not.toBeNull();
  });

  test("a large document arrives whole, with what a browser needs to keep it private", async () => {
    const bytes = Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(1_500_000)]);
    const name = "rapport d’été (2026).pdf";
    const { id } = await publish(backend.sql, "Old fund", bytes, { type: "report", file: name });
    const session = await sessionOf(backend, "anne@ormes.example");
    const { documents } = await overviewOf(backend, session);
    const listed = documents.find((document) => document.id === id);
    const digest = createHash("sha256").update(bytes).digest("hex");
    expect([listed?.size, listed?.sha256]).toEqual([bytes.length, digest]);
    const {
      status,
      headers,
      bytes: received,
    } = await backend.fetchBytes(
      documentPath(await lastEntityOf(backend, session), id),
      bearing(session),
    );
    expect(status).toBe(200);
    expect(createHash("sha256").update(received).digest("hex")).toBe(digest);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="Ormes foundation - rapport d_ete (2026).pdf"; filename*=UTF-8''Ormes%20foundation%20-%20rapport%20d%E2%80%99%C3%A9t%C3%A9%20%282026%29.pdf`,
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
    });
  });

  test("the log is written before the first byte, and a document that breaks off is an error", async () => {
    const { sql } = await openEngine(engine);
    await fillSpace(sql);
    await addPartner(sql, "log@ormes.example");
    const { id } = await publish(sql, "Old fund", randomBytes(600_000));
    const [account] = await sql<{ id: string }>("select id from auth.users");
    const user = String(account?.id);
    const session = crypto.randomUUID();
    await sql("insert into auth.sessions (id, user_id) values ($1, $2)", [session, user]);
    const response = await lpDocument(
      new Request(
        `http://localhost${documentPath(await entityNamed(sql, "Ormes foundation"), id)}`,
      ),
      {
        sql,
        address: "10.0.0.1",
        origin: "",
        pagesOrigin: "",
        log: () => {},
        mailQueued: () => {},
        caller: async () => ({ user, session }),
        signInToken: async () => "",
        tombstones: { hmac: async () => "", remember: async () => {} },
        secretKeys: () => [],
        lookInto: async () => ({ fault: undefined, pages: null, accounts: [] }),
        letters: readHere,
        leftOut: () => [],
      },
    );
    const logged = await sql("select user_id, document_id from public.document_downloads");
    expect(logged).toEqual([{ user_id: user, document_id: id }]);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.byteLength).toBe(256 * 1024);
    await sql("delete from private.document_files");
    await expect(reader?.read()).rejects.toThrow("ended early");
  });

  test("the log is only ever added to, even by the owner, and purged when its time has come", async () => {
    const { sql } = await openEngine(engine);
    await fillSpace(sql);
    const { id } = await publish(sql, "Old fund", "%PDF-1.4 kept");
    await sql(
      `insert into public.document_downloads (document_id, user_id, entity_id, at)
       select $1, gen_random_uuid(), id, now() - interval '5 years' from public.partner_entities`,
      [id],
    );
    for (const statement of [
      "update public.document_downloads set at = now()",
      "delete from public.document_downloads",
      "truncate public.document_downloads",
    ]) {
      await expect(sql(statement)).rejects.toThrow("only ever added to");
    }
    const count = async () => (await sql("select from public.document_downloads")).length;
    expect(await count()).toBe(2);
    await purge(sql);
    expect(await count()).toBe(2);
    await purge(sql, { soon: { ...rules["document-downloads"], days: 365 } });
    expect(await count()).toBe(0);
  });

  test("the database takes the types that the pages know, and no other", async () => {
    const { sql } = await openEngine(engine);
    await fillSpace(sql);
    for (const type of documentTypes) await publish(sql, "Old fund", "%PDF-1.4", { type });
    await expect(publish(sql, "Old fund", "%PDF-1.4", { type: "gossip" })).rejects.toThrow("check");
    expect(await sql("select from public.documents")).toHaveLength(documentTypes.length);
  });

  test.each([
    ["a fund that is not there", "No fund", null, "no fund called No fund"],
    ["an entity that is not there", "Old fund", "Nobody", "no entity called Nobody"],
    ["an entity outside the fund", "Old fund", "Moselle office", "has no commitment"],
  ])("nothing is published for %s", async (_what, fund, entity, words) => {
    const { sql } = await openEngine(engine);
    await fillSpace(sql);
    await expect(publish(sql, fund, "%PDF-1.4 lost", { entity })).rejects.toThrow(words);
    expect(await sql("select from public.documents")).toEqual([]);
    expect(await sql("select from private.document_files")).toEqual([]);
  });

  test("finding 1: while a document is sent, everything else has its turn", async () => {
    await addPartner(backend.sql, "turns@partner.example");
    const session = await sessionOf(backend, "turns@partner.example");
    const pieces = 12;
    const bytes = Buffer.alloc(pieces * 256 * 1024, "%PDF-1.4 ");
    const { id } = await publish(backend.sql, "Old fund", bytes, { type: "meeting" });
    let turns = 0;
    const others = setInterval(() => turns++, 0);
    const sent = await backend.fetchBytes(
      documentPath(await lastEntityOf(backend, session), id),
      bearing(session),
    );
    clearInterval(others);
    expect(sent.bytes.equals(bytes)).toBe(true);
    expect(turns, "one for each piece").toBeGreaterThanOrEqual(pieces);
  });
});
