import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import staff from "../staff/words.en.ts";
import { type DetailWords, detailOf } from "./entry.ts";
import ledger from "./words.en.ts";
import french from "./words.fr.ts";

/** The contents of all files below a folder whose names end so. */
function sources(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

const schemas = sources("supabase/schemas", ".sql");
// Rows that old versions wrote stay in the ledger for ever, so their names are needed for ever too.
const everWritten = [...schemas, ...sources("supabase/migrations-before-baseline", ".sql")];
const commands = [...sources("scripts", ".ts"), ...sources("server", ".ts")];
const act = /'([a-z]+(?:\.[a-z-]+)+)'/g;

/** The SQL from each call of `private.note` on. */
const notes = [...everWritten, ...commands].flatMap((text) =>
  text
    .split(/private\.note(?:_command|_person)?\(/)
    .slice(1)
    .map((rest) => rest.split(/;|`,/)[0] ?? ""),
);

test("every act that is noted has words, and so has what is noted with it", () => {
  const noted = new Set(notes.flatMap((note) => [...note.matchAll(act)].map(([, name]) => name)));
  expect(noted.size).toBeGreaterThan(35);
  expect([...noted].filter((name) => !(String(name) in ledger.acts))).toEqual([]);
  const details = new Set(
    notes
      .filter((note) => note.includes("jsonb_build_object"))
      .map((note) => note.slice(note.indexOf("jsonb_build_object")))
      .flatMap((note) => [...note.matchAll(/[(,]\s*'(\w+)',/g)].map(([, name]) => name)),
  );
  expect(details.size).toBeGreaterThan(20);
  expect([...details].filter((name) => !(String(name) in ledger.details))).toEqual([]);
});

test("every act that somebody may be allowed has words", () => {
  const allowed = schemas.flatMap((text) =>
    [...text.matchAll(/\('([a-z]+\.[a-z-]+)', array/g)].map(([, name]) => String(name)),
  );
  expect(allowed.length).toBeGreaterThan(12);
  expect(allowed.filter((name) => !(name in staff.may))).toEqual([]);
});

/** The words of one language, as the screen uses them. */
function detailWordsIn({ details, values, yes, no }: typeof ledger): DetailWords {
  const named: Record<string, string> = details;
  const known: Record<string, Record<string, string>> = values;
  return {
    nameOf: (name) => named[name] ?? name,
    wordOf: (name, value) => known[name]?.[value],
    number: (value) => String(value),
    day: (iso) => `day ${iso}`,
    yes,
    no,
  };
}

test("what was noted is named, a hash on demand and by its beginning; what has no name stands as it is", () => {
  const detail = { hash: "ab".repeat(32), more: true, strange: "thing", asOf: "2026-09-30" };
  const told = "more to follow\u00a0yes, strange\u00a0thing, as of\u00a0day 2026-09-30";
  expect(detailOf({ detail }, detailWordsIn(ledger))).toBe(told);
  expect(detailOf({ detail }, detailWordsIn(ledger), true)).toBe(`hash\u00a0abababababab, ${told}`);
});

test("what a release did is counted in words, without what it did none of", () => {
  const detail = { approved: true, done: { documents: 1, already: 0, newEntities: 0, mails: 2 } };
  expect(detailOf({ detail }, detailWordsIn(french))).toBe(
    "approuvé\u00a0oui, documents\u00a01, courriels\u00a02",
  );
});

test("no raw value is left in French, and a filter that was not set is not said", () => {
  const detail = { kind: "erasure", role: "full", until: null, from: "", language: "en,fr" };
  expect(detailOf({ detail }, detailWordsIn(french))).toBe(
    "nature\u00a0effacement, rôle\u00a0agit pleinement, langue\u00a0anglais + français",
  );
});

test("every kind, role and actor that the database writes has words", () => {
  const all = everWritten.join("\n");
  const kinds = [...all.matchAll(/kind in \(('access'[^)]*|'invitations'[^)]*)\)/g)].flatMap(
    ([, list = ""]) => [...list.matchAll(/'(\w+)'/g)].map(([, kind = ""]) => kind),
  );
  expect(kinds).toContain("erasure");
  expect(kinds).toContain("commitments");
  expect(kinds.filter((kind) => !(kind in ledger.values.kind))).toEqual([]);
  const actors = [...all.matchAll(/private\.note\(\s*null, '([^']+)'/g)].map(([, by = ""]) => by);
  expect(actors.length).toBeGreaterThan(2);
  expect(actors.filter((by) => !(by in ledger.actors))).toEqual([]);
});
