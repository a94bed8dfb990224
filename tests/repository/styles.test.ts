import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { folderOf, notFoundPage, pages } from "#core/pages.ts";

const site = "app/styles/site.css";
const routes = [...pages, notFoundPage].map((page) => `${folderOf(page)}/route.tsx`);

/** A file and all that it takes in, as far as it is ours. */
function closureOf(file: string, imported: RegExp, files = new Set<string>()): Set<string> {
  if (files.has(file) || !existsSync(file)) return files;
  files.add(file);
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(imported)) {
    const path = specifier.startsWith("#") ? specifier.slice(1) : join(dirname(file), specifier);
    closureOf(normalize(path), imported, files);
  }
  return files;
}

const sheetsOf = (file: string) => closureOf(file, /@import "([^"]+)"/g);
const modulesOf = (file: string) => closureOf(file, /^(?:import|export)[^;]*?"([.#][^"]+tsx)"/gm);

function classesIn(files: Iterable<string>): Set<string> {
  const rules = [...files].map((file) =>
    readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, ""),
  );
  return new Set(rules.flatMap((text) => text.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []));
}

/** The words in the values of `className`. */
function usedIn(module: string): string[] {
  const values = readFileSync(module, "utf8").match(/className=("[^"]*"|\{[^}]*\})/g) ?? [];
  return values.flatMap((value) => value.slice("className=".length).match(/[\w-]+/g) ?? []);
}

const everySheet = globSync("app/**/*.css");
const dressed = classesIn(everySheet);
const everywhere = classesIn(sheetsOf(site));

test.each(routes)("%s finds the styles of its classes in the two sheets it loads", (route) => {
  const own = classesIn(sheetsOf(route.replace(".tsx", ".css")));
  const undressed = [...modulesOf(route)].flatMap((module) =>
    usedIn(module)
      .filter((name) => dressed.has(name) && !everywhere.has(name) && !own.has(name))
      .map((name) => `${name} (${module})`),
  );
  expect(undressed).toEqual([]);
});

test("every stylesheet is part of the site’s or of a page’s", () => {
  const gallery = globSync("app/gallery/*.css");
  const loaded = [site, ...routes.map((route) => route.replace(".tsx", ".css"))].flatMap((file) => [
    ...sheetsOf(file),
  ]);
  expect(everySheet.filter((file) => ![...loaded, ...gallery].includes(file))).toEqual([]);
});

test("no measure of a text is in `ch`: it would change with the font, and lines with it", () => {
  const inCh = everySheet.filter((file) => /\d(ch|ex)\b/.test(readFileSync(file, "utf8")));
  expect(inCh).toEqual([]);
});

test("no style is written so that WebKit draws another", () => {
  const strange = {
    "a rule of 4 px as one line": /\b[124]px double\b/,
    "no underline at all": /text-decoration:[^;]*var\(/,
  };
  const found = everySheet.flatMap((file) =>
    Object.entries(strange)
      .filter(([, pattern]) => pattern.test(readFileSync(file, "utf8")))
      .map(([drawn]) => `${file}: ${drawn}`),
  );
  expect(found).toEqual([]);
});
