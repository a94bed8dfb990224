import { expect, test } from "vitest";
import { accountNumbersIn } from "./account-number.ts";
import { accountTexts, harmlessTexts } from "./account-number-samples.ts";

test.each(accountTexts)("%j names an account", (text) => {
  expect(accountNumbersIn(text)).toHaveLength(1);
});

test.each(harmlessTexts)("%j names none", (text) => {
  expect(accountNumbersIn(text)).toEqual([]);
});

test("each number is found, as it stands", () => {
  expect(accountNumbersIn(accountTexts.join("\n"))).toHaveLength(accountTexts.length);
  expect(accountNumbersIn("Pay lu28 0019 4006 4475 0000, now.")).toEqual([
    "lu28 0019 4006 4475 0000",
  ]);
});
