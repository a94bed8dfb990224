import type { Bilingual } from "../core/languages.ts";

/**
 * Expressions of the other language that a text uses, by the language of the text. The build gives
 * them a `lang` attribute, so that a screen reader pronounces them; the spell check uses the
 * dictionary of their own language.
 */
export const foreignWords = {
  en: [
    "Autorité des marchés financiers",
    "Base Empreinte",
    "Commissariat aux Assurances",
    "Commission de Surveillance du Secteur Financier",
    "Défenseur des droits",
    "Office des signalements",
    "conseiller en investissements financiers",
    "société par actions simplifiée",
    "société à responsabilité limitée",
  ],
  fr: [
    "GHG Protocol",
    "Global Privacy Control",
    "Greenhouse Gas Protocol",
    "capital call",
    "capital calls",
    "carried",
    "carried interest",
    "carve-out",
    "carve-outs",
    "data room",
    "data rooms",
    "distributions to paid-in",
    "drawdown",
    "due diligence",
    "due diligences",
    "earn-out",
    "earn-outs",
    "free cash flow",
    "general partner",
    "general partners",
    "hurdle",
    "hurdle rate",
    "letter of intent",
    "leveraged buy-out",
    "limited partner",
    "limited partners",
    "locked box",
    "locked-box",
    "maximum drawdown",
    "principal adverse impacts",
    "share purchase agreement",
    "total value to paid-in",
    "ultimate beneficial owner",
    "unit economics",
    "vintage",
  ],
} as const satisfies Record<keyof Bilingual, readonly string[]>;
