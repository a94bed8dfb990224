/** What an anonymous visitor may do, by every way in, on both engines: subscribe, nothing else. */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { asAnon } from "./as-anon.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";

const table = "/rest/v1/newsletter_subscribers";

describe.each(bothEngines)("an anonymous visitor on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await backend.post(table, { email: "known@visitor.example", language: "fr" });
  });

  /** Everything that a write could have touched. */
  async function everything(): Promise<string> {
    const subscribers = await backend.sql(
      "select * from public.newsletter_subscribers order by id",
    );
    const outbox = await backend.sql(
      "select id, template, about, state from private.outbox order by id",
    );
    const messages = await backend.sql("select * from private.contact_messages order by id");
    return JSON.stringify([subscribers, outbox, messages]);
  }

  test("may subscribe an address, which is then not confirmed", async () => {
    const { status, body } = await backend.post(table, {
      email: "new@visitor.example",
      language: "en",
    });
    expect([status, body]).toEqual([201, ""]);
    const [row] = await backend.sql(
      "select language, confirmed_at from public.newsletter_subscribers where email = $1",
      ["new@visitor.example"],
    );
    expect(row).toEqual({ language: "en", confirmed_at: null });
  });

  test("cannot subscribe without the public key", async () => {
    const before = await everything();
    const row = { email: "keyless@visitor.example" };
    const without = await backend.post(table, row, { headers: { apikey: "" } });
    const wrong = await backend.post(table, row, { headers: { apikey: "sb_secret_guess" } });
    expect([without.status, wrong.status]).toEqual([401, 401]);
    expect(await everything()).toBe(before);
  });

  test("is told 23505 for an address that is there, whatever its case", async () => {
    const before = await everything();
    const { status, body } = await backend.post(table, { email: "KNOWN@Visitor.Example" });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "23505" });
    expect(await everything()).toBe(before);
  });

  test.each([
    { what: "an id", row: { id: "00000000-0000-4000-8000-000000000000" } },
    { what: "a confirmation", row: { confirmed_at: "2026-01-01T00:00:00Z" } },
    { what: "a past date", row: { created_at: "2020-01-01T00:00:00Z" } },
    { what: "another language", row: { language: "de" } },
    { what: "no address", row: { email: "" } },
    { what: "half an address", row: { email: "visitor@" } },
    { what: "two lines", row: { email: "a@visitor.example\nbcc: b@visitor.example" } },
    { what: "a number", row: { email: 7 } },
    { what: "a very long address", row: { email: `${"a".repeat(250)}@visitor.example` } },
  ])("cannot set $what", async ({ row }) => {
    const before = await everything();
    const { status } = await backend.post(table, { email: "x@visitor.example", ...row });
    expect(status).toBe(400);
    expect(await everything()).toBe(before);
  });

  test("cannot subscribe a list", async () => {
    const before = await everything();
    const rows = [{ email: "a@visitor.example" }, { email: "b@visitor.example" }];
    expect((await backend.post(table, rows)).status).toBe(400);
    expect(await everything()).toBe(before);
  });

  test.each([
    ["GET", table],
    ["GET", `${table}?select=email`],
    ["HEAD", table],
    ["PATCH", `${table}?email=eq.known@visitor.example`],
    ["PUT", `${table}?email=eq.known@visitor.example`],
    ["DELETE", `${table}?email=eq.known@visitor.example`],
    ["POST", `${table}?on_conflict=email`],
    ["POST", `${table}?select=*`],
    ["POST", `${table}/`],
    ["POST", "/rest/v1/outbox"],
    ["GET", "/rest/v1/"],
    ["POST", "/rest/v1/rpc/admit"],
    ["POST", "/rest/v1/rpc/purge"],
    ["GET", "/_system/config"],
    ["GET", "/_system/info"],
    ["POST", "/auth/v1/signup"],
    ["POST", "/auth/v1/admin/users"],
    ["GET", "/storage/v1/bucket"],
    ["POST", "/functions/v1/run-jobs"],
    ["POST", "/functions/v1/_shared"],
    ["POST", "/functions/v1/constructor"],
    ["GET", "/functions/v1/contact"],
    ["OPTIONS", "/functions/v1/contact"],
    ["POST", "/functions/v1/contact?x=1"],
    ["POST", "/healthz"],
  ])("%s %s is not there, and changes nothing", async (method, path) => {
    const before = await everything();
    const { status, body } = await backend.ask(path, {
      method,
      headers: {
        "content-type": "application/json",
        prefer: "resolution=merge-duplicates,return=representation",
      },
      ...(!["GET", "HEAD"].includes(method) && { body: '{"email":"known@visitor.example"}' }),
    });
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain("visitor.example");
    expect(await everything()).toBe(before);
  });

  test("may subscribe one, as the database's own role", async () => {
    const insert = "insert into public.newsletter_subscribers (email) values ('r@visitor.example')";
    expect(await asAnon(backend, insert)).toBe(1);
  });

  test("is given no row back, even when it asks for it", async () => {
    const { status, body } = await backend.post(
      table,
      { email: "curious@visitor.example" },
      { headers: { prefer: "return=representation", "accept-profile": "private" } },
    );
    expect([status, body]).toEqual([201, ""]);
  });

  // The host lets none of this through; on a hosted project these are what stands in the way.
  test.each([
    ["read", "select * from public.newsletter_subscribers"],
    ["update", "update public.newsletter_subscribers set confirmed_at = now()"],
    ["delete", "delete from public.newsletter_subscribers"],
  ])("sees no row to %s, as the database's own role", async (_what, statement) => {
    const before = await everything();
    // Without the privilege it is an error; Lite gives the privilege, and the policies no row.
    const met = await asAnon(backend, statement).catch((error: Error) => error.message);
    expect([0, "permission denied for table newsletter_subscribers"]).toContain(met);
    expect(await everything()).toBe(before);
  });

  test.each([
    [
      "a confirmed row",
      "insert into public.newsletter_subscribers (email, confirmed_at) values ('c@visitor.example', now())",
    ],
    [
      "an old row",
      "insert into public.newsletter_subscribers (email, created_at) values ('o@visitor.example', now() - interval '1 day')",
    ],
    [
      "a list",
      "insert into public.newsletter_subscribers (email) values ('l1@visitor.example'), ('l2@visitor.example')",
    ],
    [
      "over a row",
      "insert into public.newsletter_subscribers (email) values ('known@visitor.example') on conflict (lower(email)) do update set language = 'en'",
    ],
    [
      "in the outbox",
      "insert into private.outbox (template, language, about) values ('x', 'en', gen_random_uuid())",
    ],
    ["by an inner function", "select private.count_request('contact', '')"],
    ["by purging", "select private.run_retention('[]')"],
    ["into the secrets", "select * from private.host_secrets"],
  ])("cannot write %s, as the database's own role", async (_what, statement) => {
    const before = await everything();
    await expect(asAnon(backend, statement)).rejects.toThrow(
      /permission denied|row-level|one address/,
    );
    expect(await everything()).toBe(before);
  });
});
