import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { leftOfDemonstration } from "./demonstration.ts";
import { demonstration } from "./site.ts";

const firm = {
  name: "Firm",
  origin: "https://www.firm.lu",
  mailbox: "info@firm.lu",
  offices: [{ address: ["1, rue Neuve", "L-1234 Luxembourg"], phone: { text: "+352 26 12 34" } }],
  people: [{ name: "Anne Martin" }],
  standing: { number: { en: "B 123456", fr: "B 123456" } },
  host: { name: "Carrier", email: "legal@carrier.eu" },
  references: [{ id: "bakery" }],
};

test("of the house brand all of it is left, for as long as the site calls itself a demonstration", () => {
  const left = leftOfDemonstration();
  expect(left.length).toBe(demonstration ? 9 : 0);
  for (const { file } of left) expect(existsSync(file), file).toBe(true);
});

test("of a firm's own facts nothing is", () => {
  expect(leftOfDemonstration(firm)).toEqual([]);
});

test.each([
  [{ origin: "https://www.firm.example" }, "origin", "https://www.firm.example"],
  [{ mailbox: "info@example.com" }, "mailbox", "info@example.com"],
  [{ people: [{ name: "Sarah Pemberwick" }] }, "people", "Sarah Pemberwick"],
  [{ standing: { en: "[Number]", fr: "[Numéro]" } }, "blanks", "1"],
])("%j is told", (part, what, such) => {
  expect(leftOfDemonstration({ ...firm, ...part })).toEqual([
    expect.objectContaining({ what, such }),
  ]);
});
