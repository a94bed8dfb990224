/** Findings, security 4 and 16: who is known, and what is kept of tries that failed. */
import { beforeAll, describe, expect, test } from "vitest";
import { retentionDays } from "#core/retention.ts";
import { purge } from "#functions/_shared/purge.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { addPartner, fillSpace, password, signIn } from "./partner-space.ts";

describe.each(bothEngines)("sign-ins on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
  });

  const withDevice = (email: string, cookie: string, secret: string, address: string) =>
    backend.post(
      "/auth/v1/token?grant_type=password",
      { email, password: secret },
      { address, headers: { cookie } },
    );

  test("finding 4: a stranger behind the same address does not lock out a browser that is known", async () => {
    const email = "known@ormes.example";
    const office = "192.0.2.44";
    await addPartner(backend.sql, email);
    const first = await signIn(backend, email, password, office);
    const [cookie = "", ...attributes] = first.headers.get("set-cookie")?.split("; ") ?? [];
    expect(cookie).toMatch(/^lpDevice=[\w-]{43}$/);
    expect(attributes).toEqual(
      expect.arrayContaining(["Path=/auth/v1", "HttpOnly", "Secure", "SameSite=Strict"]),
    );
    const tries = Array.from({ length: 7 }, () => signIn(backend, email, "wrong one", office));
    const met = await Promise.all(tries);
    expect(met.map(({ status }) => status)).toContain(429);
    expect((await signIn(backend, email, password, office)).status, "a stranger").toBe(429);
    const again = await withDevice(email, cookie, password, office);
    expect(again.status, "the known browser").toBe(200);
    expect(again.headers.get("set-cookie"), "it keeps what it carries").toBeNull();
  });

  test("a known browser is known to its own account alone, and may not guess for ever", async () => {
    await addPartner(backend.sql, "one@ormes.example");
    await addPartner(backend.sql, "other@ormes.example");
    const first = await signIn(backend, "one@ormes.example");
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const elsewhere = await withDevice("other@ormes.example", cookie, password, "192.0.2.45");
    expect(elsewhere.headers.get("set-cookie"), "a stranger there").not.toBeNull();
    const tries = Array.from({ length: 11 }, () =>
      withDevice("one@ormes.example", cookie, "wrong one", "192.0.2.46"),
    );
    const met = (await Promise.all(tries)).map(({ status }) => status);
    expect(met.filter((status) => status === 429)).toHaveLength(1);
  });

  test("finding 16: a failed try leaves a trace, of the network and never of what was typed", async () => {
    await addPartner(backend.sql, "traced@ormes.example");
    await signIn(backend, "traced@ormes.example", "my secret garden", "198.51.100.77");
    await signIn(backend, "my secret garden@nobody.example", "x", "2001:db8:5:6::");
    const rows = await backend.sql(
      `select kind, network, users.email from private.security_events
       left join auth.users on users.id = user_id
       where network in ('198.51.100.0/24', '2001:db8:5::/48') order by security_events.id`,
    );
    expect(rows).toEqual([
      { kind: "sign-in-failed", network: "198.51.100.0/24", email: "traced@ormes.example" },
      { kind: "sign-in-failed", network: "2001:db8:5::/48", email: null },
    ]);
    const kept = await backend.sql("select events::text from private.security_events as events");
    expect(JSON.stringify(kept)).not.toContain("secret");
  });

  test("traces and devices go when their time has come", async () => {
    await backend.sql(
      `update private.security_events set at = now() - interval '${retentionDays.securityEvents} days' - interval '1 minute'`,
    );
    await backend.sql(
      `update private.known_devices set seen_at = now() - interval '${retentionDays.knownDevices} days' - interval '1 minute'
       where hash = (select min(hash) from private.known_devices)`,
    );
    const [{ count: events } = { count: 0 }] = await backend.sql<{ count: number }>(
      `select count(*)::int from private.security_events
       where kind in ('sign-in-failed', 'factor-failed')`,
    );
    expect((await purge(backend.sql)).removed).toMatchObject({
      "failed-attempts": events,
      "account-events": 1,
    });
  });
});
