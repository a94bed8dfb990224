import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { builtPages } from "./built-site.ts";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:recommended", "html-validate:document"],
  rules: {
    // How React writes what HTML lets one write in several ways:
    // `<meta/>` for `<meta>`,
    "void-style": "off",
    // `async=""` for `async`, `hidden=""` for `hidden`,
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // `hrefLang` for `hreflang`: names of attributes have no case.
    "attr-case": "off",
    // React's own ids begin with an underscore; HTML only forbids spaces in an id.
    "valid-id": ["error", { relaxed: true }],
    // Where a telephone number may wrap is for the stylesheet to say.
    "tel-non-breaking": "off",
    // It counts `&amp;` as five characters; head.test.ts counts them as they are read.
    "long-title": "off",
    // The French rules of accessibility ask for `role="figure"` by name (RGAA 1.9).
    "no-redundant-role": "off",
    // A digest protects against a host that is not ours; there is to be none (security.test.ts).
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

const validator = new HtmlValidate(config);

test.each(builtPages.map(({ file, html }) => [file, html]))(
  "%s is valid HTML",
  async (file, html) => {
    const report = await validator.validateString(html, file);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(problems).toEqual([]);
  },
);
