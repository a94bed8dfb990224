import { expect, test } from "vitest";
import { formatCents, formatMoney } from "./format-amounts.ts";

test("an amount is written from its digits, however great", () => {
  expect(formatMoney("99999999999999.99", "EUR", "en")).toBe("€99,999,999,999,999.99");
  expect(formatCents("9007199254740993.01", "en")).toBe("9,007,199,254,740,993.01");
});

test("cents stand where there are any, and always in a column", () => {
  expect(formatMoney("1250000.00", "EUR", "fr")).toMatch(/^1.250.000.€$/);
  expect(formatMoney("1250000.50", "EUR", "fr")).toMatch(/^1.250.000,50.€$/);
  expect(formatCents("1250000", "fr")).toMatch(/^1.250.000,00$/);
  expect(formatCents("1250000.00", "fr", "JPY"), "yen have none").toMatch(/^1.250.000$/);
});

test("below nothing, a minus sign and no hyphen", () => {
  expect(formatMoney("-20.00", "EUR", "en")).toBe("−€20");
  expect(formatCents("-20.00", "fr")).toBe("−20,00");
});
