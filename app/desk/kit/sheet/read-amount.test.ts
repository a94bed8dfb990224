import fc from "fast-check";
import { expect, test } from "vitest";
import { ExcelNumber } from "./cell.ts";
import { decimalOf, readAmount } from "./read-amount.ts";

test.each([
  ["1 234,56", "1234.56"],
  ["1\u00a0234,56 €", "1234.56"],
  ["1\u202f234\u202f567,8", "1234567.80"],
  ["1\u2009234", "1234.00"],
  ["1,234.56", "1234.56"],
  ["1'234.56", "1234.56"],
  ["1’234’567.50", "1234567.50"],
  ["12.500,00", "12500.00"],
  ["1.234.567", "1234567.00"],
  ["€ 1,234.50", "1234.50"],
  ["EUR 12", "12.00"],
  ["CHF 1'000.-", "1000.00"],
  ["(1 234,56)", "-1234.56"],
  ["(€1,234.50)", "-1234.50"],
  ["1 234,56-", "-1234.56"],
  ["- 1 234,56", "-1234.56"],
  ["−12,00", "-12.00"],
  ["+12", "12.00"],
  ["0,5", "0.50"],
  ["0,500", "0.50"],
  ["12,3400", "12.34"],
  ["1 000 euros", "1000.00"],
  ["-0", "0.00"],
])("%j is read", (text, value) => {
  expect(readAmount(text)).toMatchObject({ value });
});

test.each([
  ["1,234", "ambiguous-number"],
  ["1.234", "ambiguous-number"],
  ["1234,567", "decimals"],
  ["12.34.56", "bad-number"],
  ["1.23,45", "bad-number"],
  ["1.250.00", "bad-number"],
  ["1,230,50", "bad-number"],
  ["1.250.500.00", "bad-number"],
  ["1 2,345", "bad-number"],
  ["1 250 00", "bad-number"],
  ["12 345 678 901 234 567", "large"],
  ["1e6", "bad-number"],
  ["12 %", "bad-number"],
  ["1,5 M€", "in-thousands"],
  ["750 k€", "in-thousands"],
  ["abc", "bad-number"],
])("%j is refused", (text, why) => {
  expect(readAmount(text)).toEqual({ why });
});

test("the currency beside an amount is read", () => {
  expect(readAmount("$1,234.50")).toEqual({ value: "1234.50", currency: "USD" });
  expect(readAmount("12,00 eur")).toEqual({ value: "12.00", currency: "EUR" });
  expect(readAmount("1 Euro")).toEqual({ value: "1.00", currency: "EUR" });
});

test("a column decides what its own amounts mean, and says which it leaves open", () => {
  expect(decimalOf(["1,234", "10,5"])).toEqual({ decided: ",", open: "1,234" });
  expect(decimalOf(["1,234", "12"])).toEqual({ open: "1,234" });
  expect(decimalOf(["1,5", "1.5"])).toEqual({ decided: "mixed" });
  expect(readAmount("1,234", ".")).toEqual({ value: "1234.00" });
  expect(readAmount("1,234", ",")).toEqual({ why: "decimals" });
  expect(readAmount("1,234", "mixed")).toEqual({ why: "ambiguous-number" });
});

test("what Excel can no longer keep to the cent is refused", () => {
  expect(readAmount(new ExcelNumber("90000000000000"))).toEqual({ value: "90000000000000.00" });
  expect(readAmount(new ExcelNumber("1234567.3000000003"))).toEqual({ value: "1234567.30" });
  expect(readAmount(new ExcelNumber("10.005"))).toEqual({ why: "decimals" });
  expect(readAmount(new ExcelNumber("90000000000000.02"))).toEqual({ why: "large" });
});

test("any amount in cents comes back as it was written, in every way and as Excel keeps it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }), (cents) => {
      const digits = String(Math.abs(cents)).padStart(3, "0");
      const [units, hundredths] = [digits.slice(0, -2), digits.slice(-2)];
      const sign = cents < 0 ? "-" : "";
      const expected = { value: `${sign}${units}.${hundredths}` };
      const grouped = (by: string) => units.replace(/\B(?=(\d{3})+$)/g, by);
      for (const by of [" ", "\u202f", ".", "'", ""]) {
        expect(readAmount(`${sign}${grouped(by)},${hundredths}`)).toEqual(expected);
      }
      expect(readAmount(`${sign}${grouped(",")}.${hundredths}`)).toEqual(expected);
      expect(readAmount(`${grouped(" ")},${hundredths}${sign}`)).toEqual(expected);
      expect(readAmount(new ExcelNumber(String(cents / 100)))).toEqual(expected);
    }),
  );
});
