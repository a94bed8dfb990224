import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { consentVersion } from "#content/consent-version.ts";
import { retentionDays } from "#core/retention.ts";
import { purge } from "#functions/_shared/purge.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";

describe.each(bothEngines)("proof and measurement on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
  });

  function record(more: Record<string, unknown> = {}) {
    return {
      id: randomUUID(),
      version: consentVersion,
      performance: true,
      targeting: false,
      method: "custom",
      language: "fr",
      ...more,
    };
  }

  async function records(): Promise<Record<string, unknown>[]> {
    return backend.sql("select * from private.consent_records order by recorded_at");
  }

  test("an answer is kept once, without anything about the visitor", async () => {
    const sent = record();
    const first = await backend.post("/functions/v1/record-consent", sent);
    const again = await backend.post("/functions/v1/record-consent", {
      ...sent,
      performance: false,
    });
    expect([first.status, again.status]).toEqual([201, 201]);
    const kept = (await records()).filter(({ id }) => id === sent.id);
    expect(kept).toHaveLength(1);
    const { recorded_at, edition, ...rest } = kept[0] ?? {};
    expect(rest).toEqual(sent);
    // This database has no edition of the privacy notice.
    expect(edition).toBeNull();
    expect(Date.now() - new Date(String(recorded_at)).getTime()).toBeLessThan(60_000);
  });

  test.each([
    ["a foreign number", { id: "1" }],
    ["no version", { version: "" }],
    ["a version that was never published (finding 17)", { version: "0123456789ab" }],
    ["another method", { method: "scrolling" }],
    ["words for answers", { performance: "yes" }],
  ])("%s is refused", async (_what, more) => {
    const before = (await records()).length;
    expect((await backend.post("/functions/v1/record-consent", record(more))).status).toBe(422);
    expect(await records()).toHaveLength(before);
  });

  test("a record is not changed and not deleted", async () => {
    await backend.post("/functions/v1/record-consent", record());
    const before = JSON.stringify(await records());
    await expect(
      backend.sql("update private.consent_records set performance = not performance"),
    ).rejects.toThrow(/not changed/);
    await expect(backend.sql("delete from private.consent_records")).rejects.toThrow(/not changed/);
    expect(JSON.stringify(await records())).toBe(before);
  });

  test("a measurement is kept with its page and its day, and nothing else", async () => {
    const vital = { page: "home", metric: "LCP", value: 1234.5, language: "en" };
    expect((await backend.post("/functions/v1/web-vitals", vital)).status).toBe(201);
    const [row] = await backend.sql("select * from private.web_vitals");
    expect(Object.keys(row ?? {}).sort()).toEqual(["day", "language", "metric", "page", "value"]);
    expect(row).toMatchObject({ page: "home", metric: "LCP", value: 1234.5, language: "en" });
  });

  test.each([
    ["an address for a page", { page: "/contact?name=x" }],
    ["another metric", { metric: "MOUSE" }],
    ["a negative value", { value: -1 }],
    ["an infinite value", { value: 1e9 }],
    ["a text", { value: "12" }],
  ])("%s is not measured", async (_what, more) => {
    const vital = { page: "home", metric: "LCP", value: 1, language: "en", ...more };
    expect((await backend.post("/functions/v1/web-vitals", vital)).status).toBe(422);
  });

  test("what is too old goes, on the day that the retention says", async () => {
    const old = (days: number) => `now() - interval '${days} days'`;
    await backend.sql(`
      insert into private.consent_records (id, version, performance, targeting, method, language, recorded_at)
      values
        ('00000000-0000-4000-8000-000000000001', '${consentVersion}', true, true, 'custom', 'en', ${old(retentionDays.consentRecords + 1)}),
        ('00000000-0000-4000-8000-000000000002', '${consentVersion}', true, true, 'custom', 'en', ${old(retentionDays.consentRecords - 1)})`);
    await backend.sql(`
      insert into private.web_vitals (day, page, language, metric, value) values
        (current_date - ${retentionDays.webVitals + 1}, 'home', 'en', 'CLS', 0),
        (current_date - ${retentionDays.webVitals - 1}, 'home', 'en', 'CLS', 1)`);
    const { removed } = await purge(backend.sql);
    expect(removed).toMatchObject({ "consent-records": 1, "web-vitals": 1 });
    const ids = (await records()).map(({ id }) => id);
    expect(ids).not.toContain("00000000-0000-4000-8000-000000000001");
    expect(ids).toContain("00000000-0000-4000-8000-000000000002");
  });
});
