import { expect, test } from "vitest";
import { legalPages } from "#content/legal/editions.ts";
import { languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { builtPageAt } from "./built-site.ts";

const words = { en: "In force from", fr: "En vigueur à compter du" };

// Made on one day and read on another: only a wording that holds before and after its date will do.
test.each(legalPages)("%s, as built, is in force from its date and not since", (page) => {
  for (const language of languages) {
    const imprint = builtPageAt(pathTo(page, language))?.root.querySelector(".legal-imprint");
    expect(imprint?.text).toContain(words[language]);
    expect(imprint?.text).not.toMatch(/since|depuis/);
  }
});
