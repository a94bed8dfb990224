import { expect, test } from "vitest";
import { intensityCaveat } from "#content/emissions.ts";
import { news } from "#content/news.ts";
import { authorisedFor, demonstration } from "#content/site.ts";
import { capitalWarning } from "#content/warnings.ts";
import { languages } from "#core/languages.ts";
import { pages } from "#core/pages.ts";
import { pathTo } from "#core/paths.ts";
import { type BuiltPage, builtPageAt, builtPages, foundPages } from "./built-site.ts";

/** With plain spaces: how a page breaks its lines is not the matter. */
function shown(text: string | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ");
}

const investing = ["home", "who-we-are", "investment-advisory", "private-equity"] as const;

test.each(languages)(
  "pages in %s that speak of investing warn that capital may be lost",
  (language) => {
    for (const id of investing) {
      const page = builtPageAt(pathTo(id, language));
      expect
        .soft(shown(page?.root.querySelector("main")?.text), id)
        .toContain(shown(capitalWarning[language]));
    }
  },
);

const label = { en: "Marketing communication", fr: "Communication publicitaire" };

test("what presents the firm's services says that it is a marketing communication, and nothing else does", () => {
  for (const language of languages) {
    for (const { id, path, ...page } of pages) {
      const main = path.includes(":") ? undefined : builtPageAt(pathTo(id, language));
      const told = shown(main?.root.querySelector("main")?.text).includes(label[language]);
      if (main && id !== "regulatory-notice") expect.soft(told, id).toBe("marketing" in page);
    }
  }
});

test.each(languages)(
  "an invitation in %s says that it is one, a press release does not",
  (language) => {
    for (const { slug, meeting } of news) {
      const page = builtPageAt(pathTo("news-item", language).replace(":slug", slug));
      const told = shown(page?.root.querySelector("main")?.text).includes(label[language]);
      expect.soft(told, slug).toBe(meeting !== undefined);
    }
  },
);

test.each(languages)(
  "a letter in %s says that it is one, and so does the impact assessment",
  (language) => {
    const of = (id: "letter" | "publication") => {
      const [before] = pathTo(id, language).split(":slug");
      return foundPages.filter(({ address }) => address.path.startsWith(String(before)));
    };
    const told = (page: BuiltPage) =>
      shown(page.root.querySelector("main .marketing-label")?.text) === label[language];
    expect(of("letter").length).toBeGreaterThan(2);
    for (const page of of("letter")) expect.soft(told(page), page.address.path).toBe(true);
    for (const page of of("publication")) {
      const assesses = page.address.path.includes("/impact-assessment-");
      expect.soft(told(page), page.address.path).toBe(assesses);
    }
  },
);

test.each(languages)(
  "the fall of the carbon intensity in %s stands beside its coverage",
  (language) => {
    const home = builtPageAt(pathTo("home", language));
    const metric = home?.root.querySelector(".metric-wide");
    expect(shown(metric?.text)).toContain(shown(intensityCaveat[language]));
  },
);

test("every page with a footer says who may do what, and that its persons are inventions", () => {
  const footers = builtPages.map(({ root }) => shown(root.querySelector(".site-footer")?.text));
  expect(footers.filter((text) => text !== "").length).toBeGreaterThan(20);
  for (const text of footers.filter((footer) => footer !== "")) {
    const told = languages.some((language) => text.includes(shown(authorisedFor[language])));
    expect.soft(told).toBe(true);
    if (demonstration) expect.soft(text).toMatch(/persons|personnes/);
  }
});
