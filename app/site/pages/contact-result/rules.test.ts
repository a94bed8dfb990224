import { expect, test } from "vitest";
import { formatNumber } from "#app/i18n/format.ts";
import { loadWords, translatorFor } from "#app/i18n/translator.ts";
import { contactLimits } from "#core/contact-limits.ts";
import { languages } from "#core/languages.ts";

// The page does not import the schema, which would be larger than the whole page.
test.each(languages)(
  "the rules that the page names are those of the schema in %s",
  async (language) => {
    await loadWords(language, ["contact-result"]);
    const { t } = translatorFor(language);
    for (const field of ["name", "message"] as const) {
      const said = t(`contact-result:invalid.rules.${field}`).match(/\d[\d,\u202f]*/g);
      expect(said).toEqual(contactLimits[field].map((limit) => formatNumber(limit, language)));
    }
  },
);
