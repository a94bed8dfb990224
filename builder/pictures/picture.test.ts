import { beforeAll, expect, test } from "vitest";
import { pageById } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";
import { type Address, addresses } from "../addresses.ts";
import { pictureFonts } from "./fonts.ts";
import { colour } from "./inks.ts";
import { layoutOf, picture } from "./picture.ts";
import { readPictureWords } from "./picture-words.ts";
import { faces, measureWith } from "./type.ts";
import { setTitle } from "./wrap.ts";

let measures: ReturnType<typeof measureWith>;

beforeAll(async () => {
  measures = measureWith(await pictureFonts());
});

async function pictureOf(address: Address): Promise<string> {
  const { page, path } = address;
  return picture(page, readPath(path).path, await readPictureWords(address), measures);
}

test.each(addresses)("in the picture of $path no line leaves its column", async (address) => {
  const { title, section } = await readPictureWords(address);
  const { title: box } = layoutOf(address.page);
  const { size, step, lines } = setTitle(title, box, measures(faces.display));
  const widths = lines.map((line) => measures(faces.display)(line) * size);
  expect(Math.max(...widths)).toBeLessThanOrEqual(box.width);
  expect(lines.length * step).toBeLessThanOrEqual(box.height);
  expect(lines.join(" ").replaceAll("- ", "-")).toBe(title);
  expect(measures(faces.label)(section)).toBeGreaterThan(0);
});

test("every letter that a picture shows is in its font", async () => {
  // A character that a font lacks has no outline, and so no width.
  for (const address of addresses) {
    const { title } = await readPictureWords(address);
    const missing = [...title].filter(
      (letter) => letter.trim() && !measures(faces.display)(letter),
    );
    expect.soft(missing, address.path).toEqual([]);
  }
});

test("the same page gives the same picture, and no other page does", async () => {
  const once = await Promise.all(addresses.map(pictureOf));
  // Every eighth is drawn a second time.
  for (const [index, address] of addresses.entries()) {
    if (index % 8 === 0) expect(await pictureOf(address)).toBe(once[index]);
  }
  expect(new Set(once).size).toBe(addresses.length);
});

test("a page's words are text in its picture, whatever they contain", () => {
  const words = { title: "Assets < debts & more", section: "R&D" };
  const svg = picture(pageById("careers"), "/careers", words, measures);
  expect(svg).toContain("Assets &lt; debts &amp; more</text>");
  expect(svg).toContain("R&amp;D</text>");
});

test.each([
  ["/expertise/mergers-acquisitions", "oxblood"],
  ["/sustainability/publications/esg-report-2025", "bronze"],
  ["/careers", "prussian"],
])("%s is printed in %s and copper", async (path, ink) => {
  const address = addresses.find((candidate) => candidate.path === path);
  const svg = address ? await pictureOf(address) : "";
  const strokes = [...svg.matchAll(/stroke="(.+?)"/g)].map(([, stroke]) => stroke);
  expect(new Set(strokes)).toEqual(new Set([colour(ink), colour("copper")]));
});
