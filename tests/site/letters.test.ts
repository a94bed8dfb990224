import { toString as plainText } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { readLetters } from "#builder/letters/read.ts";
import { languages } from "#core/languages.ts";
import { letterFeedPath } from "#core/letter-catalogue.ts";
import { pathTo } from "#core/paths.ts";
import { builtFiles, builtPageAt, readBuilt } from "./built-site.ts";

const letters = readLetters();

test.each(languages)("the list and the feed in %s have every letter", (language) => {
  const list = builtPageAt(pathTo("letters", language))?.root;
  const titles = letters.map(({ entries }) => entries[language].title);
  expect(list?.querySelectorAll(".letters h3").map(({ text }) => text)).toEqual(titles);
  const feed = readBuilt(letterFeedPath(language).slice(1));
  for (const { slug } of letters) {
    expect.soft(feed).toContain(`${pathTo("letter", language).replace(":slug", slug)}</id>`);
  }
});

test("no script brings a letter", () => {
  const drawing = ["content/letters"];
  for (const { slug, texts } of letters) {
    for (const language of languages) {
      const sentence = plainText(texts[language].chapters[0]?.heading);
      const path = pathTo("letter", language).replace(":slug", slug);
      expect.soft(builtPageAt(path)?.root.text).toContain(sentence);
      drawing.push(sentence);
    }
  }
  for (const script of builtFiles.filter((file) => /^assets\/.*\.js$/.test(file))) {
    const code = readBuilt(script);
    expect
      .soft(
        drawing.filter((words) => code.includes(words)),
        script,
      )
      .toEqual([]);
  }
});
