import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import { faultOf } from "#core/letter-checks.ts";
import { inserted, inserts } from "./markdown.ts";

const places = inserts.flatMap((what) =>
  languages.flatMap((language) => [0, 4, 7, 99].map((at) => [what, language, at] as const)),
);

test.each(places)("a %s in %s at %i leaves a text without a fault", (what, language, at) => {
  const text = "One.\n\nTwo.";
  const { body, cursor } = inserted(text, Math.min(at, text.length), what, language);
  const address = body.replace("(https://)", "(https://example.org/)");
  expect(faultOf(address, language)).toBeNull();
  expect(cursor).toBeLessThanOrEqual(body.length);
});

test("a second note has a number of its own", () => {
  const once = inserted("One.", 3, "note", "en").body;
  const twice = inserted(once, 3, "note", "en").body;
  expect(twice).toContain("[^2]: ");
  expect(faultOf(twice, "en")).toBeNull();
});
