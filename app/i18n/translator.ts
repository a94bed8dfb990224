import { createStore, type Store } from "#app/state/store.ts";
import { site } from "#content/site.ts";
import { defaultLanguage, type Language } from "#core/languages.ts";
import { fill, find, findCounted } from "./fill.ts";
import { formatNumber } from "./format.ts";
import type { Namespace, Translate, Values } from "./keys.ts";
import { loadWithRetries } from "./load-with-retries.ts";
import { contentOf, loadContent } from "./page-content.ts";

export type Translator = {
  language: Language;
  /**
   * Takes `namespace:path`; a key without a namespace is one of `layout`, the words of every page.
   */
  t: Translate<"layout", Namespace>;
  /** A `t` whose keys without a namespace are those of the given one. */
  within: <Own extends Namespace>(namespace: Own) => Translate<Own, Namespace>;
  exists: (key: string) => boolean;
  /** How often missing words were loaded later: each time, what shows them is rendered again. */
  lateWords: Store<number>;
};

const translators = new Map<Language, Translator>();

/**
 * One translator per language, made on first use. The path decides the language, so a translator
 * never changes its own: pages of both languages can be rendered at once, and no text changes
 * its language after the first paint.
 */
export function translatorFor(language: Language): Translator {
  const translator = translators.get(language) ?? translatorOf(language);
  translators.set(language, translator);
  return translator;
}

function translatorOf(language: Language): Translator {
  const byNamespace = new Map<string, Translate<never>>();
  let came = 0;
  const lateWords = createStore(() => came);

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
        lateWords.tell();
      });
    }
    const { count } = values;
    // Every text may use `{{firm}}`; `count` is written as the language writes numbers.
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

  return { language, t: within("layout"), within, exists, lateWords };
}

function split(key: string, own: string): [namespace: string, path: string] {
  const end = key.indexOf(":");
  return end < 0 ? [own, key] : [key.slice(0, end), key.slice(end + 1)];
}

export function hasWords(language: Language, namespaces: readonly string[]): boolean {
  return namespaces.every((name) => contentOf(language, name));
}

const loading = new Map<string, Promise<unknown>>();

/** Resolves when the words are loaded; rejects when the last retry has failed. */
export async function loadWords(language: Language, namespaces: readonly string[]): Promise<void> {
  const absent = namespaces.filter((name) => !contentOf(language, name));
  await Promise.all(absent.map((name) => loadNamespace(language, name)));
}

async function loadNamespace(language: Language, name: string): Promise<void> {
  const asked = `${language}/${name}`;
  const load = loading.get(asked) ?? loadWithRetries(() => loadContent(language, name));
  loading.set(asked, load);
  try {
    await load;
  } catch {
    throw new Error(`The words of ${name} could not be loaded.`);
  } finally {
    loading.delete(asked);
  }
}

/** Keys that were asked for and not found; the build fails if there are any. */
export const missingKeys = new Set<string>();
const fallbacks = new Set<string>();

/** Where a French text is missing the English words are loaded. It should never be needed. */
function reportMissing(language: Language, namespace: string, path: string, came: () => void) {
  missingKeys.add(`${language}: ${namespace}:${path}`);
  if (language === defaultLanguage || fallbacks.has(namespace)) return;
  fallbacks.add(namespace);
  loadContent(defaultLanguage, namespace).then(came, () => fallbacks.delete(namespace));
}
