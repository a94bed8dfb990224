import { expect, test } from "vitest";
import { portionsOf } from "./send-lines.ts";

test("portions stay below what the desk takes at once, and nothing is left out", () => {
  const lines = Array.from({ length: 3_000 }, (_, line) => ({
    line,
    fields: { entity: "É".repeat(line % 200), amount: "1.00" },
  }));
  const portions = portionsOf(lines);
  expect(portions.flat()).toEqual(lines);
  for (const portion of portions) {
    expect(portion.length).toBeLessThanOrEqual(1_000);
    expect(Buffer.byteLength(JSON.stringify(portion))).toBeLessThan(105_000);
  }
  expect(portionsOf([])).toEqual([]);
});
