import { expect, test } from "vitest";
import type { CapitalAccount } from "#core/acts/space.ts";
import { netRateOf } from "./net-rate.ts";

const account: CapitalAccount = {
  fund: "one",
  committed: "1000.00",
  committedOn: "2022-12-15",
  paidIn: "400.00",
  distributed: "0.00",
  unfunded: "600.00",
  linesTo: "2023-01-01",
  opening: false,
  nav: "440.00",
  navOn: "2024-01-01",
  dpi: "0.0000",
  rvpi: "1.1000",
  tvpi: "1.1000",
  pic: "0.4000",
  cash: [["2023-01-01", "-400.00"]],
};

test("an account's lines and value have a rate of their own", () => {
  expect(netRateOf(account)).toEqual({ kind: "annual", rate: expect.closeTo(0.1, 9) });
});

test.each([
  ["no value", { nav: null, navOn: null }, "no-value"],
  ["a beginning in one sum", { opening: true }, "opening"],
  ["nothing paid in", { cash: [] as CapitalAccount["cash"] }, "no-flows"],
  ["a value below nothing", { nav: "-1.00" }, "no-solution"],
] as const)("with %s there is none, and it says why", (_name, change, why) => {
  expect(netRateOf({ ...account, ...change })).toEqual({ kind: "none", why });
});
