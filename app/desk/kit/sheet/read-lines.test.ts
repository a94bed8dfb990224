import { expect, test } from "vitest";
import { layouts } from "../../releases/sheet/layouts.ts";
import type { Remembered } from "./assign-columns.ts";
import { type ByHand, propose } from "./propose.ts";
import { type Choices, noChoices, readLines } from "./read-lines.ts";
import { readTable } from "./read-table.ts";
import { isGiven, whyNotGiven } from "./said.ts";

async function proposed(text: string, memory: readonly Remembered[] = [], byHand?: ByHand) {
  const bytes = new TextEncoder().encode(text).buffer as ArrayBuffer;
  const found = propose(await readTable("feuille.csv", bytes), layouts, memory, byHand);
  if (!found) throw new Error("nothing in it");
  return found;
}

async function read(text: string, choices: Partial<Choices> = {}) {
  const { tab, assignment, layout } = await proposed(text);
  if (!layout) throw new Error("no kind");
  return readLines(tab, assignment, layout, { ...noChoices, ...choices });
}

const chosen = ({ assignment }: Awaited<ReturnType<typeof proposed>>) =>
  assignment.columns.map(({ head, field, by }) => [head, field, by]);

const notices = [
  "Avis du 3e trimestre;;;;;;;",
  ";;;;;;;",
  "Investisseur;Fonds;Nature;Date d'échéance;Date de l’avis;Réf.;Montant (EUR);",
  "Fondation des Ormes;Confluence I;Appel de fonds;15/12/2026;01/12/2026;N° 7;1 250 000,50 €;",
  "Caisse de prévoyance;Confluence I;Intérêts reçus;05/12/2026;;N° 7;(1 234,56);",
  ";;;;;;;",
  "Investisseur;Fonds;Nature;Date d'échéance;Date de l’avis;Réf.;Montant (EUR);",
  "Société « Été »;Confluence I;Distribution;31 décembre 2026;;;12.500,00;",
  "Total général;;;;;;1 261 265,94;",
  "Source : dépositaire;;;;;;;",
].join("\r\n");

test("a sheet with a title, heads again, a total and a remark: what is no line is told", async () => {
  const { isSettled, open } = await proposed(notices);
  expect({ isSettled, open }).toEqual({
    isSettled: false,
    open: [expect.objectContaining({ head: "Date de l’avis", example: "01/12/2026" })],
  });
  const { lines, unread, left } = await read(notices, { orders: { 4: "day" } });
  expect(unread).toEqual([]);
  expect(left.map(({ line, why }) => [line, why])).toEqual([
    [1, "title"],
    [7, "again"],
    [9, "total"],
    [10, "remark"],
  ]);
  expect(lines).toEqual([
    {
      line: 4,
      fields: {
        entity: "Fondation des Ormes",
        fund: "Confluence I",
        kind: "call",
        on: "2026-12-15",
        noticedOn: "2026-12-01",
        reference: "N° 7",
        amount: "1250000.50",
      },
    },
    {
      line: 5,
      fields: {
        entity: "Caisse de prévoyance",
        fund: "Confluence I",
        kind: "interest-received",
        on: "2026-12-05",
        reference: "N° 7",
        amount: "-1234.56",
      },
    },
    {
      line: 8,
      fields: {
        entity: "Société « Été »",
        fund: "Confluence I",
        kind: "distribution",
        on: "2026-12-31",
        amount: "12500.00",
      },
    },
  ]);
});

const people = [
  "Courriel;Nom;Entité;Ouvert jusqu'au;Fonction",
  "anne@ormes.example;Anne Martin;Ormes;31 décembre 2027;Trésorière",
].join("\n");

test("a column that nobody knows is not dropped: it asks, and a near one is proposed", async () => {
  const found = await proposed(people);
  expect(found.isSettled).toBe(false);
  expect(chosen(found)).toEqual([
    ["Courriel", "email", "name"],
    ["Nom", "name", "name"],
    ["Entité", "entity", "name"],
    ["Ouvert jusqu'au", "until", "guess"],
    ["Fonction", undefined, "nobody"],
  ]);
});

const heads = ["courriel", "nom", "entite", "ouvert jusqu au", "fonction"];
const fields = {
  courriel: "email",
  nom: "name",
  entite: "entity",
  "ouvert jusqu au": "until",
  fonction: "",
};

test("what was chosen for these heads is used again, in whichever order they stand", async () => {
  const again = await proposed(
    "Fonction;Entité;Nom;Courriel;Ouvert jusqu'au\nx;Ormes;Anne;a@b.example;31/12/2027",
    [{ kind: "invitations", heads, fields }],
  );
  expect(again.isSettled).toBe(true);
  expect(chosen(again)).toContainEqual(["Fonction", "", "memory"]);
  expect(chosen(again)).toContainEqual(["Ouvert jusqu'au", "until", "memory"]);
});

