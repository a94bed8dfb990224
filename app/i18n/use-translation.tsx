import { createContext, type ReactNode, use, useContext, useMemo } from "react";
import { useStore } from "#app/state/store.ts";
import type { Language } from "#core/languages.ts";
import type { Namespace, Translate } from "./keys.ts";
import { hasWords, loadWords, type Translator, translatorFor } from "./translator.ts";

const Speaking = createContext({ translator: translatorFor("en") });

type ProviderProps = { translator: Translator; children: ReactNode };

export function TranslatorProvider({ translator, children }: ProviderProps) {
  // Words come before what shows them is drawn; only those that were missed draw it again.
  const came = useStore(translator.missedWords, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one for each round of words.
  const speaking = useMemo(() => ({ translator }), [translator, came]);
  return <Speaking value={speaking}>{children}</Speaking>;
}

type Names = Namespace | readonly [Namespace, ...Namespace[]];
type First<Name> = Name extends readonly [infer Own extends Namespace, ...unknown[]] ? Own : Name;
type All<Name> = Name extends readonly Namespace[] ? Name[number] : Name;

type Translation<Name extends Names> = {
  t: Translate<First<Name> & Namespace, All<Name> & Namespace>;
  i18n: Translator;
};

/** The texts of a namespace, those of others by their names. Waits for words that are not here. */
export function useTranslation<const Name extends Names = "layout">(
  names?: Name,
): Translation<Name> {
  const { translator } = useContext(Speaking);
  const wanted = (typeof names === "object" ? names : [names ?? "layout"]) as Namespace[];
  const coming = wordsToCome(translator.language, wanted);
  if (coming) use(coming);
  return { t: translator.within(wanted[0] ?? "layout") as never, i18n: translator };
}

const toCome = new Map<string, Promise<void>>();

/**
 * Undefined where the words were here before anyone asked. Once promised, the same promise is given
 * each time: React draws what waited for it again, and must find it. What cannot be had is not
 * shown, until the next try.
 */
function wordsToCome(language: Language, names: readonly Namespace[]): Promise<void> | undefined {
  const asked = `${language}/${names}`;
  const known = toCome.get(asked);
  if (known || hasWords(language, names)) return known;
  const coming = loadWords(language, names).catch(() => {
    toCome.delete(asked);
    return new Promise<void>(() => {});
  });
  toCome.set(asked, coming);
  return coming;
}
