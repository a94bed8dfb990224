import { expect, test, vi } from "vitest";
import english from "#app/site/pages/references/words.en.ts";
import french from "#app/site/pages/references/words.fr.ts";
import { site } from "#content/site.ts";

/** Translators are kept for the life of the module: each test takes a module of its own. */
async function freshTranslator() {
  vi.resetModules();
  return await import("./translator.ts");
}

test("only the words that were asked for are loaded, in their language alone", async () => {
  const { hasWords, loadWords, translatorFor } = await freshTranslator();
  await loadWords("fr", ["references"]);
  expect(translatorFor("fr").t("references:title")).toBe(french.title);
  expect(hasWords("fr", ["references"])).toBe(true);
  expect(hasWords("fr", ["references", "contact"])).toBe(false);
  expect(hasWords("fr", ["layout"])).toBe(false);
  expect(hasWords("en", ["references"])).toBe(false);
});

test("each language has one translator, that speaks it", async () => {
  const { translatorFor } = await freshTranslator();
  expect(translatorFor("fr")).toBe(translatorFor("fr"));
  expect(translatorFor("fr").language).toBe("fr");
  expect(translatorFor("en").language).toBe("en");
  expect(translatorFor("en").within("contact")).toBe(translatorFor("en").within("contact"));
});

test("every text may name the firm, whose ampersand stays one", async () => {
  const { loadWords, translatorFor } = await freshTranslator();
  await loadWords("en", ["layout"]);
  expect(translatorFor("en").t("layout:logo")).toBe(`${site.name}, home page`);
});

test("a text, a number of things and a group of texts", async () => {
  const { loadWords, translatorFor } = await freshTranslator();
  await Promise.all([loadWords("en", ["contact"]), loadWords("fr", ["contact"])]);
  const { t } = translatorFor("en");
  expect(t("contact:form.left", { count: 1 })).toBe("1 character left");
  expect(t("contact:form.left", { count: 0 })).toBe("0 characters left");
  expect(translatorFor("fr").within("contact")("form.left", { count: 0 })).toBe(
    "Il reste 0 caractère",
  );
  const suggestion = t("contact:form", { returnObjects: true, address: "a@b.eu" }).suggestion;
  expect(suggestion).toBe("Did you mean a@b.eu?");
  // @ts-expect-error: no page has this text.
  expect(t("contact:form.nothing")).toBe("form.nothing");
  // @ts-expect-error: a group is asked for as one.
  t("contact:form");
});

test("a text missing in French is reported at once and shown in English soon after", async () => {
  const { loadWords, missingKeys, translatorFor } = await freshTranslator();
  const { contentOf } = await import("./page-content.ts");
  await loadWords("fr", ["references"]);
  const words = contentOf("fr", "references")?.default ?? {};
  const { title } = words;
  delete words.title;
  try {
    const translator = translatorFor("fr");
    const { lateWords } = translator;
    const came = new Promise<void>((resolve) => lateWords.subscribe(resolve));
    const before = lateWords.read();
    expect(translator.t("references:title")).not.toBe(title);
    expect([...missingKeys]).toEqual(["fr: references:title"]);
    await came;
    expect(lateWords.read()).toBe(before + 1);
    expect(translator.t("references:title")).toBe(english.title);
    expect(translator.t("references:lede")).toBe(french.lede);
  } finally {
    words.title = title;
  }
});

test("a text that exists is never reported as missing", async () => {
  const { loadWords, missingKeys, translatorFor } = await freshTranslator();
  await loadWords("fr", ["references"]);
  translatorFor("fr").t("references:title");
  expect([...missingKeys]).toEqual([]);
  expect(translatorFor("fr").exists("references:title")).toBe(true);
  expect(translatorFor("fr").exists("references:constructor")).toBe(false);
});

test("words that cannot be had are refused in the end, and asked for afresh at the next try", async () => {
  vi.useFakeTimers();
  try {
    const { loadWords } = await freshTranslator();
    for (const _round of ["first", "tried again"]) {
      const refused = vi.fn();
      const settled = loadWords("fr", ["nowhere"]).catch(refused);
      await vi.advanceTimersByTimeAsync(10_849);
      expect(refused).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await settled;
      expect(refused).toHaveBeenCalledWith(new Error("The words of nowhere could not be loaded."));
    }
  } finally {
    vi.useRealTimers();
  }
});

test("how many there are is written as the language writes numbers", async () => {
  const { loadWords, translatorFor } = await freshTranslator();
  await Promise.all([loadWords("en", ["desk"]), loadWords("fr", ["desk"])]);
  const said = { en: "Send to 20,000 readers", fr: "Envoyer à 20\u202f000 lecteurs" };
  for (const language of ["en", "fr"] as const) {
    const { t } = translatorFor(language);
    expect(t("desk:letters.send.send", { count: 20_000 })).toBe(said[language]);
  }
  const none = { count: 0, most: 70 };
  expect(translatorFor("fr").t("desk:letters.length", none)).toBe("0 caractère sur 70");
});
