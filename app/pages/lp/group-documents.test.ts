import { expect, test } from "vitest";
import type { PartnerDocument } from "#app/features/account/overview.ts";
import { groupDocuments } from "./group-documents.ts";
import { endOf } from "./period.ts";

const funds = [
  { id: "old", name: "Alzette Fund I", vintage: 2019, currency: "EUR" },
  { id: "new", name: "Seine Croissance", vintage: 2023, currency: "EUR" },
];
const everything = { fund: "", type: "" } as const;

function document(change: Partial<PartnerDocument>): PartnerDocument {
  return {
    id: `${change.fund} ${change.type} ${change.period} ${change.version ?? 1}`,
    fund: "old",
    type: "report",
    period: "2026-Q3",
    title: null,
    version: 1,
    current: true,
    fileName: "report.pdf",
    size: 1,
    sha256: "",
    publishedAt: "2026-10-20T08:00:00Z",
    own: false,
    withdrawnAt: null,
    withdrawnReason: null,
    isNew: false,
    ...change,
  };
}

test("funds come newest first, periods by the day they end, documents by type", () => {
  const groups = groupDocuments(
    [
      document({ period: "2025" }),
      document({ period: "2026-H1" }),
      document({ period: "2026-09-15", type: "capital-call" }),
      document({ period: "2026-Q3", type: "capital-account", own: true }),
      document({ period: "2026-Q3" }),
      document({ fund: "new", period: "2024" }),
    ],
    funds,
    everything,
  );
  expect(
    groups.map(({ fund, periods }) => [
      fund.id,
      periods.map(({ period, entries }) => [period, entries.map((entry) => entry.document.type)]),
    ]),
  ).toEqual([
    ["new", [["2024", ["report"]]]],
    [
      "old",
      [
        ["2026-Q3", ["report", "capital-account"]],
        ["2026-09-15", ["capital-call"]],
        ["2026-H1", ["report"]],
        ["2025", ["report"]],
      ],
    ],
  ]);
});

test("versions that were replaced are folded under the one that replaced them", () => {
  const versions = [1, 3, 2].map((version) => document({ version, current: version === 3 }));
  const [group] = groupDocuments(versions, funds, everything);
  const [entry, ...others] = group?.periods[0]?.entries ?? [];
  expect(others).toEqual([]);
  expect(entry?.document.version).toBe(3);
  expect(entry?.older.map(({ version }) => version)).toEqual([2, 1]);
});

test("two documents of one kind are two entries", () => {
  const two = [document({ id: "one" }), document({ id: "two" })];
  expect(groupDocuments(two, funds, everything)[0]?.periods[0]?.entries).toHaveLength(2);
});

test("a choice of fund and type leaves the rest out", () => {
  const documents = [
    document({ type: "tax" }),
    document({ fund: "new", type: "tax" }),
    document({ fund: "new" }),
  ];
  const groups = groupDocuments(documents, funds, { fund: "new", type: "tax" });
  expect(groups.map(({ fund }) => fund.id)).toEqual(["new"]);
  expect(groups[0]?.periods[0]?.entries.map((entry) => entry.document.type)).toEqual(["tax"]);
  expect(groupDocuments(documents, funds, { fund: "else", type: "" })).toEqual([]);
});

test.each([
  ["2026-Q1", "2026-03-31"],
  ["2026-H2", "2026-12-31"],
  ["2026", "2026-12-31"],
  ["2026-09-15", "2026-09-15"],
  ["one day", "one day"],
])("%s ends on %s", (period, day) => {
  expect(endOf(period)).toBe(day);
});
