/** Which edition of a legal text stood when, and what the installation brings. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { readEditions } from "#builder/editions/read.ts";
import { editionTexts } from "#core/edition-texts.ts";
import { editionAt, editionOn } from "#core/editions.ts";
import { bringEditions } from "#functions/_shared/editions/bring.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { engines } from "./backend.ts";
import { openEngine } from "./engine.ts";

const [one, two, three] = ["1", "2", "3"].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
];
const first = { text: "privacy", version: "1.0", published: "2018-05-01", from: "2018-05-25" };
const second = { text: "privacy", version: "2.0", published: "2026-10-01", from: "2026-10-25" };
const coming = { text: "privacy", version: "3.0", published: "2026-11-01", from: "2999-01-01" };

async function bring(sql: Sql, editions: readonly object[]): Promise<string[]> {
  const rows = await sql<{ changed: string }>(
    "select private.bring_editions($1::text::jsonb) as changed",
    [JSON.stringify(editions)],
  );
  return rows.map(({ changed }) => changed);
}

async function versionAt(sql: Sql, at: string): Promise<string | null> {
  const [row] = await sql<{ version: string | null }>(
    "select private.edition_at('privacy', $1) as version",
    [at],
  );
  return row?.version ?? null;
}

async function noted(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }>(
    `select concat_ws(' ', act, about, left(detail ->> 'hash', 1)) as line
     from private.ledger order by seq`,
  );
  return rows.map(({ line }) => line);
}

test.each(engines)("the %s engine says which edition stood, as the core does", async (name) => {
  const { sql } = await openEngine(name, onTestFinished);
  await bring(sql, [
    { ...first, hash: one },
    { ...second, hash: two },
    { ...coming, hash: three },
  ]);
  // Midnight in Paris in summer and in the night in which the clocks go back.
  for (const at of [
    "2018-05-24T21:59:59Z",
    "2018-05-24T22:00:00Z",
    "2026-10-24T21:59:59Z",
    "2026-10-24T22:00:00Z",
    "2026-10-25T23:30:00Z",
    "2998-12-31T22:59:59Z",
    "2998-12-31T23:00:00Z",
  ]) {
    const core = editionAt([second, coming, first], new Date(at));
    expect(await versionAt(sql, at), at).toBe(core?.version ?? null);
  }
});

test.each(engines)("on any day, the %s engine agrees with the core", async (name) => {
  const { sql } = await openEngine(name, onTestFinished);
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const first = Date.parse("2018-05-25");
  // Days apart, some of them far in the future, of which some are taken back.
  const editions = Array.from({ length: 12 }, (_, at) => ({
    ...{ text: "privacy", version: `${at + 1}.0`, published: "2018-05-01" },
    ...{ from: dayOf(first + at * at * 86_400_000 * 97), hash: one },
    ...(at % 4 === 3 && { withdrawn: "2018-05-02" }),
  }));
  await bring(sql, editions);
  for (const { version, withdrawn } of editions) {
    if (!withdrawn) continue;
    await sql("alter table private.editions disable trigger keep_editions");
    await sql("update private.editions set withdrawn_at = now() where version = $1", [version]);
  }
  for (let at = first - 86_400_000; at < first + 12_000 * 86_400_000; at += 86_400_000 * 41) {
    const instant = new Date(at + (at % 86_399_000));
    expect(await versionAt(sql, instant.toISOString())).toBe(
      editionAt(editions, instant)?.version ?? null,
    );
  }
});

test.each(engines)(
  "what the installation brings to the %s engine is written down once, with its hash",
  async (name) => {
    const { sql } = await openEngine(name, onTestFinished);
    const all = [
      { ...first, hash: one },
      { ...coming, hash: three },
    ];
    expect(await bring(sql, all)).toEqual([]);
    expect(await bring(sql, all)).toEqual([]);
    const brought = [
      "editions.bring edition:privacy/1.0 1",
      "editions.bring edition:privacy/3.0 3",
    ];
    expect(await noted(sql)).toEqual(brought);

    // The one to come may be taken back; the one that stands is never touched.
    expect(await bring(sql, [{ ...first, hash: two }])).toEqual(["privacy/1.0"]);
    expect(await noted(sql)).toEqual([...brought, "editions.withdraw edition:privacy/3.0 3"]);
    expect(await bring(sql, [])).toEqual([]);
    expect(await versionAt(sql, "2998-01-01T00:00:00Z")).toBe("1.0");
  },
);

test.each(engines)(
  "on any day since the first edition of any legal page or policy the %s engine has one in force, whose file has the ledger's hash",
  async (name) => {
    const { sql } = await openEngine(name, onTestFinished);
    expect(await bringEditions(sql)).toEqual([]);
    const ledger = await sql<{ about: string; hash: string }>(
      "select about, detail ->> 'hash' as hash from private.ledger where act = 'editions.bring'",
    );
    const all = editionTexts.flatMap((text) => readEditions(text));
    expect(new Map(ledger.map(({ about, hash }) => [about, hash]))).toEqual(
      new Map(
        all.map(({ text, version, file }) => [
          `edition:${text}/${version}`,
          createHash("sha256").update(file).digest("hex"),
        ]),
      ),
    );
    for (const text of editionTexts) {
      const editions = readEditions(text);
      const min = new Date(`${editions.at(-1)?.from}T00:00:00Z`);
      const max = new Date("2040-01-01");
      const begins = editions.map(({ from }) => new Date(`${from}T00:00:00Z`));
      const any = fc.sample(fc.date({ min, max, noInvalidDate: true }), 60);
      const days = [...begins, ...any].map((at) => at.toISOString().slice(0, 10));
      const found = await sql<{ day: string; version: string; standing: number }>(
        `select day, private.edition_at($1, (day || ' 12:00 Europe/Paris')::timestamptz) as version,
           (select count(*)::int from private.editions as one
            where one.text = $1 and one.in_force_from <= day::date and not exists (
              select from private.editions as later where later.text = $1
              and later.in_force_from between one.in_force_from and day::date
              and later.version <> one.version
            )) as standing
         from jsonb_array_elements_text($2::text::jsonb) as day`,
        [text, JSON.stringify(days)],
      );
      expect(found.map(({ day }) => day)).toEqual(days);
      for (const { day, version, standing } of found) {
        expect.soft(standing, `${text} ${day}`).toBe(1);
        expect.soft(version, `${text} ${day}`).toBe(editionOn(editions, day)?.version);
      }
    }
  },
);
