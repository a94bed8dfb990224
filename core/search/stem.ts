import { fold } from "../fold.ts";
import type { Language } from "../languages.ts";

/**
 * Endings that do not change what a word is about, the longest first. A stem need not be a word:
 * it only has to be the same for « rémunérer » and « rémunérations », and for the question and the
 * page alike.
 */
const endings: Record<Language, readonly string[]> = {
  en: byLength(
    `ability ibility ations ation ments ment ities ity able ible ings ing ions ion ers er ors or ory
     ies ied ily ed es s y`,
  ),
  fr: byLength(
    `issements issement isseurs isseur abilites abilite ibilites ibilite ements ement ations ation
     ateurs ateur atrices atrice euses euse eurs eur ites ite ives ive ifs if ances ance ences ence
     antes ante ants ant ables able ibles ible ees ee ies ie es er ez ir is it ons s x`,
  ),
};

/**
 * How long a stem must be at least. With shorter ones, unrelated words would share a stem: « fonds
 * » and « fondation ».
 */
function leastBefore(ending: string): number {
  return ending.length < 3 ? 3 : ending.length < 5 ? 4 : 5;
}

export function stem(word: string, language: Language): string {
  const singular =
    language === "fr" ? word.replace(/(?<!e)aux$/, "al").replace(/ions$/, "ion") : word;
  const ending = endings[language].find(
    (candidate) =>
      singular.endsWith(candidate) && singular.length - candidate.length >= leastBefore(candidate),
  );
  const bare = ending ? singular.slice(0, -ending.length) : singular;
  if (bare.length < 4) return bare;
  const mute = bare.replace(language === "en" ? /[ey]$/ : /e$/, "");
  // So that "planning" has the stem of "plan", and « personnelle » that of « personnel ».
  return mute.length < 4 ? mute : mute.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
}

/** The words of a text, folded: « d’une société » is "une", "societe"; "M&A" is a word, too. */
export function wordsOf(text: string): string[] {
  return fold(text.replace(/(^|\P{L})(\p{L})\s?&\s?(\p{L})(?!\p{L})/gu, "$1$2n$3"))
    .split(" ")
    .filter((word) => word.length > 1 || /\d/.test(word));
}

function byLength(list: string): string[] {
  return list.split(/\s+/).sort((one, other) => other.length - one.length);
}
