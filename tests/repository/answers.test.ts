/**
 * The keys of an act's answer stand in the SQL that makes it. Answers are held against their
 * declaration in `tests/db` too (`hold-answer.ts`), but a row that no test makes is not: a key that
 * is renamed in SQL alone fails here.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountActs } from "#core/acts/account.ts";
import { deskActs } from "#core/acts/desk.ts";
import { spaceActs } from "#core/acts/space.ts";

const schema = globSync("supabase/schemas/*.sql")
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const rooms = globSync("supabase/functions/desk/*.ts").map((path) => readFileSync(path, "utf8"));

/** The text of each table, view and function, by its name, which several functions may share. */
const made = Map.groupBy(
  schema.split(/^(?=create (?:or replace )?(?:table|view|function) )/m).slice(1),
  (text) => /(?:private|public)\.(\w+)/.exec(text)?.[1] ?? "",
);

/** The handlers' texts: in the list of a room's acts, or by themselves. */
function handlerOf(act: string): string {
  const inLists = rooms.flatMap((text) => text.split(/^export const \w+Acts = /m).slice(1));
  const own = inLists.map((acts) => acts.split(new RegExp(`\n  "?${act}"?: `))[1] ?? "");
  const apart = rooms.map((text) => text.split(`: Act<"${act}"> = `)[1] ?? "");
  return [
    ...own.map((text) => text.split(/\n {2}"?[\w.-]+"?: |^\} satisfies/m)[0]),
    ...apart.map((text) => text.split(/^(?=export )/m)[0]),
  ].join("\n");
}

/** The text of what has this name, and of all that it reads or calls. */
function withRead(name: string, met = new Set<string>()): string {
  const text = made.get(name)?.join("\n");
  if (!text || met.has(name)) return "";
  met.add(name);
  const others = [...text.matchAll(/(?:private|public)\.(\w+)/g)].map(([, other = ""]) => other);
  return [text, ...others.map((other) => withRead(other, met))].join("\n");
}

/** All keys of the objects in a schema. */
function keysOf(shape: unknown, met = new Set<unknown>()): string[] {
  if (typeof shape !== "object" || shape === null || met.has(shape)) return [];
  met.add(shape);
  const own = "entries" in shape ? Object.keys(Object(shape.entries)) : [];
  return [...own, ...Object.values(shape).flatMap((part) => keysOf(part, met))];
}

/** As a key of `jsonb_build_object`, as a column's name, as a property that the handler adds. */
function gives(text: string, key: string): boolean {
  return new RegExp(`'${key}'|"${key}"|\\b(?:as|[a-z]\\.)\\s*${key}\\b|[{,]\\s*${key}\\b`).test(
    text,
  );
}

/** Written down by one act and shown by the other. */
const writtenBy: Readonly<Record<string, string>> = {
  "releases.kept-review": "releases.review",
  "releases.review-part": "releases.review",
  "persons.list": "persons.erase",
  "releases.show": "releases.release",
};
const review = [
  ...["difference", "page", "figure", "notes", "confirmed", "near", "isRead", "unnamed"],
  ...["counts", "striking", "firstLines", "firstDocuments", "accountBefore"],
];
/** Not SQL's: added by the handler, or as a colleague's form sent it. Types hold these. */
const typed: Readonly<Record<string, readonly string[]>> = {
  "approvals.show": ["slug", "title", "body", "on"],
  // The facts that the program was built with.
  demonstration: ["marked", "left", "what", "such", "file"],
  "editions.list": ["fault"],
  "editions.show": ["prevails", "change", "title", "summary", "body"],
  "letters.list": ["fault"],
  "mail.show": ["subject", "html", "text"],
  "pages.list": ["detail"],
  "pages.show": ["was", "stood", "now", "alone"],
  "publications.list": ["fault"],
  "publications.show": ["after", "follows", "title", "body", "pdf", "bytes", "pages"],
  "names.of-sheet": ["near", "where", "likeness"],
  "partners.near": ["one", "other", "likeness"],
  "releases.review": review,
  "releases.kept-review": review,
  "releases.review-part": review,
  "releases.mails": ["subject", "text"],
  "retention.list": ["what", "period", "ground", "erasure", "byHand", "by", "en", "fr"],
};

