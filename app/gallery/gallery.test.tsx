import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadWords, missingKeys, translatorFor } from "#app/i18n/translator.ts";
import { TranslatorProvider } from "#app/i18n/use-translation.tsx";
import { StaticRouter } from "#app/navigation/router.tsx";
import { type Language, languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import Gallery from "./route.tsx";
import { words } from "./words.ts";

/** The primitives as they stand in the HTML, before any script has run. */
async function builtGallery(language: Language): Promise<string> {
  await loadWords(language, ["layout"]);
  return renderToStaticMarkup(
    <StaticRouter at={localisePath("/gallery", language)}>
      <TranslatorProvider translator={translatorFor(language)}>
        <main>
          <Gallery />
        </main>
      </TranslatorProvider>
    </StaticRouter>,
  );
}

test.each(languages)("every primitive is valid HTML in %s", async (language) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:standard", "html-validate:recommended"],
    // The reasons are in tests/site/html.test.ts.
    rules: {
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "attr-case": "off",
      "no-redundant-role": "off",
      "valid-id": ["error", { relaxed: true }],
    },
  });
  const report = await validator.validateString(await builtGallery(language));
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});

test.each(languages)("no primitive needs an inline style or a missing word in %s", async (name) => {
  // Tests share their modules: others show parts of pages without their words.
  missingKeys.clear();
  expect(await builtGallery(name)).not.toMatch(/\sstyle=/);
  expect([...missingKeys]).toEqual([]);
});

test("before the page is alive, tabs are links to parts that are all shown", async () => {
  const root = parse(await builtGallery("en")).querySelector("#tabs");
  expect(root?.querySelectorAll("[role=tab], [role=tabpanel], [hidden]")).toEqual([]);
  const links = root?.querySelectorAll(".tab-list a") ?? [];
  const targets = links.map((link) => root?.querySelector(link.getAttribute("href") ?? ""));
  expect(targets.map((target) => target?.text)).toEqual(
    words.en.tabs.items.map(([label, text]) => `${label}${text}`),
  );
});
