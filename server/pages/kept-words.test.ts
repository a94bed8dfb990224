import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keptWords } from "./kept-words.ts";
import { layered } from "./site-files.ts";

const day = 24 * 3_600_000;

function drawnSite(name: string, half = "files"): string {
  const site = mkdtempSync(join(tmpdir(), "drawn-"));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  const words = join(site, half, "assets/words");
  mkdirSync(words, { recursive: true });
  writeFileSync(join(words, `${name}.js`), `export default "${name}";`);
  return site;
}

test("the words of a revision before are there for a week after it was last shown", () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { files, keep } = keptWords(folder);
  const has = (name: string) => Boolean(files.byPath.get(`/assets/words/${name}.js`));
  keep(drawnSite("first"), 0);
  expect(has("first")).toBe(true);
  const second = drawnSite("second");
  keep(second, 6 * day);
  expect([has("first"), has("second")]).toEqual([true, true]);
  keep(second, 8 * day);
  expect([has("first"), has("second")]).toEqual([false, true]);
  // After a restart.
  expect(keptWords(folder).files.byPath.get("/assets/words/second.js")).toBeDefined();
  const site = layered(files, files);
  expect(site.byPath.get("/assets/words/second.js")?.cacheControl).toContain("immutable");
});

test("the words of a day to come are kept with the others", () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { files, keep } = keptWords(folder);
  keep(drawnSite("coming", "editions/2031-04-05"));
  expect(files.byPath.get("/assets/words/coming.js")).toBeDefined();
});
