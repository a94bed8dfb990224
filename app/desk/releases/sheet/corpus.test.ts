/**
 * Messy sheets as managers and colleagues send them, made by somebody who had not read the importer
 * (`tests/sheets`): once the questions are answered, each line is read as a careful colleague would
 * read it, or told as refused or left out. Nothing is dropped.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import expected from "../../../../tests/sheets/expected.json" with { type: "json" };
import { textOf } from "../../kit/sheet/cell.ts";
import { propose } from "../../kit/sheet/propose.ts";
import { readLines } from "../../kit/sheet/read-lines.ts";
import { readTable } from "../../kit/sheet/read-table.ts";
import { openChoices, type Said } from "../../kit/sheet/said.ts";
import { layouts } from "./layouts.ts";

/** What somebody answers: columns by their heading, an empty text for one that is left out. */
type Answers = Partial<Omit<Said, "byHand">> & {
  tab?: number;
  kind?: string;
  columns?: Record<string, string>;
  /** Lines that are read here and that the database refuses or asks about. */
  later?: number[];
};

const today = "2026-11-19";
const currencies = new Map([
  ...["confluence i", "confluence ii", "confluence iii"].map((name) => [name, "EUR"] as const),
  ["clear water", "USD"],
]);

const answers: Record<string, Answers> = {
  "01-acces-personnes-t4.xlsx": { columns: { Fonction: "", Remarques: "" } },
  "02-contacts-prevoyance.csv": {
    columns: { Téléphone: "" },
    words: { language: { allemand: "" } },
  },
  "03-appel-confluence-ii-texte-unicode.csv": {
    columns: { "Appel nº": "reference", "% de l’engagement": "" },
    given: { kind: "call" },
  },
  "04-appel-confluence-iii.xlsx": { columns: { Engagement: "", "Taux d’appel": "" } },
  "05-valeurs-liquidatives-30-09.csv": { columns: { "Var. trim.": "", Commentaire: "" } },
  "06-engagements-sans-accents.csv": { columns: { Conseiller: "" }, later: [9, 10] },
  "07-droits-famille-et-holdings.xlsx": {
    columns: { "Adresse mail (perso)": "", "Validé ?": "" },
    words: { role: { aucun: "" } },
    later: [3, 4],
  },
  "08-historique-vl-600-lignes.csv": {
    kind: "statements",
    columns: { "Valeur de la part": "nav", Source: "" },
  },
  "09-distributions-et-rappels.csv": {
    orders: { 3: "day" },
    words: { kind: { "distribution rappelable": "distribution", dividende: "" } },
    // Below zero; and where commas stand before decimals, 1,234 has three.
    later: [4, 5, 6, 7],
  },
  "10-confluence-ii-situation.xlsx": {
    kind: "statements",
    columns: {
      "Capital appelé": "",
      "Restant à appeler": "",
      "VL au 30/09/2026": "nav",
      "VL au 30/06/2026": "",
    },
    given: { fund: "Confluence II", asOf: "30 septembre 2026" },
  },
  "11-lp-contacts-master.xlsx": {
    columns: { "Email (CC)": "", "KYC expiry": "", Phone: "" },
    words: { role: { viewer: "read", signatory: "" }, language: { spanish: "" } },
    later: [12],
  },
  "12-capital-call-notice-mgr.csv": {
    columns: { Notes: "" },
    words: {
      kind: {
        "capital call investments": "call",
        "capital call mgmt fees": "call",
        "capital call partnership expenses": "call",
      },
    },
    later: [4],
  },
  "13-commitments-swiss-export.csv": { columns: { "Investor ID": "", Closing: "" } },
  "14-nav-statement-q3.xlsx": { tab: 0, columns: { "Share of fund": "", Change: "" } },
  "15-two-orders-in-one-column.csv": {
    columns: { "Call no.": "reference" },
    given: { kind: "call" },
    later: [6],
  },
  "16-signatories-export.csv": {
    columns: { "Postal address": "" },
    words: { role: { approver: "" } },
  },
  "18-invites-mojibake.csv": {},
};

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../tests/sheets/${name}`, import.meta.url))).buffer;

test.each(Object.entries(answers))("%s", async (name, answered) => {
  const { orders = {}, given = {}, words = {}, later = [] } = answered;
  const { tab: chosenTab, kind } = answered;
  const table = await readTable(name, bytesOf(name));
  const start = { ...(chosenTab !== undefined && { tab: chosenTab }), ...(kind && { kind }) };
  const asked = propose(table, layouts, [], { ...start, fields: {} });
  const fields = Object.fromEntries(
    (asked?.assignment.columns ?? [])
      .filter(({ head }) => answered.columns?.[head] !== undefined)
      .map(({ head, place }) => [place, answered.columns?.[head] ?? ""]),
  );
  const byHand = { ...start, fields };
  const found = propose(table, layouts, [], byHand);
  if (!asked || !found?.layout) throw new Error("no kind");
  const { tab, assignment, layout } = found;

  // Only what was asked about needed an answer, and no question is left.
  for (const place of Object.keys(fields)) {
    const { by } = asked.assignment.columns.find((one) => one.place === Number(place)) ?? {};
    expect({ place, isAsked: by === "nobody" || by === "guess" }).toEqual({ place, isAsked: true });
  }
  expect(openChoices(found, { byHand, orders, given, words })).toBe(0);

  const choices = { orders, given, words, currencies, today, corrected: new Map(), usual: {} };
  const { lines, unread, left } = readLines(tab, assignment, layout, choices);
  const wanted = expected[name as keyof typeof expected];
  const notRead = assignment.columns.filter(({ field }) => field === "").map(({ head }) => head);
  // A currency is compared, so it is read although it is not sent.
  expect(notRead).toEqual(wanted.notRead.filter((head) => head !== "Devise"));

  // Every row of the file is somewhere, once.
  const full = tab.rows.flatMap((row, index) =>
    index !== assignment.at && row.some((cell) => textOf(cell) !== "") ? [index + 1] : [],
  );
  const told = [...lines, ...unread, ...left].map(({ line }) => line);
  expect(told.toSorted((one, other) => one - other)).toEqual(full);

  // A line break within a cell makes the lines of an editor others than Excel's.
  const physical = (line: number) =>
    line +
    tab.rows
      .slice(0, line - 1)
      .flat()
      .map(textOf)
      .join("")
      .split("\n").length -
    1;
  const read = new Map(lines.map((line) => [physical(line.line), line.fields]));
  for (const [line, row] of Object.entries(wanted.rows)) {
    expect({ line, ...read.get(Number(line)) }).toMatchObject({ line, ...row });
  }
  if (name.startsWith("08")) expect(lines).toHaveLength(600);
  else expect([...read.keys()].filter((line) => !(String(line) in wanted.rows))).toEqual(later);
  const apart = new Set([...unread.map(({ line }) => physical(line)), ...later]);
  for (const [line] of wanted.refuses)
    expect({ line, is: apart.has(Number(line)) }).toEqual({ line, is: true });
});

test("two columns of days in two orders, and broken accents, have reasons of their own", async () => {
  const whys = async (name: string, columns: Record<number, string>, given = {}) => {
    const found = propose(await readTable(name, bytesOf(name)), layouts, [], { fields: columns });
    if (!found?.layout) throw new Error("no kind");
    const choices = {
      orders: {},
      given,
      words: {},
      currencies,
      today,
      corrected: new Map(),
      usual: {},
    };
    return readLines(found.tab, found.assignment, found.layout, choices).unread.map(
      ({ line, why }) => [line, why],
    );
  };
  expect(
    await whys("15-two-orders-in-one-column.csv", { 4: "reference" }, { kind: "call" }),
  ).toEqual([2, 3, 4, 7].map((line) => [line, "mixed-days"]));
  expect(await whys("18-invites-mojibake.csv", {})).toEqual(
    [3, 4].map((line) => [line, "broken-letters"]),
  );
  expect(await whys("06-engagements-sans-accents.csv", {})).toEqual(
    [4, 5].map((line) => [line, "in-thousands"]),
  );
  expect(await whys("13-commitments-swiss-export.csv", {})).toEqual(
    [7, 8].map((line) => [line, "currency"]),
  );
  expect(await whys("14-nav-statement-q3.xlsx", {})).toEqual(
    [3, 4].map((line) => [line, "formula"]),
  );
});

test.each([
  // A column for each fund; no headings at all; two columns for one thing.
  ["17-distribution-grid.xlsx", ""],
  ["19-no-heads.csv", ""],
  ["20-q3-manager-workbook.xlsx", "notices"],
])("of %s nothing is taken before somebody answers", async (name, kind) => {
  const found = propose(await readTable(name, bytesOf(name)), layouts, []);
  expect(found).toMatchObject({ isSettled: false, assignment: { kind } });
});

test("without headings, columns are chosen by hand, and the first line is a line", async () => {
  const name = "19-no-heads.csv";
  const byHand = { kind: "statements", fields: { 0: "entity", 1: "fund", 2: "asOf", 3: "nav" } };
  const found = propose(await readTable(name, bytesOf(name)), layouts, [], byHand);
  if (!found?.layout) throw new Error("no kind");
  const { lines } = readLines(found.tab, found.assignment, found.layout);
  expect(lines.map(({ line, fields: { nav } }) => [line, nav])).toEqual([
    [1, "3118000.00"],
    [2, "4677000.00"],
  ]);
});

test.each([
  ["21-vide.csv", "empty"],
  ["22-photo.xlsx", "not-table"],
  ["24-protege-par-mot-de-passe.xlsx", "locked"],
])("%s is no table, and it is said why", async (name, why) => {
  await expect(readTable(name, bytesOf(name))).rejects.toThrow(why);
});
