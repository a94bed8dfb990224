import { expect, test } from "vitest";
import { cssText } from "./css-text.ts";

test("a name ends no text of a stylesheet", () => {
  expect(cssText("Fondation des Ormes")).toBe('"Fondation des Ormes"');
  expect(cssText('The "Elms" \\ trust\n</style>')).toBe(
    '"The \\22 Elms\\22  \\5c  trust\\a \\3c /style>"',
  );
});
