/** On a hosted project PostgREST asks the database itself before each request. */
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#server/engine/postgres.ts";
import { newDatabase } from "./backend.ts";

type Asked = { method?: string; role?: string; address?: string; claims?: string };

/** Asks as PostgREST does: in a transaction, as the visitor's role, with the request in settings. */
async function start() {
  const url = await newDatabase();
  const engine = await openPostgres(url);
  const pool = postgres(url, { max: 2, onnotice: () => {} });
  onTestFinished(async () => {
    await pool.end();
    await engine.close();
  });

  async function ask(asked: Asked = {}, statement = "select 1"): Promise<string> {
    const { method = "POST", role = "anon", address = "192.0.2.1" } = asked;
    const claims = asked.claims ?? JSON.stringify({ role });
    const headers = JSON.stringify({ "x-forwarded-for": address, "user-agent": "test" });
    return await pool
      .begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`);
        await transaction`select set_config('request.method', ${method}, true)`;
        await transaction`select set_config('request.headers', ${headers}, true)`;
        await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
        // Not prepared: a plan made for one role is not checked again for the next.
        await transaction.unsafe("select hooks.limit_anonymous_writes()");
        await transaction.unsafe(statement);
      })
      .then(
        () => "passes",
        (error: { code?: string }) => String(error.code),
      );
  }

  async function asks(count: number, asked: Asked = {}): Promise<string[]> {
    const met: string[] = [];
    for (let request = 0; request < count; request += 1) met.push(await ask(asked));
    return met;
  }
  return { ask, asks, sql: engine.sql };
}

test("the eleventh anonymous write in an hour from one address is refused", async () => {
  const { asks } = await start();
  expect(await asks(12)).toEqual([...Array(10).fill("passes"), "PT429", "PT429"]);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s is a write", async (method) => {
  const { ask, sql } = await start();
  await sql("update private.limits set per_address = 1");
  await ask();
  expect(await ask({ method })).toBe("PT429");
});

test.each([
  ["who only reads", { method: "GET" }],
  ["who asks for the head", { method: "HEAD" }],
  ["the service", { role: "service_role" }],
  ["who is signed in", { role: "authenticated" }],
  ["another address", { address: "192.0.2.2" }],
])("%s passes all the same", async (_who, asked: Asked) => {
  const { asks, ask, sql } = await start();
  await sql("update private.limits set per_address = 1");
  expect(await asks(2)).toEqual(["passes", "PT429"]);
  expect(await ask(asked)).toBe("passes");
});

test("what a visitor adds behind the gateway's entry does not make another address", async () => {
  const { asks, ask } = await start();
  await asks(10);
  expect(await ask({ address: "192.0.2.1, 198.51.100.9" })).toBe("PT429");
});

test("without claims, or without an address, a visitor is anonymous and counted", async () => {
  const { ask, sql } = await start();
  await sql("update private.limits set per_address = 1");
  expect(await ask({ claims: "", address: "" })).toBe("passes");
  expect(await ask({ claims: "{}", address: "" })).toBe("PT429");
});

test("finding 5: what all addresses share slows, and refuses nobody", async () => {
  const { ask, sql } = await start();
  await sql("update private.limits set overall = 2");
  const met = [];
  const began = performance.now();
  for (const last of [1, 2, 3]) met.push(await ask({ address: `192.0.2.${last}` }));
  expect(met).toEqual(["passes", "passes", "passes"]);
  expect(performance.now() - began).toBeGreaterThan(1_900);
});

test("a visitor who is let through may subscribe, and do nothing else", async () => {
  const { ask, sql } = await start();
  const insert = "insert into public.newsletter_subscribers (email) values ('a@visitor.example')";
  expect(await ask({}, insert)).toBe("passes");
  expect(await ask({}, "select * from public.newsletter_subscribers")).toBe("42501");
  expect(await ask({}, "select private.count_request('contact', '')")).toBe("42501");
  expect(await sql("select email from public.newsletter_subscribers")).toHaveLength(1);
});
