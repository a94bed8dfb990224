import { expect, test } from "vitest";
import { shownTexts } from "../spelling/shown-texts.ts";
import { misspelt, suggestions } from "../spelling/spell-checker.ts";
import { builtPages } from "./built-site.ts";

// A word of the other language without a `lang` of its own is a fault here, as it is to the ear.
test("every page is spelt right, each passage in the language it says it is in", () => {
  for (const { root, address } of builtPages) {
    const faults = shownTexts(root, address.language).flatMap(({ text, language }) =>
      misspelt(text, language, false).map(
        (word) => `${word} (${language}): ${suggestions(word, language).join(", ")}?`,
      ),
    );
    expect.soft([...new Set(faults)], address.path).toEqual([]);
  }
});
