import fc from "fast-check";
import { describe, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { readSheet } from "./read-sheet.ts";
import { decode, readTable } from "./read-table.ts";
import { conventionOf, ExcelNumber, readAmount, readDay } from "./read-values.ts";

/** A text as French Excel saves it, one byte per character. */
function windows1252(text: string): ArrayBuffer {
  const special: Record<string, number> = { "€": 0x80, "’": 0x92, œ: 0x9c, "–": 0x96 };
  const bytes = [...text].map((letter) => special[letter] ?? letter.codePointAt(0) ?? 0);
  return new Uint8Array(bytes).buffer;
}
const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

async function sheetOf(bytes: ArrayBuffer, name = "feuille.csv") {
  const read = readSheet(await readTable(name, bytes), "fr");
  if (!("lines" in read)) throw new Error(JSON.stringify(read));
  return read;
}

const french = [
  "Avis du 3e trimestre;;;;;;;",
  ";;;;;;;",
  "Investisseur;Fonds;Nature;Date d'échéance;Date de l’avis;Réf.;Objet;Montant (ignoré);Montant;",
  "Fondation des Ormes;Confluence I;Appel de fonds;15/12/2026;01/12/2026;N° 7;Frais d’œuvre;x;1 250 000,50 €;",
  "Caisse de prévoyance;Confluence I;Intérêts reçus;05/12/2026;;N° 7;;;(1 234,56);",
  ";;;;;;;;;",
  "Société « Été »;Confluence I;Distribution;31.12.2026;;;;;12.500,00;",
  "",
].join("\r\n");

describe("a French file", () => {
  test("in Windows-1252, with a title above and columns that mean nothing", async () => {
    const { kind, lines, unread } = await sheetOf(windows1252(french));
    expect(kind).toBe("notices");
    expect(unread).toEqual([]);
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
          purpose: "Frais d’œuvre",
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
        line: 7,
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

  test("says the same in UTF-8, with its mark and without", async () => {
    const { lines } = await sheetOf(windows1252(french));
    expect((await sheetOf(utf8(french))).lines).toEqual(lines);
    expect((await sheetOf(utf8(`\ufeff${french}`))).lines).toEqual(lines);
  });

  test("may have thin spaces in its thousands", async () => {
    const text = "Entité;Fonds;Engagement;Au\nOrmes;I;5\u202f000\u00a0000;30/09/2026\n";
    expect((await sheetOf(utf8(text))).lines[0]?.fields).toEqual({
      entity: "Ormes",
      fund: "I",
      committed: "5000000.00",
      asOf: "2026-09-30",
    });
  });
});

test("an English file, with commas and quotes", async () => {
  const text = `Entity,Fund,As of,NAV,Management fees\n"Ormes, Fondation des",I,2026-09-30,"1,234,567.89",-500\n`;
  const { kind, lines } = await sheetOf(utf8(text));
  expect(kind).toBe("statements");
  expect(lines[0]?.fields).toEqual({
    entity: "Ormes, Fondation des",
    fund: "I",
    asOf: "2026-09-30",
    nav: "1234567.89",
    managementFees: "-500.00",
  });
});

test("a workbook: days and numbers as Excel keeps them", async () => {
  const { toBuffer } = writeWorkbook([
    ["Entité", "Fonds", "Au", "Valeur liquidative"].map((value) => ({ value, type: String })),
    [
      { value: "Fondation des Ormes", type: String },
      { value: "Confluence I", type: String },
      { value: new Date(Date.UTC(2026, 8, 30)), type: Date, format: "dd/mm/yyyy" },
      { value: 0.1 + 0.2 + 1234567, type: Number },
    ],
    [
      { value: "Moselle", type: String },
      { value: "Confluence I", type: String },
      { value: 46295, type: Number },
      { value: 10.005, type: Number },
    ],
  ]);
  const bytes = new Uint8Array(await toBuffer()).buffer;
  const { lines, unread } = await sheetOf(bytes, "valeurs.xlsx");
  expect(lines).toEqual([
    {
      line: 2,
      fields: {
        entity: "Fondation des Ormes",
        fund: "Confluence I",
        asOf: "2026-09-30",
        nav: "1234567.30",
      },
    },
  ]);
  expect(unread).toMatchObject([{ line: 3, why: "decimals", field: "nav" }]);
});

test("what could mean two things is refused with its line, unless the file decides it", async () => {
  const head = "Entity;Fund;Type;Due date;Amount";
  const open = await sheetOf(utf8(`${head}\nA;I;Call;03/04/2026;1,234\nB;I;Call;2026-04-03;10`));
  expect(open.unread.map(({ line, why }) => [line, why])).toEqual([[2, "ambiguous-day"]]);
  const french = await sheetOf(
    utf8(`${head}\nA;I;Call;03/04/2026;1.234\nB;I;Call;25/04/2026;10,5\n`),
  );
  expect(french.lines[0]?.fields).toMatchObject({ on: "2026-04-03", amount: "1234.00" });
  const numbers = await sheetOf(utf8(`${head}\nA;I;Call;25/04/2026;1,234\n`));
  expect(numbers.unread).toMatchObject([{ line: 2, why: "ambiguous-number", field: "amount" }]);
});

test("a missing heading is named, and a strange file is not understood", async () => {
  const missing = readSheet([["Entity", "Fund", "NAV"]], "en");
  expect(missing).toMatchObject({ kind: "statements", missing: [{ field: "asOf" }] });
  expect(readSheet([["Recipe", "Eggs"]], "en")).toEqual({ kind: "unknown" });
  expect(readSheet([], "en")).toEqual({ kind: "unknown" });
});

test("invitations are in the desk's language where they do not say theirs", async () => {
  const text = "Courriel;Nom;Entité;Accès\nanne@ormes.example;Anne Martin;Ormes;lecture seule\n";
  expect((await sheetOf(utf8(text))).lines[0]?.fields).toMatchObject({
    language: "fr",
    role: "read",
  });
});

describe("amounts", () => {
  const comma = { decimal: "," } as const;
  const point = { decimal: "." } as const;
  test.each([
    ["1.234", point, { why: "decimals" }],
    ["1,234", comma, { why: "decimals" }],
    ["1,234", point, { value: "1234.00" }],
    // No thousands, as the space is in the wrong place.
    ["1 2,345", point, { why: "decimals" }],
    ["1234,567", {}, { why: "decimals" }],
    ["12.34.56", {}, { why: "bad-number" }],
    ["1.23,45", {}, { why: "bad-number" }],
    ["0,5", {}, { value: "0.50" }],
    ["−12,00", {}, { value: "-12.00" }],
    ["-0", {}, { value: "0.00" }],
    ["12 345 678 901 234 567", {}, { why: "large" }],
    ["1e6", {}, { why: "bad-number" }],
    ["abc", {}, { why: "bad-number" }],
  ])("%j", (text, convention, expected) => {
    expect(readAmount(text, convention)).toEqual(expected);
  });

  test("what Excel can no longer keep to the cent is refused", () => {
    expect(readAmount(new ExcelNumber("90000000000000"), {})).toEqual({
      value: "90000000000000.00",
    });
    expect(readAmount(new ExcelNumber("90000000000000.02"), {})).toEqual({ why: "large" });
    expect(readAmount(new ExcelNumber("-90000000000001"), {})).toEqual({ why: "large" });
  });

  test("any amount in cents comes back as it was written, both ways and as Excel keeps it", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }), (cents) => {
        const digits = String(Math.abs(cents)).padStart(3, "0");
        const [units, hundredths] = [digits.slice(0, -2), digits.slice(-2)];
        const sign = cents < 0 ? "-" : "";
        const expected = { value: `${sign}${units}.${hundredths}` };
        const grouped = (by: string) => units.replace(/\B(?=(\d{3})+$)/g, by);
        for (const by of [" ", "\u202f", ""]) {
          expect(readAmount(`${sign}${grouped(by)},${hundredths}`, {})).toEqual(expected);
        }
        expect(readAmount(`${sign}${grouped(",")}.${hundredths}`, {})).toEqual(expected);
        expect(readAmount(new ExcelNumber(String(cents / 100)), {})).toEqual(expected);
      }),
    );
  });
});

test("days that are none, and years of two digits, are refused", () => {
  expect(readDay("31/02/2026", {})).toEqual({ why: "bad-day" });
  expect(readDay("30/09/26", {})).toEqual({ why: "short-year" });
  expect(readDay("09/30/2026", {})).toEqual({ value: "2026-09-30" });
  expect(readDay("05/05/2026", {})).toEqual({ value: "2026-05-05" });
  expect(readDay("2026-02-29", {})).toEqual({ why: "bad-day" });
});

test("a file that contradicts itself decides nothing", () => {
  expect(conventionOf(["1,5", "1.5"], ["25/01/2026", "01/25/2026"])).toEqual({
    decimal: "mixed",
    first: "mixed",
  });
});

test("bytes that are neither are read as Windows-1252", () => {
  expect(decode(new Uint8Array([0xe9, 0x20, 0x80]).buffer)).toBe("é €");
});
