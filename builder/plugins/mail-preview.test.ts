import { expect, test } from "vitest";
import { words } from "#app/gallery/words.ts";
import { languages } from "#core/languages.ts";
import { samplesIn } from "#functions/_shared/mail/samples.ts";

test.each(languages)(
  "the gallery names every mail that can be shown, and no other: %s",
  (language) => {
    const named = Object.keys(words[language].mail.templates);
    expect(named.sort()).toEqual(Object.keys(samplesIn(language)).sort());
  },
);
