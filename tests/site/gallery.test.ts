import { expect, test } from "vitest";
import { words } from "#app/gallery/words.ts";
import { languages } from "#core/languages.ts";
import { builtFiles, readBuilt } from "./built-site.ts";

const texts = builtFiles.filter((file) => /\.(html|js|css|json|xml|txt)$|^_/.test(file));

test("the gallery of primitives is not on the site: no file is named after it", () => {
  expect(builtFiles.filter((file) => file.includes("gallery"))).toEqual([]);
});

test("the gallery of primitives is not on the site: no file mentions it", () => {
  const marks = ["/gallery", "gallery/", ...languages.map((language) => words[language].lede)];
  expect(texts.length).toBeGreaterThan(100);
  const traces = texts.filter((file) => marks.some((mark) => readBuilt(file).includes(mark)));
  expect(traces).toEqual([]);
});
