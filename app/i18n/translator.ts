import { type BackendModule, createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { site } from "#content/site.ts";
import { defaultLanguage, type Language, languages } from "#core/languages.ts";
import { loadContent } from "./page-content.ts";

const missedWordsCame = "missedWordsCame";

const instances = new Map<Language, i18n>();

/**
 * One translator per language, made on first use. The path decides the language, so a translator
 * never changes its own: pages can be rendered side by side, and nothing flips after paint.
 */
export function translatorFor(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const translator = createInstance();
  translator
    .use(wordsFiles(language))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      supportedLngs: languages,
      ns: [],
      defaultNS: "layout",
      partialBundledLanguages: true,
      initAsync: false,
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      // React escapes; every text may name the firm.
      interpolation: { escapeValue: false, defaultVariables: { firm: site.name } },
      // Words come before what shows them is drawn; only those that were missed draw it again.
      react: { bindI18n: missedWordsCame },
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => reportMissing(language, namespace, key),
    });
  instances.set(language, translator);
  return translator;
}

export function hasWords(language: Language, namespaces: readonly string[]): boolean {
  const translator = translatorFor(language);
  return namespaces.every((name) => translator.hasResourceBundle(language, name));
}

/** Resolves when the words are there; rejects when they cannot be had after every retry. */
export async function loadWords(language: Language, namespaces: readonly string[]): Promise<void> {
  const translator = translatorFor(language);
  await translator.loadNamespaces([...namespaces]);
  const absent = namespaces.filter((name) => !translator.hasResourceBundle(language, name));
  if (absent.length > 0) throw new Error(`The words of ${absent.join(", ")} could not be loaded.`);
}

/** What was asked for and not found; the build fails on any. */
export const missingKeys = new Set<string>();
const fallbacksFetched = new Set<string>();

/** A text missing in French is fetched in English, on demand: it should never be needed. */
function reportMissing(language: Language, namespace: string, key: string): void {
  missingKeys.add(`${language}: ${namespace}:${key}`);
  if (language === defaultLanguage || fallbacksFetched.has(namespace)) return;
  fallbacksFetched.add(namespace);
  loadContent(defaultLanguage, namespace).then(
    ({ default: words }) => {
      const translator = translatorFor(language);
      translator.addResourceBundle(defaultLanguage, namespace, words);
      translator.emit(missedWordsCame);
    },
    () => fallbacksFetched.delete(namespace),
  );
}

function wordsFiles(language: Language): BackendModule {
  return {
    type: "backend",
    callbackApi: true,
    init() {},
    read(requested, namespace, done) {
      // i18next asks for the fallback language along with the page's own: not before it is missed.
      // And never while a component is being drawn, which the news of it would draw again.
      if (requested !== language) return queueMicrotask(() => done(null, {}));
      loadContent(language, namespace).then(
        ({ default: words }) => done(null, words),
        (error: Error) => done(error, true),
      );
    },
  };
}
