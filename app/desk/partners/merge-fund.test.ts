import { expect, test } from "vitest";
import { mergeFund, valuesOf } from "./merge-fund.ts";

const seen = valuesOf({
  name: "Confluence II",
  legalName: "Confluence II SCSp",
  manager: null,
  depositary: "Banque du Port",
  vintage: 2024,
  currency: "EUR",
});

test("a colleague's change holds where nothing was typed, and the typed where they changed nothing", () => {
  const theirs = { ...seen, depositary: "Banque du Quai", manager: "Alzette" };
  const { values, both } = mergeFund(seen, { ...seen, vintage: "2025" }, theirs);
  expect(values).toEqual({ ...theirs, vintage: "2025" });
  expect(both).toEqual([]);
});

test("only what both changed, and not to the same, is asked about", () => {
  const typed = { ...seen, name: "Confluence Two", vintage: "2025", currency: "USD" };
  const theirs = { ...seen, name: "Confluence 2", vintage: "2025" };
  const { values, both } = mergeFund(seen, typed, theirs);
  expect(both).toEqual(["name"]);
  expect(values).toEqual(typed);
});

test("what a colleague emptied stays empty, and what she emptied too", () => {
  const { values, both } = mergeFund(
    seen,
    { ...seen, legalName: " " },
    { ...seen, depositary: "" },
  );
  expect(values).toEqual({ ...seen, legalName: "", depositary: "" });
  expect(both).toEqual([]);
});
