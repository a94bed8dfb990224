import { createStore, type Store } from "#app/state/store.ts";
import { site } from "#content/site.ts";
import { defaultLanguage, type Language } from "#core/languages.ts";
import { fill, find, findCounted } from "./fill.ts";
import { formatNumber } from "./format.ts";
import type { Namespace, Translate, Values } from "./keys.ts";
import { contentOf, loadContent } from "./page-content.ts";
import { patiently } from "./patience.ts";

export type Translator = {
  language: Language;
  /** Knows every namespace by its name; without one, the frame of every page is meant. */
  t: Translate<"layout", Namespace>;
  /** Whose keys without a name are those of the namespace. */
  within: <Own extends Namespace>(namespace: Own) => Translate<Own, Namespace>;
  exists: (key: string) => boolean;
  /** How often words came that had been missed: what shows them is drawn again. */
  missedWords: Store<number>;
};

const translators = new Map<Language, Translator>();

/**
 * One translator per language, made on first use. The path decides the language, so a translator
 * never changes its own: pages can be rendered side by side, and nothing flips after paint.
 */
export function translatorFor(language: Language): Translator {
  const translator = translators.get(language) ?? translatorOf(language);
  translators.set(language, translator);
  return translator;
}

function translatorOf(language: Language): Translator {
  const byNamespace = new Map<string, Translate<never>>();
  let came = 0;
  const missedWords = createStore(() => came);

  function within(own: string) {
    const known = byNamespace.get(own) ?? ((key: string, values = {}) => say(own, key, values));
    byNamespace.set(own, known as Translate<never>);
    return known as never;
  }

  function say(own: string, key: string, values: Values): unknown {
    const [namespace, path] = split(key, own);
    const found = lookUp(namespace, path, values);
    if (found === undefined) {
      reportMissing(language, namespace, path, () => {
        came += 1;
        missedWords.tell();
      });
    }
    const { count } = values;
    // Every text may name the firm; how many there are is written as the language writes numbers.
    return fill(found ?? path, {
      firm: site.name,
      ...values,
      ...(typeof count === "number" && { count: formatNumber(count, language) }),
    });
  }

  function lookUp(namespace: string, path: string, values: Values): unknown {
    const own = findCounted(contentOf(language, namespace)?.default, path, values, language);
    if (own !== undefined || !fallbacks.has(namespace)) return own;
    const words = contentOf(defaultLanguage, namespace)?.default;
    return findCounted(words, path, values, defaultLanguage);
  }

  function exists(key: string): boolean {
    const [namespace, path] = split(key, "layout");
    return find(contentOf(language, namespace)?.default, path) !== undefined;
  }

  return { language, t: within("layout"), within, exists, missedWords };
}

function split(key: string, own: string): [namespace: string, path: string] {
  const end = key.indexOf(":");
  return end < 0 ? [own, key] : [key.slice(0, end), key.slice(end + 1)];
}

export function hasWords(language: Language, namespaces: readonly string[]): boolean {
  return namespaces.every((name) => contentOf(language, name));
}

const loading = new Map<string, Promise<unknown>>();

/** Resolves when the words are there; rejects when they cannot be had after every retry. */
export async function loadWords(language: Language, namespaces: readonly string[]): Promise<void> {
  const absent = namespaces.filter((name) => !contentOf(language, name));
  await Promise.all(absent.map((name) => loadNamespace(language, name)));
}

async function loadNamespace(language: Language, name: string): Promise<void> {
  const asked = `${language}/${name}`;
  const load = loading.get(asked) ?? patiently(() => loadContent(language, name));
  loading.set(asked, load);
  try {
    await load;
  } catch {
    throw new Error(`The words of ${name} could not be loaded.`);
  } finally {
    loading.delete(asked);
  }
}

/** What was asked for and not found; the build fails on any. */
export const missingKeys = new Set<string>();
const fallbacks = new Set<string>();

/** A text missing in French is fetched in English, on demand: it should never be needed. */
function reportMissing(language: Language, namespace: string, path: string, came: () => void) {
  missingKeys.add(`${language}: ${namespace}:${path}`);
  if (language === defaultLanguage || fallbacks.has(namespace)) return;
  fallbacks.add(namespace);
  loadContent(defaultLanguage, namespace).then(came, () => fallbacks.delete(namespace));
}
