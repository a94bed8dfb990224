import { createContext, type ReactNode, use, useContext, useMemo } from "react";
import { useStore } from "#app/state/store.ts";
import type { Language } from "#core/languages.ts";
import type { Namespace, Translate } from "./keys.ts";
import { hasWords, loadWords, type Translator, translatorFor } from "./translator.ts";

const TranslatorContext = createContext({ translator: translatorFor("en") });

type ProviderProps = { translator: Translator; children: ReactNode };

export function TranslatorProvider({ translator, children }: ProviderProps) {
  // Words are loaded before what shows them is rendered; only words that were missing then make
  // everything render again.
  const came = useStore(translator.lateWords, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: late words must make a new value.
  const value = useMemo(() => ({ translator }), [translator, came]);
  return <TranslatorContext value={value}>{children}</TranslatorContext>;
}

type Names = Namespace | readonly [Namespace, ...Namespace[]];
type First<Name> = Name extends readonly [infer Own extends Namespace, ...unknown[]] ? Own : Name;
type All<Name> = Name extends readonly Namespace[] ? Name[number] : Name;

type Translation<Name extends Names> = {
  t: Translate<First<Name> & Namespace, All<Name> & Namespace>;
  i18n: Translator;
};

/** The texts of a namespace, and of others by `namespace:path`. Suspends until they are loaded. */
export function useTranslation<const Name extends Names = "layout">(
  names?: Name,
): Translation<Name> {
  const { translator } = useContext(TranslatorContext);
  const wanted = (typeof names === "object" ? names : [names ?? "layout"]) as Namespace[];
  const coming = pendingWords(translator.language, wanted);
  if (coming) use(coming);
  return { t: translator.within(wanted[0] ?? "layout") as never, i18n: translator };
}

const pending = new Map<string, Promise<void>>();

/**
 * Undefined where the words are loaded. Otherwise a promise, the same one at each call: React
 * renders what waits for it again, and must get the same promise. Where loading fails it stays
 * pending, and the next call for these words tries again.
 */
function pendingWords(language: Language, names: readonly Namespace[]): Promise<void> | undefined {
  const asked = `${language}/${names}`;
  const known = pending.get(asked);
  if (known || hasWords(language, names)) return known;
  const coming = loadWords(language, names).catch(() => {
    pending.delete(asked);
    return new Promise<void>(() => {});
  });
  pending.set(asked, coming);
  return coming;
}
