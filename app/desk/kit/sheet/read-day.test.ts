import fc from "fast-check";
import { expect, test } from "vitest";
import { ExcelNumber } from "./cell.ts";
import { exchangedIn, orderOf, readDay, unlikelyDay } from "./read-day.ts";

test.each([
  "31 décembre 2027",
  "vendredi 31 décembre 2027",
  "31 DÉC. 2027",
  "31-déc-27",
  "31 dec 2027",
  "December 31, 2027",
  "Dec 31st, 2027",
  "31st of December 2027",
  "31.12.2027",
  "31.12.27",
  "31/12/2027",
  "31/12/27",
  "31-12-2027",
  "12/31/2027",
  "2027-12-31",
  "2027/12/31",
  "2027-12-31T00:00:00Z",
  "2027-12-31 00:00:00",
  "31/12/2027 00:00",
  "20271231",
  "46752",
])("%j is the last day of 2027", (text) => {
  expect(readDay(text)).toEqual({ value: "2027-12-31" });
});

test("Excel's numbers and moments are days, too", () => {
  expect(readDay(new ExcelNumber("46752"))).toEqual({ value: "2027-12-31" });
  expect(readDay(new ExcelNumber("46752.75"))).toEqual({ value: "2027-12-31" });
  expect(readDay(new Date("2027-12-30T23:59:59.999Z"))).toEqual({ value: "2027-12-31" });
});

test.each([
  ["1er janvier 2027", "2027-01-01"],
  ["3 août 2027", "2027-08-03"],
  ["15 févr. 2027", "2027-02-15"],
  ["5/5/2026", "2026-05-05"],
])("%j is read", (text, value) => {
  expect(readDay(text)).toEqual({ value });
});

test.each([
  ["31/02/2026", "bad-day"],
  ["2026-02-29", "bad-day"],
  ["décembre 2027", "no-day"],
  ["12/2027", "no-day"],
  ["31 décembre", "not-day"],
  ["31 décembre 2027 ou 2028", "not-day"],
  ["3 mars ou 4 avril 2027", "not-day"],
  ["bientôt", "not-day"],
  ["1500", "not-day"],
  ["30/09/95", "short-year"],
  ["03/04/2027", "ambiguous-day"],
])("%j is refused", (text, why) => {
  expect(readDay(text)).toEqual({ why });
});

test("a column decides what its own days mean, and says which it leaves open", () => {
  expect(orderOf(["03/04/2027", "25/04/2027"])).toEqual({ decided: "day", open: "03/04/2027" });
  expect(orderOf(["03/04/2027", "04/25/27"])).toEqual({ decided: "month", open: "03/04/2027" });
  expect(orderOf(["03/04/2027", "05/05/2027", "2027-12-31"])).toEqual({ open: "03/04/2027" });
  expect(orderOf(["25/01/2026", "01/25/2026"])).toEqual({ decided: "mixed" });
  expect(readDay("03/04/2027", "day")).toEqual({ value: "2027-04-03" });
  expect(readDay("03/04/2027", "month")).toEqual({ value: "2027-03-04" });
  expect(readDay("03/04/2027", "mixed")).toEqual({ why: "mixed-days" });
  expect(readDay("13/04/2027", "mixed")).toEqual({ why: "mixed-days" });
  expect(readDay("2027-04-13", "mixed")).toEqual({ value: "2027-04-13" });
});

test("any day comes back, however its month is written", () => {
  const days = fc.date({
    min: new Date("2000-01-01"),
    max: new Date("2079-12-31"),
    noInvalidDate: true,
  });
  const ways = [
    new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", timeZone: "UTC" }),
    new Intl.DateTimeFormat("fr-FR", { dateStyle: "medium", timeZone: "UTC" }),
    new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
    new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }),
    new Intl.DateTimeFormat("de-CH", { dateStyle: "medium", timeZone: "UTC" }),
  ];
  fc.assert(
    fc.property(days, (day) => {
      const value = day.toISOString().slice(0, 10);
      for (const way of ways) expect(readDay(way.format(day))).toEqual({ value });
    }),
  );
});

const true3Feb = new Date("2027-02-03");
const true5June = new Date("2027-06-05");

test("true dates beside texts that have a thirteenth month: Excel may have exchanged both", () => {
  expect(exchangedIn([true3Feb, "13/02/2027", true5June])).toBe("2027-02-03");
  expect(exchangedIn([new Date("2027-05-05"), true3Feb, "02/13/2027"])).toBe("2027-02-03");
  expect(readDay(true3Feb, "day", "exchanged")).toEqual({ value: "2027-03-02" });
  expect(readDay(true3Feb, "day", "kept")).toEqual({ value: "2027-02-03" });
  expect(readDay(true3Feb, "day", "unsure")).toEqual({ why: "perhaps-exchanged" });
});

test("a date beyond 12 shows nothing of the others: colleagues may have filled in one column", () => {
  const typed = new Date("2027-02-13");
  expect(exchangedIn([typed, true3Feb, "13/02/2027"])).toBe("2027-02-03");
  expect(readDay(typed, "day", "exchanged")).toEqual({ value: "2027-02-13" });
  expect(readDay(typed, "day", "unsure")).toEqual({ value: "2027-02-13" });
});

test.each([
  ["as text", "2027-02-03"],
  ["as Excel shows them", "3-Feb-27"],
  ["as Excel's numbers", "46421"],
])("a CSV file has the dates that Excel exchanged %s", (_, written) => {
  expect(exchangedIn([written, "13/02/2027"])).toBe("2027-02-03");
  expect(readDay(written, "day", "exchanged")).toEqual({ value: "2027-03-02" });
  expect(exchangedIn([written, "2027-09-30", "13/02/2027"])).toBeUndefined();
});

test("what Excel left as text follows the order of its column, whatever the others mean", () => {
  expect(readDay("03/02/2027", "day", "exchanged")).toEqual({ value: "2027-02-03" });
  expect(readDay("03/02/2027", "day", "unsure")).toEqual({ value: "2027-02-03" });
});

test.each([
  ["no text", [true3Feb, true5June]],
  ["no text beyond 12", [true3Feb, "03/04/2027"]],
  ["only dates beyond 12", [new Date("2027-02-13"), "13/02/2027"]],
  ["only dates of which both numbers are the same", [new Date("2027-05-05"), "13/02/2027"]],
])("nothing is asked of a column with %s", (_, cells) => {
  expect(exchangedIn(cells)).toBeUndefined();
});

test.each([
  ["2206-09-30", false, "far-ahead"],
  ["2026-09-30", false, undefined],
  ["1926-09-30", false, "long-ago"],
  ["2099-12-31", true, "far-end"],
  ["2040-12-31", true, undefined],
] as const)("of %s, as an end %s, it is said that it is %s", (day, ahead, why) => {
  expect(unlikelyDay(day, { ahead, today: "2026-11-19" })).toBe(why);
});
