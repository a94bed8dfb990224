/** During an update the version before still works on the same tables: widen first, narrow later. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "supabase/migrations";
const before = "supabase/migrations-before-baseline";
/**
 * What takes something away: whoever asks by the old name, the old shape or with the old values
 * finds nothing. A function whose arguments or answer change is dropped, or another one is made
 * beside it; `alter function … rename` leaves nobody at the old name either.
 */
const narrows = new RegExp(
  [
    String.raw`\bdrop\s+(table|column|view|materialized\s+view|schema|function|procedure|type|domain)\b`,
    String.raw`\bdrop\s+(policy|trigger|index|sequence)\b`,
    // `alter table a drop b`, also where it has lines of its own: the word `column` may be left out.
    String.raw`\balter\s+table\s(?!.*\balter\s).*\sdrop\s+(?!constraint\b)\w`,
    String.raw`^\s*drop\s+(if\s+exists\s+)?\w+\s*[,;]`,
    String.raw`\brename\s+(to|column|constraint)\b`,
    String.raw`\balter\s+column\s+\w+\s+(type|set\s+not\s+null)\b`,
    String.raw`\bset\s+schema\b`,
    // But for the lines that end many a file: what is private is the owner's alone (90_rights.sql).
    String.raw`^\s*revoke\s(?!all on all (tables|sequences|functions) in schema private from public\b)`,
  ].join("|"),
  "i",
);
// `-- Safe since 20261201: nothing reads it any more.`
const excuse = /^-- Safe since \d{8}: \S/;

/** The lines that take something away without a line above that says since when nobody needs it. */
function unexcused(sql: string): string[] {
  const lines = sql.split("\n");
  return lines.filter((line, at) => {
    if (!narrows.test(line.replace(/--.*/, ""))) return false;
    // Several in a row are excused together.
    let above = at - 1;
    while (narrows.test(lines[above] ?? "")) above -= 1;
    return !excuse.test(lines[above]?.trim() ?? "");
  });
}

/** A baseline makes everything, on a database that has nothing. */
function sinceBaseline(): string[] {
  const files = readdirSync(folder).sort();
  return files.slice(files.findLastIndex((file) => file.endsWith("_baseline.sql")) + 1);
}

test("a migration says since when what it takes away is not needed", () => {
  const found = sinceBaseline().flatMap((file) =>
    unexcused(readFileSync(`${folder}/${file}`, "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test("a baseline replaces what is kept beside it, and nothing else is kept", () => {
  const texts = [folder, before].flatMap((path) =>
    readdirSync(path).map((file) => readFileSync(`${path}/${file}`, "utf8")),
  );
  const replaced = texts.flatMap((text) =>
    [...text.matchAll(/^-- replaces: (\S+)$/gm)].map(([, file]) => file),
  );
  expect(replaced.sort()).toEqual(readdirSync(before).sort());
});

test.each([
  ["drop table private.old;", 1],
  ["alter table a drop column b;", 1],
  ["alter table a rename to b;", 1],
  ["alter table a alter column b set not null;", 1],
  ["alter table a drop b;", 1],
  ["alter table a\n  drop if exists b,\n  drop c;", 2],
  ["alter table a drop constraint a_check;", 0],
  ["alter table a alter column b drop not null;", 0],
  ["drop trigger told on private.old;", 1],
  ["drop index concurrently private.old_day;", 1],
  ["drop sequence private.old_number;", 1],
  ["drop domain private.amount;", 1],
  ["drop procedure private.old();", 1],
  ["drop materialized view private.old;", 1],
  ["revoke select on public.old from anon;", 1],
  ["revoke all on all functions in schema private from public, anon, authenticated;", 0],
  ["select private.revoke_staff(a), revoked_at from b;", 0],
  ["drop function private.old(uuid);", 1],
  ["drop function if exists private.old(uuid);", 1],
  ["alter function private.old(uuid) rename to new;", 1],
  ["-- Safe since 20261201: nothing reads it any more.\ndrop table private.old;", 0],
  ["-- Safe since 20261201: nobody calls them.\ndrop function a();\ndrop function b();", 0],
  ["-- Because.\ndrop function a();\ndrop function b();", 2],
  ["-- drop table in words", 0],
  ["create table if not exists a (b text not null);", 0],
  ["create or replace function private.same(id uuid)", 0],
])("%s", (sql, count) => {
  expect(unexcused(sql)).toHaveLength(count);
});
