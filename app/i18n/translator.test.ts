import { expect, test, vi } from "vitest";
import { site } from "#content/site.ts";
import english from "../pages/references/words.en.ts";
import french from "../pages/references/words.fr.ts";

/** Translators are kept for the life of the module: each test takes a module of its own. */
async function freshTranslator() {
  vi.resetModules();
  return await import("./translator.ts");
}

/** The part of i18next that asks for words, whose reads can be watched. */
type Backend = { read(...asked: [language: string, namespace: string, done: unknown]): void };

function backendOf(translator: { services: { backendConnector: { backend: Backend } } }): Backend {
  return translator.services.backendConnector.backend;
}

test("only the words that were asked for are loaded, in their language alone", async () => {
  const { loadWords, translatorFor } = await freshTranslator();
  await loadWords("fr", ["references"]);
  const translator = translatorFor("fr");
  expect(translator.t("references:title")).toBe(french.title);
  expect(translator.hasResourceBundle("fr", "contact")).toBe(false);
  expect(translator.hasResourceBundle("fr", "layout")).toBe(false);
  expect(Object.keys(translator.getResourceBundle("en", "references") ?? {})).toEqual([]);
});

test("words already there are not asked for again", async () => {
  const { loadWords, translatorFor } = await freshTranslator();
  await loadWords("en", ["references"]);
  const read = vi.spyOn(backendOf(translatorFor("en")), "read");
  await loadWords("en", ["references", "contact"]);
  expect(read.mock.calls.map(([language, namespace]) => [language, namespace])).toEqual([
    ["en", "contact"],
  ]);
});

test("each language has one translator, that speaks it", async () => {
  const { translatorFor } = await freshTranslator();
  expect(translatorFor("fr")).toBe(translatorFor("fr"));
  expect(translatorFor("fr").language).toBe("fr");
  expect(translatorFor("en").language).toBe("en");
});

test("every text may name the firm, whose ampersand stays one", async () => {
  const { loadWords, translatorFor } = await freshTranslator();
  await loadWords("en", ["layout"]);
  expect(translatorFor("en").t("layout:logo")).toBe(`${site.name}, home page`);
});

test("a text missing in French is reported at once and shown in English soon after", async () => {
  const { loadWords, missingKeys, translatorFor } = await freshTranslator();
  await loadWords("fr", ["references"]);
  const translator = translatorFor("fr");
  const { title: _, ...rest } = french;
  translator.removeResourceBundle("fr", "references");
  translator.addResourceBundle("fr", "references", rest);
  // What texts on screen are drawn again for.
  const drawnAgain = String(translator.options.react?.bindI18n);
  const came = new Promise((resolve) => translator.on(drawnAgain, resolve));
  expect(translator.t("references:title")).not.toBe(french.title);
  expect([...missingKeys]).toEqual(["fr: references:title"]);
  await came;
  expect(translator.t("references:title")).toBe(english.title);
  expect(translator.t("references:lede")).toBe(french.lede);
});

test("a text that exists is never reported as missing", async () => {
  const { loadWords, missingKeys, translatorFor } = await freshTranslator();
  await loadWords("fr", ["references"]);
  translatorFor("fr").t("references:title");
  expect([...missingKeys]).toEqual([]);
});

test("words that cannot be had are asked for five more times in 11 seconds, then refused", async () => {
  vi.useFakeTimers();
  try {
    const { loadWords, translatorFor } = await freshTranslator();
    const read = vi.spyOn(backendOf(translatorFor("fr")), "read");
    const inFrench = () => read.mock.calls.filter(([language]) => language === "fr").length;
    const refused = vi.fn();
    // The second round is a visitor's "Try again": as patient as the first, and no more.
    for (const reads of [6, 12]) {
      const settled = loadWords("fr", ["nowhere"]).catch(refused);
      // 350 ms, doubled each time: 350 + 700 + 1400 + 2800 + 5600.
      await vi.advanceTimersByTimeAsync(10_849);
      expect(inFrench()).toBe(reads - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(inFrench()).toBe(reads);
      expect(refused).toHaveBeenCalledTimes(reads / 6);
      await settled;
    }
    expect(refused).toHaveBeenCalledWith(new Error("The words of nowhere could not be loaded."));
  } finally {
    vi.useRealTimers();
  }
});

test("words that could not be had are asked for afresh at the next try", async () => {
  vi.useFakeTimers();
  try {
    const { loadWords, translatorFor } = await freshTranslator();
    const translator = translatorFor("fr");
    const read = vi.spyOn(backendOf(translator), "read");
    read.mockImplementation((_language, _namespace, done) => {
      (done as (error: Error, retry: boolean) => void)(new Error("offline"), true);
    });
    const refused = expect(loadWords("fr", ["references"])).rejects.toThrow("references");
    await vi.runAllTimersAsync();
    await refused;
    read.mockRestore();
    await loadWords("fr", ["references"]);
    expect(translator.t("references:title")).toBe(french.title);
  } finally {
    vi.useRealTimers();
  }
});

test("the translator retries and reads as the specification says", async () => {
  const { translatorFor } = await freshTranslator();
  for (const language of ["en", "fr"] as const) {
    expect(translatorFor(language).options).toMatchObject({
      lng: language,
      fallbackLng: ["en"],
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
    });
  }
});
