/** The handbook says what is there: every room, pictures that exist, commands that exist. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { partOf } from "#app/desk/handbook.ts";
import { rooms } from "#app/desk/rooms.ts";
import deskEn from "#app/desk/words.en.ts";
import deskFr from "#app/desk/words.fr.ts";
import { languages } from "#core/languages.ts";
import { pictureFile, pictureFolder, pictures } from "../../scripts/handbook/pictures.ts";
import { misspelt } from "../spelling/spell-checker.ts";

const words = { en: deskEn, fr: deskFr };
const read = (language: string) => readFileSync(`docs/handbook/${language}.md`, "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

describe.each(languages)("the handbook in %s", (language) => {
  const text = read(language);

  test("has every room of the desk, by the name and in the order it has there", () => {
    const [, after = ""] = text.split(/\n## (?:The rooms|Les pièces)\n/);
    const [part = ""] = after.split(/\n## /);
    const headings = [...part.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(rooms.map(({ id }) => words[language][id].nav));
  });

  test("calls a room in the menu what its heading calls it", () => {
    const named = rooms.map(({ id }) => words[language][id]);
    expect(named.map(({ title }) => title)).toEqual(named.map(({ nav }) => nav));
  });

  test("has a part for each room that its screen can show", () => {
    for (const { id } of rooms) {
      const parts = partOf(text, words[language][id].nav);
      expect(parts.length, id).toBeGreaterThan(0);
      expect(JSON.stringify(parts), id).not.toMatch(/!\[|\]\(|\*\*|^#/);
    }
  });

  test("shows every picture that is taken, and no other; they are small", () => {
    const shown = [...text.matchAll(/!\[[^\]]+\]\((pictures\/[^)]+)\)/g)].map(
      ([, file]) => `docs/handbook/${file}`,
    );
    const taken = pictures.map(({ name }) => pictureFile(name, language));
    expect(shown.toSorted()).toEqual(taken.toSorted());
    expect(shown.length).toBeLessThanOrEqual(12);
    for (const file of shown) expect(statSync(file).size, file).toBeLessThan(80_000);
  });

  test("names commands that exist", () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("is spelt right", () => {
    const prose = text.replaceAll(/`[^`\n]+`|\]\([^)]+\)|«\u202f[^»]+»/g, " ");
    expect(misspelt(prose, language)).toEqual([]);
  });
});

test("there is no picture that nobody shows", () => {
  const expected = languages.flatMap((language) =>
    pictures.map(({ name }) => pictureFile(name, language)),
  );
  const files = readdirSync(pictureFolder).map((name) => `${pictureFolder}/${name}`);
  expect(files.toSorted()).toEqual(expected.toSorted());
});

test("French puts a narrow space where it is due", () => {
  expect(read("fr").match(/[^\u202f\s|:/`-][;!?]|[^\u202f»\s\w|/`*-]:\s| [;:!?»]|« /g)).toBeNull();
});
