import { expect, test } from "vitest";
import { namesIn, noticeText, readNotice } from "./read-notice.ts";

const said = {
  amount: "150000.00",
  entity: "Caisse des Trois Vallées",
  funds: ["Confluence II", "Confluence II SCSp"],
  day: "2026-11-30",
  currency: "EUR",
};
const first = "Appel de fonds n° 4\nCAISSE DES TROIS VALLEES\nConfluence II";
const faultsOf = (page: string, changed: Partial<typeof said> = {}) =>
  readNotice(noticeText([first, page]), { ...said, ...changed }).faults;

test.each([
  "Appelé 150 000,00 € à verser le 30 novembre 2026",
  "Appelé 150\u202f000,00 EUR, le 30/11/2026",
  "Called €150,000.00, due 30 November 2026",
  "Called EUR 150'000, due November 30, 2026",
  "Called EUR 150000 by 2026-11-30",
])("as it is written, nothing differs: %s", (page) => {
  const read = readNotice(noticeText([first, page]), said);
  expect(read).toEqual({ page: 2, figure: undefined, faults: [] });
});

test.each([
  ["digits exchanged", "150 000,00 € le 30/11/2026", { amount: "105000.00" }, ["figure"]],
  ["ten times", "150 000,00 € le 30/11/2026", { amount: "1500000.00" }, ["figure"]],
  ["a tenth", "1 150 000,00 € le 30/11/2026", {}, ["figure"]],
  ["a part of a longer one", "150 000 000 € le 30/11/2026", {}, ["figure"]],
  ["other cents", "150 000,50 € le 30/11/2026", { amount: "150000.05" }, ["figure"]],
  ["another investor", "150 000,00 € le 30/11/2026", { entity: "Caisse des Vosges" }, ["entity"]],
  ["another fund", "150 000,00 € le 30/11/2026", { funds: ["Confluence III"] }, ["fund"]],
  [
    "a fund whose name goes on",
    "150 000,00 € le 30/11/2026",
    { funds: ["Confluence I"] },
    ["fund"],
  ],
  ["another day", "150 000,00 € le 29/11/2026", {}, ["day"]],
  ["another currency", "USD 150,000.00, 30 November 2026", {}, ["currency"]],
] as const)("%s is found", (_, page, changed, faults) => {
  expect(faultsOf(page, changed as Partial<typeof said>)).toEqual(faults);
});

test("where the figure differs, the document's nearest is said", () => {
  const page =
    "Engagement 5 500 000,00 Investissements 130 500,00 Frais 16 500,00 Appelé 147 000,00 € 30/11/2026";
  expect(readNotice(noticeText([first, page]), said).figure).toBe("147000.00");
  expect(readNotice(noticeText([first]), said).figure).toBeUndefined();
});

test.each([
  [undefined, ["Confluence II"], []],
  ["Caisse des trois vallées", ["Other", "Confluence II"], []],
  ["Caisse des Vosges", ["Confluence II"], ["entity"]],
  [undefined, ["Confluence I"], ["fund"]],
  ["Vosges", ["Confluence III"], ["entity", "fund"]],
] as const)("of %s in %s the document's names miss %s", (entity, funds, missed) => {
  expect(namesIn(noticeText([first]), { entity, funds })).toEqual(missed);
});