const ofDesk = Object.entries(deskActs).map(([act, { answer }]) => {
  const texts = [handlerOf(act), handlerOf(writtenBy[act] ?? act)].join("\n");
  const asked = [...texts.matchAll(/"(desk_\w+)"/g)].map(([, name = ""]) => name);
  return { act, answer, asked, text: [texts, ...asked.map((name) => withRead(name))].join("\n") };
});
const ofSpace = Object.entries(spaceActs).map(([act, { answer }]) => {
  return { act, answer, asked: [act], text: withRead(act) };
});

test.each([...ofDesk.filter(({ asked }) => asked.length > 0), ...ofSpace])(
  "each key of what $act answers stands in its SQL",
  ({ act, answer, text }) => {
    const keys = keysOf(answer).filter((key) => !typed[act]?.includes(key));
    expect(keys.filter((key) => !gives(text, key))).toEqual([]);
  },
);

test("only what is rendered or written in TypeScript asks no SQL", () => {
  const without = ofDesk.filter(({ asked }) => asked.length === 0).map(({ act }) => act);
  const asked = ["letters.preview", "letters.check", "pages.preview"];
  expect(without).toEqual(asked);
});

/** What is no answer: claims of a session, payloads of mails, details of the ledger, proposals. */
const notAnswered = [
  ...["sub", "session_id", "email_verified"],
  ...["again", "acknowledgeBy", "answerBy", "approved", "asOf", "change", "into"],
  ...["erasure", "erasures", "head", "hmac", "proposal", "wasEnd", "coded"],
  // Names that the function compares.
  ...["there", "differ"],
  // Persons that the function compares.
  ...["ref", "keys", "wanted"],
  // Facts of a review, from which the function makes what it answers.
  ...["recallableUntil", "managementFeesGross", "managementFeeOffsets", "carryPaid"],
  ...["carryAccrued", "given"],
  // What it takes to undo an act.
  ...["invited", "settled", "enrolled", "reminded"],
  // Details of the ledger.
  "rules",
  ...["usualDay", "read", "investments", "fees", "unfundedAfter"],
  ...["accountChange", "comparedWith"],
];

/** The keys of each `jsonb_build_object`: every other argument. */
function builtKeys(): string[] {
  // Neither comments nor what a text says: a comma in there parts nothing.
  const sql = schema.replaceAll(/--.*$|'[^']*'/gm, (found) => {
    if (found.startsWith("--")) return "";
    return /^'\w+'$/.test(found) ? found : "''";
  });
  const calls = [...sql.matchAll(/jsonb_build_object\(/g)];
  return calls.flatMap(({ index, 0: { length } }) => {
    return argumentsOf(sql.slice(index + length)).filter((_, place) => place % 2 === 0);
  });
}

/** What stands between the commas, up to the parenthesis that ends the call. */
function argumentsOf(after: string): string[] {
  const given = [""];
  let depth = 0;
  for (const sign of after) {
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    if (depth < 0) break;
    if (sign === "," && depth === 0) given.push("");
    else given[given.length - 1] += sign;
  }
  return given.map((one) => one.trim());
}

test("each key that SQL builds is one that an act declares", () => {
  const declared = [deskActs, accountActs, spaceActs].flatMap((acts) => keysOf(acts));
  const known = new Set([...declared, ...notAnswered].map((key) => `'${key}'`));
  const built = builtKeys();
  expect(built.length).toBeGreaterThan(900);
  expect(built.filter((key) => !known.has(key))).toEqual([]);
  expect(notAnswered.filter((key) => !built.includes(`'${key}'`))).toEqual([]);
  const columns = [...schema.matchAll(/ as "(\w+)"/g)].map(([, key]) => `'${key}'`);
  expect(columns.filter((key) => !known.has(key))).toEqual([]);
});
