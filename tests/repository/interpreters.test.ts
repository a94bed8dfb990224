/**
 * Statements, commands and programs are written by us, whole: what somebody typed goes in beside
 * them, as a parameter. Who must build one of them from pieces writes it down here, with why.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const program = globSync("{app,builder,content,core,scripts,server,supabase}/**/*.{ts,tsx,js,mjs}")
  .filter((file) => !/\.test\.tsx?$|node_modules/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** From what each of them takes the pieces. */
const builtStatements = {
  "scripts/backup-verify.ts": "the tables of the database's own catalogue",
  "server/engine/migrate.ts": "the names of our migrations",
  "supabase/functions/_shared/persons/registry.ts": "itself",
  "supabase/functions/_shared/persons/steps.ts": "the registry beside it",
  "supabase/functions/_shared/retention/rules.ts": "the periods",
  "supabase/functions/_shared/retention/steps.ts": "the rules beside it",
  "supabase/functions/desk/act.ts": "the names of our functions",
};

test("no statement for the database is built from values", () => {
  const statement =
    /^[\s(]*(?=[a-z])[\s\S]*?(?:\binsert into|\bdelete from|\bselect\b[\s\S]*\bfrom|\bupdate\b[\s\S]*\bset)\b/;
  const ofText = (literal: string) =>
    literal.includes("${") && (statement.test(literal.slice(1)) || /^`select \w+\./.test(literal));
  const built = program
    .filter(({ file }) => /^(scripts|server|supabase)/.test(file))
    .filter(({ text }) => text.match(/`[^`]*`/g)?.some(ofText));
  expect(built.map(({ file }) => file).sort()).toEqual(Object.keys(builtStatements));
});

/** Each of them joins conditions of its own, with `$1` where a value belongs. */
const builtInSql = [
  "count_person",
  "desk_ledger",
  "desk_mails",

  "desk_messages",
  "desk_proofs",
  "desk_reading_lines",
  "desk_readings",
  "desk_readings_by",
  "desk_retention",
  "erase_person",
  "merge_entities",
  "messages_with",
  "person_rows",
  "run_retention",
];

test("functions of the database that build a statement are those that were read for it", () => {
  const functions = globSync("supabase/schemas/*.sql").flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(
      /create function \w+\.(\w+)\([\s\S]*?\$\$([\s\S]*?)\$\$;/g,
    ),
  ]);
  expect(functions.length).toBeGreaterThan(300);
  const building = functions.filter(([, , body = ""]) => /^\s*execute\s/m.test(body));
  expect(building.map(([, name]) => name).sort()).toEqual(builtInSql);
});

test("programs are started by their name and a list of words, without a shell", () => {
  const starting = program.flatMap(({ text }) => {
    const [, names = ""] = /import \{([^}]*)\} from "node:child_process"/.exec(text) ?? [];
    return names.split(",").map((name) => name.trim());
  });
  const apart = /^(?:spawn|spawnSync|execFileSync|fork|type \w+)?$/;
  expect(starting.filter((name) => !apart.test(name))).toEqual([]);
  expect(
    program.filter(({ text }) => /\bshell: (?:true|")/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});

test("no text is run as a program", () => {
  const runs = /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*["'`]|from "node:vm"/;
  expect(program.filter(({ text }) => runs.test(text)).map(({ file }) => file)).toEqual([]);
});

/** Their pieces are words of ours, escaped where they are no expressions, or amounts and codes of currencies. */
const builtExpressions = [
  "app/desk/kit/sheet/read-workbook.ts",
  "app/desk/letters/returned-mail.ts",
  "app/desk/releases/match-file.ts",
  "app/terms/mark.ts",
  "core/account-number.ts",
  "core/compliance-words.ts",
  "core/read-notice.ts",
  "core/typeset.ts",
  "core/unfit-words.ts",
  "server/backend/backend.ts",
  "server/backend/device.ts",
  "server/pages/answer.ts",
  "server/pages/fill-page.ts",
];

test("no regular expression is built from what somebody typed", () => {
  const building = program.filter(
    ({ file, text }) =>
      /^(app|core|content|server|supabase)/.test(file) && text.includes("new RegExp("),
  );
  expect(building.map(({ file }) => file).sort()).toEqual(builtExpressions);
});
