import type { Language } from "./languages.ts";

const narrow = "\u202f";
const space = "[ \u00a0\u202f]";

/** By language: a pattern and its replacement. Applying them twice changes nothing more. */
const rules: Record<Language, readonly [RegExp, string][]> = {
  en: [
    // A number is not separated from its unit by a line break, nor § from its number.
    [/(\d) (?=(?:tonnes?|million|bn|kWh|MWh|km|kB)\b)/g, "$1\u00a0"],
    [/(§|No\.?|Art\.?|Article) (?=\d)/g, "$1\u00a0"],
  ],
  fr: [
    [/'/g, "’"],
    [new RegExp(`${space}*([;!?»])(?=[\\s\u202f.,;:!?)»*]|$)`, "gu"), `${narrow}$1`],
    [new RegExp(`(?<=[^\\s\u202f;:!?])${space}+:(?=\\s|$)`, "gu"), `${narrow}:`],
    [new RegExp(`«${space}*`, "gu"), `«${narrow}`],
    [new RegExp(`(\\d)${space}+(?=%|‰|€|M€|Md€|k€|t\\b)`, "gu"), `$1${narrow}`],
    [/(\d) (?=\d{3}(?!\d))/g, `$1${narrow}`],
    [/(\d|\}\}) (?=(?:tonnes?|millions?|milliards?|euros?|kWh|MWh|km|ko)\b)/g, "$1\u00a0"],
    [/(\d|\}\}) (?=(?:ans?|mois|semaines?|jours?|heures?|minutes?)\b)/g, "$1\u00a0"],
    [/(\d|\}\}) (?=(?:pages?|personnes?|points?|projets?|questions?)\b)/g, "$1\u00a0"],
    [/\bt éq\. CO₂/g, "t\u00a0éq.\u00a0CO₂"],
    [/(§|n°|[Aa]rt\.|[Aa]rticles?) (?=\d)/g, "$1\u00a0"],
  ],
};

/**
 * Puts the non-breaking spaces that the typography of a language wants. The build applies it to all
 * words and to Markdown. Not for addresses.
 */
export function typeset(text: string, language: Language): string {
  return rules[language].reduce((set, [find, replace]) => set.replace(find, replace), text);
}
