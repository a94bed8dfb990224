import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { pictureFonts } from "./fonts.ts";
import { colour } from "./inks.ts";
import { drawMarks, onGround } from "./marks.ts";
import { measureWith } from "./type.ts";

test("the word mark is outlines in two inks, for a light and a dark ground", async () => {
  const fonts = await pictureFonts();
  const marks = drawMarks(measureWith(fonts), fonts);
  expect(marks.map(({ of }) => of)).toEqual(["light", "dark"]);
  for (const mark of marks) {
    expect(mark.svg).not.toMatch(/<text|font-family/);
    expect(mark.svg.match(/<path/g)).toHaveLength(site.wordmark.filter(Boolean).length);
    // The second ink is used for the ampersand only.
    const used = mark.inks.slice(0, site.wordmark[1] ? 2 : 1);
    for (const ink of used) expect(mark.svg).toContain(ink);
    expect(onGround(mark)).toContain(`fill="${mark.ground}"`);
  }
  expect(marks[0]?.inks).toEqual([colour("ink"), colour("copper")]);
});