test("one column more asks, with what was chosen before as a proposal", async () => {
  const more = await proposed(
    people.replace("Fonction", "Fonction;Pays").replace("Trésorière", "x;FR"),
    [{ kind: "invitations", heads, fields }],
  );
  expect(more.isSettled).toBe(false);
  expect(chosen(more)).toContainEqual(["Fonction", "", "guess"]);
  expect(chosen(more)).toContainEqual(["Pays", undefined, "nobody"]);
});

test("a column without a heading asks as well; one without a cell does not", async () => {
  const found = await proposed("Courriel;Nom;Entité;;Vide\na@b.example;Anne;Ormes;lecture;\n");
  expect(found.assignment.columns.map(({ key, field }) => [key, field])).toEqual([
    ["courriel", "email"],
    ["nom", "name"],
    ["entite", "entity"],
    ["#D", undefined],
  ]);
});

test("two columns for one field: the better heading has it, the other asks", async () => {
  const found = await proposed(
    "Entité;Fonds;Date;Date d’effet;Nature;Montant\nA;I;x;2026-12-01;Appel;12",
  );
  expect(chosen(found)).toContainEqual(["Date d’effet", "on", "name"]);
  expect(chosen(found)).toContainEqual(["Date", undefined, "nobody"]);
});

test("a field given by hand to one column is taken from the other", async () => {
  const found = await proposed("Entité;Fonds;Au;NAV;Actif\nA;I;2026-12-01;1;2", [], {
    fields: { 4: "nav" },
  });
  expect(chosen(found)).toContainEqual(["Actif", "nav", "hand"]);
  expect(chosen(found)).toContainEqual(["NAV", undefined, "nobody"]);
});

test("what no column says may be said for every line", async () => {
  const text = "Relevé\nEntité;Fonds;Valeur liquidative\nA;I;12,50\n";
  expect((await proposed(text)).missing).toMatchObject([{ field: "asOf" }]);
  const { lines } = await read(text, { given: { asOf: "30 septembre 2026" } });
  expect(lines[0]?.fields).toMatchObject({ asOf: "2026-09-30", nav: "12.50" });
});

const head = "Entity;Fund;Type;Due date;Amount";

test("what could mean two things is asked for the column, not guessed", async () => {
  const text = `${head}\nA;I;Call;03/04/2026;1,234\nB;I;Call;2026-04-03;10`;
  expect((await proposed(text)).open).toMatchObject([
    { place: 3, type: "day", example: "03/04/2026" },
    { place: 4, type: "amount", example: "1,234" },
  ]);
  expect((await read(text)).unread).toEqual([{ line: 2, why: "ambiguous-day", field: "on" }]);
  const { lines } = await read(text, { orders: { 3: "month", 4: "." } });
  expect(lines[0]?.fields).toMatchObject({ on: "2026-03-04", amount: "1234.00" });
});

test("a corrected cell is read like the others", async () => {
  const text = `${head}\nA;I;Call;31/02/2026;12,00`;
  expect((await read(text)).unread).toEqual([{ line: 2, why: "bad-day", field: "on" }]);
  const { lines, unread } = await read(text, { corrected: new Map([[2, { on: "28/02/2026" }]]) });
  expect(unread).toEqual([]);
  expect(lines[0]?.fields).toMatchObject({ on: "2026-02-28" });
});

test("of dates that Excel may have exchanged, each that could be either is confirmed or refused", async () => {
  const text = `${head}\nA;I;Call;2026-12-03;1\nB;I;Call;13/12/2026;1\nC;I;Call;04/12/2026;1`;
  expect((await proposed(text)).open).toMatchObject([
    { place: 3, type: "exchange", example: "2026-12-03" },
  ]);
  const days = async (choices: Partial<Choices>) => {
    const { lines, unread } = await read(text, choices);
    return [...lines.map(({ fields }) => fields.on), ...unread.map(({ line, why }) => [line, why])];
  };
  expect(await days({ orders: { 3: "exchanged" } })).toEqual([
    ...["2026-03-12", "2026-12-13", "2026-12-04"],
  ]);
  expect(await days({ orders: { 3: "kept" } })).toEqual(["2026-12-03", "2026-12-13", "2026-12-04"]);
  expect(await days({ orders: { 3: "unsure" } })).toEqual([
    ...["2026-12-13", "2026-12-04", [2, "perhaps-exchanged"]],
  ]);
  // Typed once more as it stands, it is what somebody meant.
  const corrected = new Map([[2, { on: "2026-12-03" }]]);
  for (const order of ["unsure", "exchanged"] as const) {
    expect(await days({ orders: { 3: order }, corrected })).toContain("2026-12-03");
  }
});

