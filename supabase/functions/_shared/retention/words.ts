/** The period of a rule, as the privacy page writes it. */
import type { Bilingual } from "../../../../core/languages.ts";
import type { Rule } from "./rules.ts";

const daysOf = { day: 1, month: 365 / 12, year: 365 };
const words = {
  day: { en: ["day", "days"], fr: ["jour", "jours"] },
  month: { en: ["month", "months"], fr: ["mois", "mois"] },
  year: { en: ["year", "years"], fr: ["an", "ans"] },
} as const;

export function periodOf({ days, unit }: Pick<Rule, "days" | "unit">): Bilingual {
  const amount = Math.round(days / daysOf[unit]);
  if (amount === 0) return { en: "Not kept", fr: "Aucune conservation" };
  const [en, fr] = (["en", "fr"] as const).map(
    (language) => `${amount}\u00a0${words[unit][language][amount === 1 ? 0 : 1]}`,
  );
  return { en: en ?? "", fr: fr ?? "" };
}

/** Heads of the two tables that can be taken away. */
export const heads = {
  rules: {
    en: [
      "Data",
      "Kept for",
      "From",
      "Rests on",
      "Erasure asked for before",
      "Last run",
      "Rows deleted",
      "Oldest, in days",
      "Days run",
      "Days missed",
      "Next goes on",
      "Rows within 30 days",
      "By",
    ],
    fr: [
      "Données",
      "Durée",
      "À compter",
      "Fondement",
      "Effacement demandé avant",
      "Dernier passage",
      "Lignes effacées",
      "La plus ancienne, en jours",
      "Jours appliqués",
      "Jours manqués",
      "Prochain effacement",
      "Lignes sous 30 jours",
      "Par",
    ],
  },
  days: {
    en: ["Day", "Data", "Runs", "Last run", "Rows deleted", "Oldest, in days", "As in the ledger"],
    fr: [
      "Jour",
      "Données",
      "Passages",
      "Dernier passage",
      "Lignes effacées",
      "La plus ancienne, en jours",
      "Conforme au registre",
    ],
  },
} as const;

export const yes: Bilingual = { en: "yes", fr: "oui" };
export const no: Bilingual = { en: "no", fr: "non" };
/** Of a day that is not over. */
export const notYet: Bilingual = { en: "tomorrow", fr: "demain" };
export const program: Bilingual = {
  en: "The program, every hour",
  fr: "Le programme, chaque heure",
};
