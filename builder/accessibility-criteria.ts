/** Our verdict on each criterion of accessibility, and what it rests on, as a table to download. */
import { criteria, grids, products } from "#content/accessibility/grid.ts";
import type { Verdict } from "#content/accessibility/judgement.ts";
import { csv, csvMarks } from "#core/csv.ts";
import type { Language } from "#core/languages.ts";

type Words = {
  file: string;
  criterion: string;
  title: string;
  why: string;
  products: Record<(typeof products)[number], string>;
  verdicts: Record<Verdict, string>;
};

const words: Record<Language, Words> = {
  en: {
    file: "accessibility-criteria.csv",
    criterion: "Criterion",
    title: "What it asks",
    why: "what it rests on",
    products: { site: "Public site", space: "Investors’ space", desk: "Desk of the firm" },
    verdicts: { met: "met", "not-met": "not met", "not-applicable": "not applicable" },
  },
  fr: {
    file: "fr/criteres-accessibilite.csv",
    criterion: "Critère",
    title: "Ce qu’il demande",
    why: "fondement",
    products: { site: "Site public", space: "Espace investisseurs", desk: "Bureau de la société" },
    verdicts: { met: "respecté", "not-met": "non respecté", "not-applicable": "non applicable" },
  },
};

export function accessibilityCriteria(language: Language): { file: string; text: string } {
  const said = words[language];
  const head = products.flatMap((product) => {
    const name = said.products[product];
    return [name, `${name}, ${said.why}`];
  });
  const rows = criteria.map(({ id, title }) => [
    id,
    title[language],
    ...products.flatMap((product) => {
      const judgement = grids[product][id];
      return judgement ? [said.verdicts[judgement.verdict], judgement.how[language]] : ["", ""];
    }),
  ]);
  const text = csv([said.criterion, said.title, ...head], rows, csvMarks[language]);
  return { file: said.file, text };
}
