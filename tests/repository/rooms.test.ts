import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const source = /(?<!\.test)\.(ts|tsx|mjs)$/;
const imported = /(?:\bfrom|\bimport|\bimport\()\s*"([.#][^"]+)"/g;
/** What a page shows besides words, and the text of a publication or letter: the browser gets neither. */
const atBuildTime =
  /^app\/site\/(?:pages\/(?:[\w-]+\/data\.ts|(?:publication|letter)\/draw-text\.tsx)|layout\/data\.ts|letters\/on-page\.ts|legal\/(?:draw-text\.tsx|meta\.ts))$/;
const rooms = rowsOf(readFileSync("docs/architecture.md", "utf8"), "room").map(
  ([room = "", , mayImport = ""]) => ({ room: nameOf(room), mayImport: namesIn(mayImport) }),
);

/** The cells of the table whose first heading is this. */
function rowsOf(document: string, heading: string): string[][] {
  const [, table = ""] = document.split(`| ${heading} |`);
  const lines = table.split("\n").slice(2);
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(0, end).map((line) => line.split("|").slice(1, -1));
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([\w/.-]+)`/g)].map(([, name = ""]) => name.replace(/\/$/, ""));
}

function nameOf(cell: string): string {
  return namesIn(cell)[0] ?? "";
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => source.test(file))
    .map((file) => join(folder, file));
}

function pathOf(specifier: string, file: string): string {
  return specifier.startsWith("#")
    ? specifier.slice(1).replace(/^functions\//, "supabase/functions/")
    : normalize(join(dirname(file), specifier));
}

/** The first folders of what a file imports: one for a room, two for a part of `app/`. */
function importedBy(file: string, depth: number): string[] {
  const specifiers = [...readFileSync(file, "utf8").matchAll(imported)];
  return specifiers.map(([, specifier = ""]) =>
    pathOf(specifier, file).split("/").slice(0, depth).join("/"),
  );
}

test.each(rooms)("$room imports only the rooms that docs/architecture.md allows it", (row) => {
  const { room, mayImport } = row;
  const files = filesIn(room);
  expect(files.length).toBeGreaterThan(0);
  const strangers = files.flatMap((file) =>
    importedBy(file, 1)
      .filter((other) => other !== room && !mayImport.includes(other))
      .filter((other) => !(other === "builder" && atBuildTime.test(file)))
      .map((other) => `${file} → ${other}`),
  );
  expect(strangers).toEqual([]);
});

const products = rowsOf(readFileSync("docs/architecture.md", "utf8"), "product").map(
  ([product = "", , mayImport = ""]) => ({
    product: nameOf(product),
    mayImport: namesIn(mayImport),
  }),
);
const partsOfApp = readdirSync("app", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generated")
  .map(({ name }) => `app/${name}`);
const names = products.map(({ product }) => product);

test("app/ has three products and the sign-in", () => {
  expect(names).toEqual(["app/site", "app/sign-in", "app/partners", "app/desk"]);
});

test.each(partsOfApp)("%s imports only the products that it may", (part) => {
  const own = products.find(({ product }) => product === part);
  const strangers = filesIn(part).flatMap((file) =>
    importedBy(file, 2)
      .filter((other) => other !== part && names.includes(other))
      .filter((other) => !own?.mayImport.includes(other))
      .map((other) => `${file} → ${other}`),
  );
  expect(strangers).toEqual([]);
});

test("docs/architecture.md has every room with code, and no other", () => {
  const folders = readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .filter((name) => !["node_modules", "build", "test-results", "docs", "public"].includes(name));
  expect(rooms.map(({ room }) => room).sort()).toEqual(folders.sort());
});

test("README’s table names every folder, and within app every room", () => {
  const named = rowsOf(readFileSync("README.md", "utf8"), "folder").flatMap(([cell = ""]) =>
    namesIn(cell),
  );
  const others = [...rooms.map(({ room }) => room).filter((room) => room !== "app"), "docs"];
  const wanted = [...partsOfApp, ...others];
  expect(wanted.filter((folder) => !named.includes(folder))).toEqual([]);
  expect(named.filter((folder) => !existsSync(folder))).toEqual([]);
});
