import { expect, test } from "vitest";
import type { PartnerDocument } from "#core/acts/space.ts";
import { type DocumentChoice, groupDocuments as group } from "./group-documents.ts";
import { endOf } from "./period.ts";

const funds = [
  { id: "old", name: "Alzette Fund I", vintage: 2019, currency: "EUR" },
  { id: "new", name: "Seine Croissance", vintage: 2023, currency: "EUR" },
];
const everything = { fund: "", type: "", year: "", search: "" } as const;

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

function groupDocuments(
  documents: readonly PartnerDocument[],
  of: typeof funds,
  choice: Partial<DocumentChoice>,
) {
  return group(documents, of, { ...everything, ...choice }, ({ title, fileName }) =>
    [title, fileName].join(" "),
  );
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

test("a search forgives accents and capitals, and asks for every word", () => {
  const documents = [
    document({ id: "a", title: "Rapport d’été", type: "report" }),
    document({ id: "b", title: "Rapport d’hiver", type: "accounts" }),
  ];
  const found = (search: string) =>
    groupDocuments(documents, funds, { search })
      .flatMap(({ periods }) => periods)
      .flatMap(({ entries }) => entries.map((entry) => entry.document.id));
  expect(found("RAPPORT ete")).toEqual(["a"]);
  expect(found("hiv rapp")).toEqual(["b"]);
  expect(found("rapport printemps")).toEqual([]);
  expect(found("  ")).toEqual(["a", "b"]);
});

test("an older version is shown where the search leaves the current one out", () => {
  const versions = [
    document({ id: "2", version: 2, title: "Final" }),
    document({ id: "1", version: 1, current: false, title: "Provisional" }),
  ];
  const [group] = groupDocuments(versions, funds, { search: "provisional" });
  const shown = group?.periods[0]?.entries.map((entry) => [entry.document.id, entry.older]);
  expect(shown).toEqual([["1", []]]);
});

test("a year is that of the period", () => {
  const documents = [document({ period: "2025" }), document({ period: "2026-09-15" })];
  const groups = groupDocuments(documents, funds, { year: "2025" });
  expect(groups[0]?.periods.map(({ period }) => period)).toEqual(["2025"]);
});

test("what was withdrawn is beside what stands, and alone where nothing does", () => {
  const gone = { withdrawnAt: "2026-11-02T08:00:00Z", withdrawnReason: "The wrong file" };
  const [beside] = groupDocuments(
    [document({ id: "2", version: 2, current: false, ...gone }), document({ id: "1", version: 1 })],
    funds,
    {},
  );
  const [entry] = beside?.periods[0]?.entries ?? [];
  expect(entry?.document.id).toBe("1");
  expect([entry?.older, entry?.withdrawn.map(({ id }) => id)]).toEqual([[], ["2"]]);
  const [alone] = groupDocuments([document({ id: "1", current: false, ...gone })], funds, {});
  expect(alone?.periods[0]?.entries[0]).toMatchObject({ document: { id: "1" }, withdrawn: [] });
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
