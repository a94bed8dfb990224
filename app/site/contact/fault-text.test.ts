import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadWords, translatorFor } from "#app/i18n/translator.ts";
import type { ContactField } from "#core/contact-schema.ts";
import { languages } from "#core/languages.ts";
import { faultText } from "./fault-text.ts";

const schema = readFileSync("core/contact-schema.ts", "utf8");
const named = new Set(schema.match(/(?<=")(name|email|phone|subject|message)\.[a-z]+(?=")/g));

test.each(languages)(
  "every fault that the schema names has its own sentence in %s",
  async (language) => {
    await loadWords(language, ["contact"]);
    const translator = translatorFor(language);
    expect(named.size).toBeGreaterThan(10);
    const sentences = [...named].map((fault) =>
      faultText(fault.split(".")[0] as ContactField, fault, translator),
    );
    expect(new Set(sentences).size).toBe(named.size);
    expect(sentences).not.toContain(translator.t("contact:faults.other"));
    expect(sentences.filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
  },
);

test("limits stand in the sentences as each language writes numbers", async () => {
  await loadWords("fr", ["contact"]);
  expect(faultText("message", "message.long", translatorFor("fr"))).toContain("5\u202f000");
});

test("a fault that only a newer server knows still gets a sentence", async () => {
  await loadWords("en", ["contact"]);
  expect(faultText("phone", "phone.foreign", translatorFor("en"))).toBe("Check this field");
});
