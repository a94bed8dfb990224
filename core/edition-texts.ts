/** What has editions: the legal pages, and the policies among the publications. */
import type { Bilingual, Language } from "./languages.ts";
import { type PageId, pageById } from "./pages.ts";

export const legalPages = [
  "legal-notice",
  "privacy",
  "regulatory-notice",
  "whistleblowing",
  "accessibility",
] as const satisfies readonly PageId[];
export type LegalPageId = (typeof legalPages)[number];

/** Rules that bind the firm until others take their place. A report of a year is none. */
const policyNames = {
  "conflicts-of-interest-policy": {
    en: "Conflicts of interest policy",
    fr: "Politique de gestion des conflits d’intérêts",
  },
  "complaints-policy": { en: "Complaints policy", fr: "Politique de traitement des réclamations" },
  "manager-selection-policy": {
    en: "Policy on the selection of managers and funds",
    fr: "Politique de sélection des gérants et des fonds",
  },
  "remuneration-policy": { en: "Remuneration policy", fr: "Politique de rémunération" },
  "sustainable-investment-policy": {
    en: "Sustainable investment policy",
    fr: "Politique d’investissement durable",
  },
  "adverse-impacts-statement": {
    en: "Statement on principal adverse impacts of advice",
    fr: "Déclaration sur les principales incidences négatives",
  },
  "engagement-and-voting-policy": {
    en: "Engagement and voting policy",
    fr: "Politique d’engagement et de vote",
  },
} as const satisfies Record<string, Bilingual>;
export type PolicyId = keyof typeof policyNames;
export const policies = Object.keys(policyNames) as readonly PolicyId[];

export type EditionTextId = LegalPageId | PolicyId;
export const editionTexts: readonly EditionTextId[] = [...legalPages, ...policies];

export function isPolicy(text: string): text is PolicyId {
  return Object.hasOwn(policyNames, text);
}

/** The English path of the page that shows what is in force. */
export function pathOfText(text: string): string {
  if (isPolicy(text)) return pageById("publication").path.replace(":slug", text);
  return pageById(text as LegalPageId).path;
}

export function nameOfText(text: string, language: Language): string {
  if (isPolicy(text)) return policyNames[text][language];
  return pageById(text as LegalPageId).name[language];
}
