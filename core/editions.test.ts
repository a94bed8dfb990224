import fc from "fast-check";
import { expect, test } from "vitest";
import { editionAt, editionOn } from "./editions.ts";

const editions = [
  { version: "2.0", from: "2026-11-16" },
  { version: "3.0", from: "2026-12-01" },
  { version: "1.0", from: "2018-05-25" },
];

test("an edition applies from its day until the day of the next one", () => {
  expect(editionOn(editions, "2018-05-24")).toBeUndefined();
  expect(editionOn(editions, "2018-05-25")?.version).toBe("1.0");
  expect(editionOn(editions, "2026-11-15")?.version).toBe("1.0");
  expect(editionOn(editions, "2026-11-30")?.version).toBe("2.0");
  expect(editionOn(editions, "2026-12-01")?.version).toBe("3.0");
});

test("the day begins at midnight in Paris", () => {
  expect(editionAt(editions, new Date("2026-11-30T22:59:59Z"))?.version).toBe("2.0");
  expect(editionAt(editions, new Date("2026-11-30T23:00:00Z"))?.version).toBe("3.0");
  expect(editionAt(editions, new Date("2018-05-24T22:00:00Z"))?.version).toBe("1.0");
});

test("on any day since the first, it is the last one that had begun", () => {
  const days = fc.date({
    min: new Date("2018-05-25"),
    max: new Date("2040-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.shuffledSubarray(editions, { minLength: 3 }), days, (shuffled, at) => {
      const day = at.toISOString().slice(0, 10);
      const later = shuffled.filter(({ from }) => from > day);
      const found = editionOn(shuffled, day);
      expect(found && found.from <= day).toBe(true);
      expect(shuffled.every((one) => later.includes(one) || one.from <= String(found?.from))).toBe(
        true,
      );
    }),
  );
});

test("one that was taken back stands on no day, and moves no other's", () => {
  const days = fc.date({
    min: new Date("2018-01-01"),
    max: new Date("2040-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, days, (from, at) => {
      const day = at.toISOString().slice(0, 10);
      const withdrawn = { version: "9.0", from: from.toISOString().slice(0, 10), withdrawn: day };
      expect(editionOn([withdrawn, ...editions], day)).toBe(editionOn(editions, day));
    }),
  );
});
