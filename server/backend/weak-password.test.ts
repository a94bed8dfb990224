import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { weaknessOf } from "./weak-password.ts";

const email = "claire.weber@fondation-bock.example";

test.each([
  ["two rivers, one course", undefined],
  ["quatre rives et un pont", undefined],
  ["correct horse battery stapling", undefined],
  ["short of it", "short"],
  ["a".repeat(73), "long"],
  // Finding 17: what passed although anyone would try it.
  ["               ", "common"],
  ["111111111111111", "common"],
  ["123456789012345", "common"],
  ["1234567890123456", "common"],
  ["passwordpassword", "common"],
  ["PasswordPassword", "common"],
  ["qwertyuiopasdfgh", "common"],
  ["claire.weber@fondation-bock.example", "own"],
  ["Claire Weber 1234", "own"],
  ["fondation-bock-2026", "own"],
  [site.name.padEnd(19, "!"), "own"],
])("%j is found %s", (password, weakness) => {
  expect(weaknessOf(password, email, false)).toBe(weakness);
});

test("of random passwords about one in a thousand is refused", () => {
  const refused = Array.from({ length: 5_000 }, (_, index) =>
    weaknessOf(`a long random phrase no. ${index * 7919} of mine`, email, false),
  ).filter(Boolean);
  expect(refused.length).toBeLessThan(25);
});
