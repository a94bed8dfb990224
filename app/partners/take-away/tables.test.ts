import { expect, test } from "vitest";
import type { Exported, FundLine, PartnerDocument } from "#core/acts/space.ts";
import { tablesOf, type Words } from "./tables.ts";

/** The key in place of its words: what is compared is what stands where. */
const words: Words = {
  t: ((key: string) => key) as Words["t"],
  language: "fr",
  titleOf: ({ type }) => `a ${type}`,
};

const line: FundLine = {
  id: "line",
  kind: "call",
  on: "2026-02-16",
  noticedOn: null,
  reference: "Call 3",
  purpose: "Two investments",
  amount: "1040000.00",
  effect: "-1040000.00",
  unfunded: "5080000.00",
  paidIn: "3120000.00",
  distributed: "0.00",
  cash: "-3120000.00",
  opening: false,
  recallableUntil: null,
};

const document: PartnerDocument = {
  id: "document",
  fund: "shared",
  type: "report",
  period: "2026-Q3",
  title: null,
  version: 2,
  current: null,
  fileName: "about-somebody-else.pdf",
  size: 1,
  sha256: "ab",
  publishedAt: "2026-10-21T09:30:00Z",
  own: true,
  withdrawnAt: "2026-10-22T09:30:00Z",
  withdrawnReason: "The wrong file",
  isNew: false,
};

function entity(name: string, currency: string): Exported["entities"][number] {
  return {
    entity: { id: name, name },
    accounts: [
      {
        fund: "shared",
        committed: "8000000.00",
        committedOn: "2023-03-31",
        paidIn: "3120000.00",
        distributed: "0.00",
        unfunded: "5080000.00",
        linesTo: "2026-02-16",
        opening: false,
        nav: null,
        navOn: null,
        dpi: null,
        rvpi: null,
        tvpi: null,
        pic: "0.3900",
        cash: [],
      },
    ],
    funds: [
      {
        id: "shared",
        name: "Confluence II",
        vintage: 2023,
        currency,
        legalName: null,
        manager: null,
        depositary: null,
        today: "2026-11-19",
        lines: [line],
        valuations: [],
        statements: [],
      },
    ],
    documents: [document],
  };
}

test("each line of every table names its investor, its fund and its currency", () => {
  const tables = tablesOf({ entities: [entity("Ormes", "EUR"), entity("Moselle", "JPY")] }, words);
  expect(tables).toHaveLength(5);
  for (const { name, head, rows } of tables) {
    expect(head.slice(0, 3)).toEqual(
      ["entity", "fund", "currency"].map((column) => `fundPage.statement.${column}`),
    );
    for (const row of rows) expect([name, row.length]).toEqual([name, head.length]);
    const whose = rows.map((row) => row.slice(0, 3));
    expect([name, whose]).toEqual([
      name,
      rows.length === 0
        ? []
        : [
            ["Ormes", "Confluence II", "EUR"],
            ["Moselle", "Confluence II", "JPY"],
          ],
    ]);
  }
});

test("amounts are handed on as the database wrote them, and what is not given is empty", () => {
  const [accounts, lines] = tablesOf({ entities: [entity("Ormes", "EUR")] }, words);
  expect(accounts?.rows[0]?.slice(3)).toEqual([
    { decimal: "8000000.00" },
    "2023-03-31",
    { decimal: "3120000.00" },
    { decimal: "0.00" },
    { decimal: "5080000.00" },
    "2026-02-16",
    ...Array(5).fill(null),
  ]);
  expect(lines?.rows[0]).toContainEqual({ decimal: "-1040000.00" });
});

test("a document that was withdrawn is listed without its file's name", () => {
  const documents = tablesOf({ entities: [entity("Ormes", "EUR")] }, words)[4];
  expect(documents?.rows[0]).toContain("2026-10-22");
  expect(JSON.stringify(documents)).not.toContain("somebody-else");
});
