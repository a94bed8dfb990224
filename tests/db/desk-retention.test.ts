/** Retention in evidence: what went by which rule, in the ledger, and what did not run. */
import { beforeAll, describe, expect, test } from "vitest";
import type { DeskBody } from "#core/acts/desk.ts";
import { csv } from "#core/csv.ts";
import { retentionDays } from "#core/retention.ts";
import { purge } from "#functions/_shared/purge.ts";
import { rules } from "#functions/_shared/retention/rules.ts";
import { atEndOfAll } from "../at-end.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

type List = DeskBody<"retention.list">;
type Days = DeskBody<"retention.days">;

describe.each(engines)("retention at the desk on the %s engine", (engine) => {
  let backend: TestBackend;
  let nora: Session;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    nora = await staffWith(backend, "nora@firm.example", ["compliance"]);
    // The host's own first run.
    await purge(backend.sql);
  });

  async function messages(...ages: number[]) {
    for (const days of ages) {
      await backend.sql(
        `insert into private.contact_messages
           (key, reference, name, email, subject, message, language, received_at)
         values (gen_random_uuid(), 'r' || $1::text, 'Ada', 'a@sender.example', 'press',
           'long enough a text', 'en', now() - make_interval(days => $1::integer))`,
        [days],
      );
    }
  }
  const list = async (fields: object = {}) => {
    const { status, body } = await act(backend, nora, "retention.list", fields);
    expect(status).toBe(200);
    return body as List;
  };
  const ruleOf = ({ rows }: List, rule: string) => rows.find((row) => row.rule === rule);
  const days = async (fields: object = {}) =>
    (await act(backend, nora, "retention.days", fields)).body as Days;

  /** The day of the runs is moved into the past, as if they had been made then. */
  const madeDaysAgo = (ago: number) =>
    backend.sql(
      `update private.retention_runs
       set day = day - $1::integer, last_at = last_at - make_interval(days => $1::integer)
       where not noted`,
      [ago],
    );

  test("what goes is counted by rule, with the age of the oldest and what goes next", async () => {
    const kept = retentionDays.contactMessages;
    await messages(kept + 40, kept + 1, kept - 10, 5);
    expect((await purge(backend.sql)).removed["contact-messages"]).toBe(2);
    await messages(kept + 7);
    await purge(backend.sql);
    const row = ruleOf(await list(), "contact-messages");
    expect(row).toMatchObject({ gone: 3, oldest: kept + 40, days: 1, missed: 0, late: false });
    expect(row?.soon).toBe(1);
    const next = Date.parse(String(row?.next)) - Date.now();
    expect(Math.round(next / 86_400_000)).toBe(10);
    expect(row?.period.fr).toBe("12\u00a0mois");
    expect(row?.last).not.toBeNull();
  });

  test("every rule is run, and said in both languages", async () => {
    const { rows, byHand } = await list();
    expect(rows.map(({ rule }) => rule)).toEqual(Object.keys(rules));
    expect(rows.filter(({ last }) => last === null)).toEqual([]);
    expect(byHand.length).toBeGreaterThan(8);
  });

  test("a day that is over goes into the ledger, and is never changed after that", async () => {
    await madeDaysAgo(3);
    await purge(backend.sql);
    const [noted, ...more] = await backend.sql<{ about: string; detail: { rows: number } }>(
      "select about, detail from private.ledger where act = 'retention.day'",
    );
    expect(more).toEqual([]);
    expect(noted?.detail).toMatchObject({ rules: Object.keys(rules).length, rows: 3 });
    const { rows } = await days({ rule: "contact-messages" });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ gone: 0, noted: false, whole: null });
    expect(rows[1]).toMatchObject({ gone: 3, noted: true, whole: true });
    expect(noted?.about).toBe(`retention:${rows[1]?.day}`);
    for (const statement of [
      "update private.retention_runs set gone = 9 where noted",
      "delete from private.retention_runs",
      "truncate private.retention_runs",
    ]) {
      await expect(backend.sql(statement)).rejects.toThrow("stays written down");
    }
    // Two days lie between the run of then and that of today.
    expect(ruleOf(await list(), "contact-messages")).toMatchObject({ days: 2, missed: 2 });
  });

  test("what was changed behind the ledger's back is seen", async () => {
    await backend.sql("alter table private.retention_runs disable trigger keep_retention_runs");
    const set = (gone: number) =>
      backend.sql(
        "update private.retention_runs set gone = $1 where noted and rule = 'contact-messages'",
        [gone],
      );
    await set(2);
    const { rows } = await days({ rule: "contact-messages" });
    expect(rows.map(({ whole }) => whole)).toEqual([null, false]);
    await set(3);
    await backend.sql("alter table private.retention_runs enable trigger keep_retention_runs");
  });

  test("a rule that fails keeps no other from being run, and is an alert once it is late", async () => {
    const broken = {
      ...rules,
      accesses: { ...rules.accesses, deletes: [{ table: "private.gone", since: "at" }] },
    } as const;
    const before = ruleOf(await list(), "accesses")?.last;
    const { removed, faults } = await purge(backend.sql, broken);
    expect(faults).toEqual({ accesses: "42P01" });
    expect(removed.sessions).toBe(0);
    expect(ruleOf(await list(), "accesses")?.last).toBe(before);
    const waiting = async () => (await act(backend, nora, "waiting")).body as DeskBody<"waiting">;
    expect((await waiting()).waiting.map(({ kind }) => kind)).not.toContain("retention");
    await backend.sql(
      "update private.retention_rules set last_at = now() - interval '27 hours' where rule = 'accesses'",
    );
    expect(ruleOf(await list(), "accesses")?.late).toBe(true);
    expect((await waiting()).waiting).toContainEqual(
      expect.objectContaining({ kind: "retention", count: 1 }),
    );
    await purge(backend.sql);
    expect(ruleOf(await list(), "accesses")?.late).toBe(false);
  });

  test("a table is taken away with heads and numbers of its language, and the ledger says so", async () => {
    const take = async (fields: object) =>
      (await act(backend, nora, "retention.export", fields)).body as DeskBody<"retention.export">;
    const french = await take({ view: "rules", language: "fr" });
    expect(csv(french.head, french.lines)).toMatch(/^\ufeffDonnées;Durée;À compter;Fondement;/);
    expect(french.lines.flat().join()).toContain("MiFID II, article 16, § 6");
    const english = await take({ view: "days", language: "en", rule: "contact-messages" });
    expect(english.head.slice(0, 3)).toEqual(["Day", "Data", "Runs"]);
    expect(english).toMatchObject({ rows: 2, next: null });
    const [noted] = await backend.sql<{ detail: object }>(
      "select detail from private.ledger where act = 'retention.export' order by seq desc limit 1",
    );
    expect(noted?.detail).toMatchObject({ rows: 2, rule: "contact-messages" });
  });

  test("who may not, sees none of it", async () => {
    const anne = await staffWith(backend, "anne@firm.example", ["communications"]);
    for (const [name, fields] of [
      ["retention.list", {}],
      ["retention.days", {}],
      ["retention.export", { view: "rules", language: "fr" }],
    ] as const) {
      expect((await act(backend, anne, name, fields)).status).toBe(403);
    }
  });
});
