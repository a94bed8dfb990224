import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import staff from "../staff/words.en.ts";
import { detailOf } from "./entry.ts";
import ledger from "./words.en.ts";

/** All that is written in the database's and the commands' own files. */
function sources(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

const migrations = sources("supabase/migrations", ".sql");
const commands = [...sources("scripts", ".ts"), ...sources("server", ".ts")];
const act = /'([a-z]+(?:\.[a-z-]+)+)'/g;

/** The statement that follows each call. */
const notes = [...migrations, ...commands].flatMap((text) =>
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
  const gone = ["templates.read", "templates.write"];
  const allowed = migrations.flatMap((text) =>
    [...text.matchAll(/\('([a-z]+\.[a-z-]+)', array/g)].map(([, name]) => String(name)),
  );
  expect(allowed.length).toBeGreaterThan(12);
  expect(allowed.filter((name) => !gone.includes(name) && !(name in staff.may))).toEqual([]);
});

test("what was noted is named, a hash by its beginning; what has no name stands as it is", () => {
  const detail = { hash: "ab".repeat(32), more: true, strange: { a: 1 } };
  const nameOf = (name: string) => (name === "more" ? "more to follow" : name);
  expect(detailOf({ detail }, nameOf, { yes: "yes", no: "no" })).toBe(
    'hash\u00a0abababababab, more to follow\u00a0yes, strange\u00a0{"a":1}',
  );
});
