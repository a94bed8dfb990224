import type { Bilingual } from "../core/languages.ts";

/** Shown on every page about investments, in a font size no smaller than the rest. */
export const capitalWarning: Bilingual = {
  en: "Investing carries a risk of losing part or all of the capital. Unlisted investments may be hard or impossible to sell. Past performance is not a reliable guide to future results.",
  fr: "Investir comporte un risque de perte de tout ou partie du capital. Un placement non coté peut être difficile, voire impossible, à revendre. Les performances passées ne préjugent pas des performances futures.",
};