test("a strange file is asked about, an empty one is nothing", async () => {
  const strange = await proposed("Recipe;Eggs\nCake;3");
  expect({ layout: strange.layout, isSettled: strange.isSettled }).toEqual({
    layout: undefined,
    isSettled: false,
  });
  expect(strange.assignment.columns.map(({ head }) => head)).toEqual(["Recipe", "Eggs"]);
  await expect(proposed("")).rejects.toThrow("empty");
});

test("a word that no column knows is asked about once, and an empty right is never full", async () => {
  const text = [
    "Mail;Person;Investor;Access",
    "a@b.example;Ann;Ormes;Viewer",
    "c@d.example;Cy;Ormes;",
    "e@f.example;Eve;Ormes;viewer",
  ].join("\n");
  expect(await proposed(text)).toMatchObject({
    isSettled: false,
    strange: [{ field: "role", word: "Viewer", lines: 2 }],
  });
  const { lines, unread } = await read(text, { words: { role: { viewer: "read" } } });
  expect(lines.map(({ fields: { role } }) => role)).toEqual(["read", "read"]);
  expect(unread).toEqual([{ line: 3, why: "missing", field: "role" }]);
});

test("a word or a heading that every object has is asked about like any other", async () => {
  const text = "E-mail;Name;Entity;Access;Constructor\na@b.example;Anne;X;constructor;1";
  const kept = { kind: "invitations", heads: ["other"], fields: { other: "" } };
  const { assignment, strange } = await proposed(text, [kept]);
  expect(assignment.columns.at(-1)).toMatchObject({ field: undefined, by: "nobody" });
  expect(strange).toEqual([{ field: "role", word: "constructor", lines: 1 }]);
  const { unread } = await read(text, { words: { role: { viewer: "read" } } });
  expect(unread).toEqual([{ line: 2, why: "bad-role", field: "role" }]);
});

test("a sheet of very many lines is opened", () => {
  const rows = [["Entity", "Fund", "As of", "NAV"], ...Array.from({ length: 300_000 }, () => [])];
  const tab = { name: "", rows, hiddenColumns: [], hiddenRows: [], merged: [] };
  expect(propose({ tabs: [tab] }, layouts, [])?.assignment.columns).toHaveLength(4);
});

test("what is said for all lines by hand makes no line a total", async () => {
  const { lines, left } = await read(
    [
      "Investisseur;Nature;Date d'échéance;Montant",
      "Total Energies Pension;Appel;2026-12-15;100,00",
      "Total;;;100,00",
      "TOTAL GÉNÉRAL;Appel;2026-12-15;100,00",
    ].join("\n"),
    { given: { fund: "Confluence I" } },
  );
  expect(lines.map(({ fields }) => fields.entity)).toEqual(["Total Energies Pension"]);
  expect(left.map(({ line, why }) => [line, why])).toEqual([
    [3, "total"],
    [4, "total"],
  ]);
});

test("an end in 2099 is asked about, and means none or is refused", async () => {
  const text = "Courriel;Nom;Entité;Accès;Jusqu’au\na@x.example;Anne;Ormes;complet;31/12/2099";
  const { strange, isSettled } = await proposed(text);
  expect({ strange, isSettled }).toEqual({
    strange: [{ field: "until", word: "31/12/2099", lines: 1 }],
    isSettled: false,
  });
  const today = "2026-11-19";
  const none = await read(text, { today, words: { until: { "31 12 2099": "endless" } } });
  expect(none.lines[0]?.fields).not.toHaveProperty("until");
  const refused = await read(text, { today, words: { until: { "31 12 2099": "" } } });
  expect(refused.unread).toEqual([{ line: 2, why: "far-end", field: "until" }]);
});

test("what is typed for every line must be readable, and a huge cell is named", async () => {
  const { layout } = await proposed(notices);
  const day = layout?.columns.find(({ field }) => field === "on");
  if (!day) throw new Error("no such column");
  expect(whyNotGiven(day, "fin du mois")).toBe("not-day");
  expect(whyNotGiven(day, "03/04/2027")).toBe("ambiguous-day");
  expect(whyNotGiven(day, "3 avril 2027")).toBeUndefined();
  expect([isGiven(day, ""), isGiven(day, "bientôt"), isGiven(day, "2027-04-03")]).toEqual([
    ...[false, false, true],
  ]);
  const huge = `Courriel;Nom;Entité;Accès\na@x.example;${"x".repeat(100_000)};Ormes;complet`;
  expect((await read(huge)).unread).toEqual([{ line: 2, why: "long-cell", field: "name" }]);
  const right = huge.replace("complet", "y".repeat(100_000)).replace("x".repeat(100_000), "Anne");
  expect((await proposed(right)).strange).toEqual([]);
  expect((await read(right)).unread).toEqual([{ line: 2, why: "long-cell", field: "role" }]);
});
