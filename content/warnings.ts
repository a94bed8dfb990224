import type { Bilingual } from "../core/languages.ts";

/** Shown on every page about investments, in a font size no smaller than the rest. */
export const capitalWarning: Bilingual = {
  en: "Investing carries a risk of losing part or all of the capital. Unlisted investments may be hard or impossible to sell. Past performance is not a reliable guide to future results.",
  fr: "Investir comporte un risque de perte de tout ou partie du capital. Un placement non coté peut être difficile, voire impossible, à revendre. Les performances passées ne préjugent pas des performances futures.",
};

/** Said where clients sign in and where their figures begin: what our part is, and who pays for it. */
export const advisersPart: Bilingual = {
  en: "Each fund’s manager issues its calls, notices and values. Our French company records them and passes them on as your adviser, paid by you alone: it receives nothing from a manager, holds no money and gives no order.",
  fr: "Le gestionnaire de chaque fonds émet ses appels, ses avis et ses valeurs. Notre société française les enregistre et vous les transmet en qualité de conseil, rémunérée par vous seul : elle ne reçoit rien d’un gestionnaire, ne détient pas d’argent et ne donne pas d’ordre.",
};
