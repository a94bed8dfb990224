/** During an update the version before still works on the same tables: widen first, narrow later. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Those before it were never updated over.
const since = "20261118082000";
const folder = "supabase/migrations";
const narrows =
  /\b(drop\s+(table|column|view|schema)|rename\s+(to|column)|alter\s+column\s+\w+\s+(type|set\s+not\s+null))\b/i;
// `-- Safe since 20261201: nothing reads it any more.`
const excuse = /^-- Safe since \d{8}: \S/;

/** The lines that take something away without a line above that says since when nobody needs it. */
function unexcused(sql: string): string[] {
  const lines = sql.split("\n");
  return lines.filter(
    (line, at) =>
      narrows.test(line.replace(/--.*/, "")) && !excuse.test(lines[at - 1]?.trim() ?? ""),
  );
}

test("a migration says since when what it takes away is not needed", () => {
  const files = readdirSync(folder).filter((file) => file.slice(0, 14) > since);
  const found = files.flatMap((file) =>
    unexcused(readFileSync(`${folder}/${file}`, "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["drop table private.old;", 1],
  ["alter table a drop column b;", 1],
  ["alter table a rename to b;", 1],
  ["alter table a alter column b set not null;", 1],
  ["-- Safe since 20261201: nothing reads it any more.\ndrop table private.old;", 0],
  ["-- drop table in words", 0],
  ["create table if not exists a (b text not null);", 0],
])("%s", (sql, count) => {
  expect(unexcused(sql)).toHaveLength(count);
});
