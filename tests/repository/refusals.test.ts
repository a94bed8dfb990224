/** Refusals are codes: the database, the functions, the fields, the list and the words agree. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import english from "#app/desk/kit/refusals.en.ts";
import french from "#app/desk/kit/refusals.fr.ts";
import { deskActs } from "#core/acts/desk.ts";
import { fileFaults, pdfFaults } from "#core/kinds.ts";
import { refusals } from "#core/refusals.ts";

const textOf = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !path.includes(".test."))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

const sql = textOf("supabase/schemas/*.sql");

/**
 * What is raised under PT422; a reason that a function gives is one of those written in it. A conflict
 * may say in the same way what was changed meanwhile.
 */
function raised(): string[] {
  const raises = sql.matchAll(/raise exception '([^']*)'(?:, (\w+))?\s+using errcode = 'PT422'/g);
  const conflicts = sql.matchAll(/raise exception '(\w+-[\w-]+)' using errcode = 'PT409'/g);
  return [...raises, ...conflicts].flatMap(([, said = "", given]) =>
    given ? givenBy(given) : [said],
  );
}

function givenBy(variable: string): string[] {
  const [, name] = new RegExp(`${variable} := private\\.(\\w+)\\(`).exec(sql) ?? [];
  const body = sql.split(`create function private.${name}(`)[1]?.split("$$;")[0] ?? "";
  return [...body.matchAll(/then '([^']+)'/g)].map(([, code = ""]) => code);
}

/** The messages of a schema, which are what a field is refused with. */
function messagesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const own = "message" in schema && typeof schema.message === "string" ? [schema.message] : [];
  return [...own, ...Object.values(schema).flatMap((part) => messagesIn(part, seen))];
}

/** These are codes of their own, and not reasons: `unknown` is both. */
const bare = ["invalid", "unknown"];
const ofFields = Object.values(deskActs)
  .flatMap(({ fields }) => messagesIn(fields))
  .filter((code) => !bare.includes(code));
const ofFunctions = [
  ...textOf("supabase/functions/desk/*.ts").matchAll(/invalid\("([^"]+)"[,)]/g),
].map(([, code = ""]) => code);
/** What the browser finds before it asks, or is told beside an answer. */
const ofScreens = ["damaged", "not-a-document", ...fileFaults, ...pdfFaults];

test("what the database raises is a code of the list", () => {
  expect(raised().length).toBeGreaterThan(90);
  expect(sql.match(/errcode = 'PT422'/g)?.length).toBe(
    sql.match(/raise exception '[^']*'(?:, \w+)?\s+using errcode = 'PT422'/g)?.length,
  );
  expect(raised().filter((code) => !refusals.some((known) => known === code))).toEqual([]);
});

test("what a field or a function is refused with is a code of the list", () => {
  expect(ofFields.length).toBeGreaterThan(50);
  const met = [...ofFields, ...ofFunctions];
  expect(met.filter((code) => !refusals.some((known) => known === code))).toEqual([]);
});

test("no code of the list is one that nothing is refused with", () => {
  const met = new Set([...raised(), ...ofFields, ...ofFunctions, ...ofScreens]);
  expect(refusals.filter((code) => !met.has(code))).toEqual([]);
});

test("each code has words in both languages, and there are no others", () => {
  const wanted = [...refusals, "conflict"].toSorted();
  expect(Object.keys(english).toSorted()).toEqual(wanted);
  expect(Object.keys(french).toSorted()).toEqual(wanted);
});
