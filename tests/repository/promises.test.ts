import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { accountNumbersIn } from "#core/account-number.ts";
import en from "#core/contact-subjects.en.ts";
import fr from "#core/contact-subjects.fr.ts";
import { siteTexts } from "../spelling/site-texts.ts";

const texts = siteTexts();

function placesOf(words: RegExp): string[] {
  return texts.filter(({ text }) => words.test(text)).map(({ at }) => at.split(" ")[0] ?? "");
}

test("every first message is promised an answer in the time that the firm has set itself", () => {
  expect(site.firstAnswerDays).toBe(2);
  const byLaw = ["complaint", "personal-data"];
  for (const [subjects, promise] of [
    [en, "within two working days"],
    [fr, "dans les deux jours ouvrés"],
  ] as const) {
    for (const [subject, { answer }] of Object.entries(subjects)) {
      if (!byLaw.includes(subject)) expect.soft(answer, subject).toContain(promise);
    }
  }
});

test("no text of ours names a bank account", () => {
  const named = texts.filter(({ text }) => accountNumbersIn(text).length > 0);
  expect(named.map(({ at }) => at)).toEqual([]);
});

test("clients invest themselves: nobody invests for them", () => {
  expect(placesOf(/invested for (?:our )?clients|investis? pour nos clients/i)).toEqual([]);
});

test("a success fee is charged for a sale, and for nothing else", () => {
  const places = placesOf(/success fee|honoraires de résultat/i).filter((place) =>
    place.startsWith("app/"),
  );
  expect(new Set(places)).toEqual(
    new Set([
      "app/site/pages/mergers-acquisitions/words.en.ts",
      "app/site/pages/mergers-acquisitions/words.fr.ts",
    ]),
  );
});

test("no share is quoted without its source: one in thirty, one time in three", () => {
  const loose =
    /\bone (?:time )?in (?:three|four|thirty)\b|un sur trente|une fois sur trois|sur quatre environ/i;
  expect(placesOf(loose).filter((place) => place.startsWith("app/"))).toEqual([]);
});
