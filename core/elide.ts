/** French elides *de* and *que* before a vowel that is heard: d’Anne, d’Yves, d’Hélène, de Yann, de Hans. */

/** After these beginnings, H is mute; all other names keep *de*, which is never wrong for long. */
const muteH =
  /^h(?:abi|arm[oe]|ecto|eleo?n|elois|enri|eri|erm[aei]|erv|eure|ila|ippo|istoi|omm|ono|opi|orac|oriz|orten|ote|ub|ugo|ugu|uil|ydr|ygi|yp)/;

function elides(name: string): boolean {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  // Onze and ouistiti are the French exceptions; yttrium, Ypres and Yves have a vowel, yoga has not.
  if (/^(?:onz|oui\b|ouisti|uhlan|ulul)/.test(plain)) return false;
  return /^[aeiouœæ]/.test(plain) || /^y(?![aeiouœæ]|$)/.test(plain) || muteH.test(plain);
}

/** Fills `{{name}}`, and elides the word before it where it is one of those. */
export function fillElided(text: string, valueFor: (name: string) => string): string {
  return text.replace(
    /(?:(?<!\p{L})([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e )?\{\{(\w+)\}\}/gu,
    (_, word: string | undefined, name: string) => {
      const value = valueFor(name);
      if (word === undefined) return value;
      return elides(value) ? `${word}’${value}` : `${word}e ${value}`;
    },
  );
}
