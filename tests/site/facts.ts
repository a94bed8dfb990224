/**
 * What several pages state, found by how they say it: the first group that matches is the value.
 * Spaces are plain in English; in French a narrow one may stand before a sign (`\s`).
 */
import { readCommitment, readFee } from "#builder/changes/figures.ts";
import { firmFigures } from "#content/firm-figures.ts";
import { impact } from "#content/impact.ts";
import { questionsInAll } from "#content/investment-policy.ts";
import { headcount } from "#content/people.ts";
import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";

export type Fact = Record<Language, RegExp> & { name: string; is: string | number };

const firm = firmFigures;
const percent = (share: number) => Number((100 * share).toFixed(2));

export const facts: readonly Fact[] = [
  {
    name: "people of the firm",
    is: headcount,
    en: /(\w+) people(?:,? two rivers| in Luxembourg and Paris)/g,
    fr: /(\w+) personnes(?:, deux rives| à Luxembourg et à Paris)/g,
  },
  {
    name: "the year of the firm",
    is: firm.founded,
    en: /(?:founded|formed|joined that of (?:Paris|Luxembourg)) in (\d{4})/g,
    fr: /(?:fondée|née|celui de (?:Paris|Luxembourg)) en (\d{4})/g,
  },
  {
    name: "assets advised on, in billions",
    is: firm.assetsAdvised / 1000,
    en: /€(\d[\d.]*) ?(?:bn|billion)/g,
    fr: /(\d[\d,]*)\s(?:Md€|milliards d’euros)/g,
  },
  {
    name: "millions invested in impact themes",
    is: impact.investments,
    en: /€(4\d\d)m\b/g,
    fr: /(?<!\d)(4\d\d)\sM€/g,
  },
  {
    name: "projects of the platform",
    is: impact.projects,
    en: /\b(2\d) projects\b/g,
    fr: /(?<!\d)(2\d)\sprojets/g,
  },
  {
    name: "share for which an effect is claimed",
    is: 27,
    en: /effect is claimed for (?:€113m of (?:it|the total), or )?(\d+)%/g,
    fr: /effet est (?:donc )?revendiqué pour (?:113\sM€, soit )?(\d+)\s%/g,
  },
  {
    name: "millions for which an effect is claimed",
    is: 113,
    en: /effect is claimed for €(\d+)m/g,
    fr: /effet est (?:donc )?revendiqué pour (\d+)\sM€/g,
  },
  {
    name: "tonnes by which the target of 2025 was missed",
    is: 6,
    en: /missed by (\w+) tonnes/gi,
    fr: /manqué[^.]{0,20}? de (\w+) tonnes/gi,
  },
  {
    name: "women among partners and directors, the target in per cent",
    is: percent(readCommitment("gender-diversity").senior.target),
    en: /(\d+)% (?:women )?by 2028/g,
    fr: /(\d+)\s% (?:de femmes )?(?:d’ici à|en) 2028/g,
  },
  {
    name: "working days to a first answer",
    is: site.firstAnswerDays,
    en: /(?:[Ww]e answer(?: journalists)?|answered) within (\w+) working days/g,
    fr: /répondons (?:aux journalistes )?sous (\w+) jours ouvrés/g,
  },
  {
    name: "months in which a client of a transaction is a recent one",
    is: 24,
    en: /within (24|twenty-four|\d+) months/g,
    fr: /(24|vingt-quatre) mois/g,
  },
  {
    name: "questions to managers",
    is: questionsInAll,
    en: /\b(twenty-one|2\d) questions/g,
    fr: /\b(vingt et une|2\d) questions/gi,
  },
  {
    name: "fee for advice at most, in per cent a year",
    is: percent(readFee("advisory").upTo.rate),
    en: /(0\.2\d)%/g,
    fr: /(0,2\d)\s%/g,
  },
  {
    name: "fee of the first years on a commitment, in per cent",
    is: percent(readFee("private-equity").first),
    en: /(\d[\d.]*)% of (?:a|the) commitment in each/g,
    fr: /(\d[\d,]*)\s% de l’engagement pendant chacune/g,
  },
  {
    name: "months for which a choice about cookies is kept",
    is: 6,
    en: /(?:choice for (\w+) months|(\d+) months\s*: Keeping to your choice)/g,
    fr: /(?:votre choix (\w+) mois|(\d+) mois\s*: Respecter votre choix)/g,
  },
  {
    name: "months without an answer after which the ombudsman may be asked",
    is: 2,
    en: /left (?:it )?unanswered for (\w+) months/g,
    fr: /(?:laissée|restée) (\w+) mois sans réponse/g,
  },
  {
    name: "the day from which the four policies apply",
    is: "19 November 2026",
    en: /policy applies (?:to [^.]{5,60} )?from (19 November 2026|\d+ \w+ 2026)/g,
    fr: /politique s’applique (?:[^.]{5,60} )?à compter du (\d+ \p{L}+ 2026)/gu,
  },
];
