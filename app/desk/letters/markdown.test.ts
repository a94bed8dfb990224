import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import { faultOf } from "#core/letter-checks.ts";
import { inserts, withInsert, withPicture } from "./markdown.ts";

const places = inserts.flatMap((what) =>
  languages.flatMap((language) => [0, 4, 7, 99].map((at) => [what, language, at] as const)),
);

test.each(places)("a %s in %s at %i leaves a text without a fault", (what, language, at) => {
  const text = "One.\n\nTwo.";
  const { body, cursor } = withInsert(text, Math.min(at, text.length), what, language);
  const address = body.replace("(https://)", "(https://example.org/)");
  expect(faultOf(address, language)).toBeNull();
  expect(cursor).toBeLessThanOrEqual(body.length);
});

test.each([0, 4, 7, 11])("a picture at %i is a fault until it is described", (at) => {
  const picture = { hash: "a1".repeat(32), width: 1400, height: 933 };
  const { body, cursor } = withPicture("One.\n\nTwo.", Math.min(at, 10), picture);
  expect(faultOf(body, "en")).toMatchObject({ code: "alt" });
  const described = `${body.slice(0, cursor)}A quay in winter.${body.slice(cursor)}`;
  expect(faultOf(described, "en")).toBeNull();
});

test("a second note has a number of its own", () => {
  const once = withInsert("One.", 3, "note", "en").body;
  const twice = withInsert(once, 3, "note", "en").body;
  expect(twice).toContain("[^2]: ");
  expect(faultOf(twice, "en")).toBeNull();
});
