/** What the firm changed on its pages: what is live when, and that it is kept. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Revision } from "#core/texts/revision.ts";
import { atEndOfAll } from "../at-end.ts";
import { asAnon } from "./as-anon.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";

describe.each(bothEngines)("on the %s engine", (engine) => {
  const atEnd = atEndOfAll();
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
  });

  const both = (en: string) => JSON.stringify({ en, fr: `${en} en français` });
  async function change(path: string, now: string, from: string, until: string | null = null) {
    await backend.sql(
      `insert into private.page_texts (place, path, was, now, live_from, live_until)
       values ('who-we-are', $1, $2::text::jsonb, $3::text::jsonb, now() + $4::interval, now() + $5::interval)`,
      [path, both("As it was"), both(now), from, until],
    );
  }
  async function revision(ahead = "0"): Promise<Revision> {
    const [row] = await backend.sql<{ revision: Revision }>(
      "select private.page_revision(now() + $1::interval) as revision",
      [ahead],
    );
    return row?.revision as Revision;
  }
  const texts = ({ changes }: Revision) =>
    changes.map(({ now }) => now && "en" in now && (now.en as string));

  test("the newest change of a text is live; where it ends, the one before it is again", async () => {
    const nothing = await revision();
    expect(nothing.changes).toEqual([]);
    await change("vision.text", "First", "-2 days");
    await change("vision.text", "Second", "-1 day", "1 day");
    await change("vision.text", "Third", "3 days");
    expect(texts(await revision())).toEqual(["Second"]);
    expect(texts(await revision("2 days"))).toEqual(["First"]);
    expect(texts(await revision("4 days"))).toEqual(["Third"]);
    expect((await revision()).hash).not.toBe(nothing.hash);
    expect((await revision()).hash).toBe((await revision("1 hour")).hash);
    const [next] = await backend.sql<{ due: boolean }>(
      `select private.next_page_revision(now()) between now() + interval '23 hours'
         and now() + interval '25 hours' as due`,
    );
    expect(next?.due).toBe(true);
  });

  test("a build without a host reads what is live, and nothing of what is to come", async () => {
    await change("reach.text", "To come", "1 day");
    await change("facts.text", "Over", "-2 days", "-1 day");
    await change("about.text", "Here", "-1 minute");
    const read = "select from public.desk_texts where place = 'who-we-are' and path";
    expect(await asAnon(backend, `${read} = 'about.text'`)).toBe(1);
    expect(await asAnon(backend, `${read} in ('reach.text', 'facts.text')`)).toBe(0);
    const [same] = await backend.sql<{ same: boolean }>(
      `select private.page_revision(now()) -> 'changes' = (
         select jsonb_agg(to_jsonb(desk_texts) order by place collate "C", path collate "C")
         from public.desk_texts
       ) as same`,
    );
    expect(same?.same).toBe(true);
    await expect(asAnon(backend, "delete from public.desk_texts")).rejects.toThrow();
    await expect(asAnon(backend, "select from private.page_texts")).rejects.toThrow();
  });

  test("what was shown is kept: a change is ended, once, and in no other way altered", async () => {
    await change("vision.title", "Kept", "-1 day");
    const own = "where path = 'vision.title'";
    for (const write of [
      `update private.page_texts set now = '{}' ${own}`,
      `update private.page_texts set live_until = now(), place = 'home' ${own}`,
      `delete from private.page_texts ${own}`,
    ]) {
      await expect(backend.sql(write), write).rejects.toThrow("is kept");
    }
    const end = `update private.page_texts set live_until = now() ${own}`;
    await backend.sql(end);
    await expect(backend.sql(end)).rejects.toThrow("is kept");
  });

  test("each host's drawing of a revision is noted once, with what it left out", async () => {
    const note = "select private.note_page_drawing('abc', $1, $2, $3::text::jsonb)";
    const left = { place: "home", path: "gone", reason: "gone" };
    await backend.sql(note, ["one", 100, "[]"]);
    await backend.sql(note, ["two", 100, "[]"]);
    await backend.sql(note, ["one", 200, JSON.stringify([left])]);
    const rows = await backend.sql(
      "select host, milliseconds, undrawn from private.page_drawings order by host",
    );
    expect(rows).toEqual([
      { host: "one", milliseconds: 200, undrawn: [left] },
      { host: "two", milliseconds: 100, undrawn: [] },
    ]);
  });
});
