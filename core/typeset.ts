import type { Language } from "./languages.ts";

const narrow = "\u202f";
const space = "[ \u00a0\u202f]";

/** By language: what to find, and what to set in its place. Applying it twice changes nothing. */
const rules: Record<Language, readonly [RegExp, string][]> = {
  en: [
    // A number stays with its unit, a section with its sign.
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
    [/(\d) (?=(?:tonnes?|millions?|milliards?|euros?|kWh|MWh|km|ko)\b)/g, "$1\u00a0"],
    [/\bt éq\. CO₂/g, "t\u00a0éq.\u00a0CO₂"],
    [/(§|n°|[Aa]rt\.|[Aa]rticles?) (?=\d)/g, "$1\u00a0"],
  ],
};

/**
 * The spaces that keep a text together, as the typography of its language wants them. The build
 * runs it over all words; Markdown goes through it too. Addresses are not for it.
 */
export function typeset(text: string, language: Language): string {
  return rules[language].reduce((set, [find, replace]) => set.replace(find, replace), text);
}
