/** What is refused, and what is read, of single cells of a sheet. */
import { expect, test } from "vitest";
import { layouts } from "../../releases/sheet/layouts.ts";
import { propose } from "./propose.ts";
import { type Choices, noChoices, readLines } from "./read-lines.ts";
import { readTable } from "./read-table.ts";

async function read(text: string, choices: Partial<Choices> = {}) {
  const bytes = new TextEncoder().encode(text).buffer as ArrayBuffer;
  const found = propose(await readTable("feuille.csv", bytes), layouts, []);
  if (!found?.layout) throw new Error("no kind");
  const { tab, assignment, layout } = found;
  return readLines(tab, assignment, layout, { ...noChoices, ...choices });
}

test("amounts in another currency than the fund's are refused, and the currency is not sent", async () => {
  const currencies = new Map([["i", "EUR"]]);
  const column = await read(
    "Entity;Fund;As of;NAV;Currency\nA;I;2026-09-30;10.5;USD\nB;I;2026-09-30;1;EUR",
    { currencies },
  );
  expect(column.unread).toEqual([{ line: 2, why: "currency", field: "currency" }]);
  expect(column.lines[0]?.fields).toEqual({
    entity: "B",
    fund: "I",
    asOf: "2026-09-30",
    nav: "1.00",
  });
  const sign = await read("Entity;Fund;As of;NAV\nA;I;2026-09-30;$10.5", { currencies });
  expect(sign.unread).toMatchObject([{ why: "currency", field: "nav" }]);
  const inHead = await read("Entity;Fund;As of;NAV (USD)\nA;I;2026-09-30;10.5", { currencies });
  expect(inHead.unread).toMatchObject([{ why: "currency", field: "nav" }]);
});

test("amounts in thousands and what Excel could not work out are refused in words of their own", async () => {
  const thousands = await read("Entity;Fund;As of;NAV;Carry (k€)\nA;I;2026-09-30;10.5;3");
  expect(thousands.unread).toEqual([{ line: 2, why: "in-thousands", field: "carry" }]);
  const { unread } = await read("Entity;Fund;As of;NAV\nA;#REF!;2026-09-30;10.5");
  expect(unread).toEqual([{ line: 2, why: "formula", field: "fund" }]);
});

test("a first name is put before the name; words of access and language are known", async () => {
  const { lines } = await read(
    "Courriel;Prénom;Nom;Entité;Accès\nanne@ormes.example;Anne;Martin;Ormes;lecture seule",
    { usual: { language: "fr" } },
  );
  expect(lines[0]?.fields).toEqual({
    language: "fr",
    email: "anne@ormes.example",
    name: "Anne Martin",
    entity: "Ormes",
    role: "read",
  });
});

test.each([
  ['"Müller, Jörg" <joerg@mueller.example>', { email: "joerg@mueller.example" }],
  ["mailto:a@b.example", { email: "a@b.example" }],
  ["a@b.example; c@d.example", "two-addresses"],
  ["cecile(at)b.example", "bad-email"],
  ["a@b", "bad-email"],
])("the address %s", async (written, expected) => {
  const cell = `"${written.replaceAll('"', '""')}"`;
  const { lines, unread } = await read(`Mail;Person;Investor\n${cell};Ann;Ormes`);
  if (typeof expected === "string")
    expect(unread).toMatchObject([{ why: expected, field: "email" }]);
  else expect(lines[0]?.fields).toMatchObject(expected);
});

test("broken accents do not reach anybody, and an access without end has none", async () => {
  const { lines, unread } = await read(
    "Mail;Person;Investor;Until\na@b.example;MaÃ«lle;Ormes;\na@b.example;Ann;Ormes;sans limite",
  );
  expect(unread).toEqual([{ line: 2, why: "broken-letters", field: "name" }]);
  expect(lines[0]?.fields).toEqual({ email: "a@b.example", name: "Ann", entity: "Ormes" });
});

test("an access that has ended is not given", async () => {
  const { lines, unread } = await read(
    "Mail;Person;Investor;Until\na@b.example;Ann;Ormes;2026-11-18\na@b.example;Ann;Ormes;2026-11-19",
    { today: "2026-11-19" },
  );
  expect(unread).toEqual([{ line: 2, why: "past", field: "until" }]);
  expect(lines).toHaveLength(1);
});
