import { expect, test } from "vitest";
import { findOddAmounts } from "./odd-amounts.ts";
import { columns } from "./sheet/columns.ts";

const odd = (...committed: string[]) =>
  findOddAmounts(
    committed.map((amount, at) => ({ line: at + 2, fields: { committed: amount } })),
    columns.commitments,
  ).map(({ line, why }) => [line, why]);

test("a comma too far to the right, or an amount in millions, among amounts that are alike", () => {
  const usual = ["250000.00", "500000.00", "1000000.00", "750000.00"];
  expect(odd(...usual, "900000000.00")).toEqual([[6, "odd-large"]]);
  expect(odd(...usual, "250.00")).toEqual([[6, "odd-small"]]);
  expect(odd(...usual, "5000.00", "20000000.00")).toEqual([]);
});

test("also where a column has few amounts, or all of them are in millions", () => {
  expect(odd("1.50", "2.00", "0.75")).toEqual([...[2, 3, 4].map((line) => [line, "odd-small"])]);
  expect(odd("25000000000.00")).toEqual([[2, "odd-large"]]);
  expect(odd("250000.00", "0.00")).toEqual([]);
});
