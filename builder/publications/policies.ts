/** Policies as publications: what lists and feeds show of the edition in force, or of another one. */
import { authorsOf } from "#content/profiles.ts";
import type { CatalogueEntry } from "#core/catalogue.ts";
import { type PolicyId, policies } from "#core/edition-texts.ts";
import { applies, type Edition, editionOn, editionPdfPath } from "#core/editions.ts";
import type { Language } from "#core/languages.ts";
import { readPerson } from "../changes/records.ts";
import { readEditions } from "../editions/read.ts";
import { drawnDay } from "../editions/shown.ts";
import { both, minutesOf } from "../read-texts.ts";
import type { Publication } from "./read.ts";

/** The edition that is in force on the day for which pages are drawn. */
export function inForceOf(policy: PolicyId): Edition {
  const edition = editionOn(readEditions(policy), drawnDay());
  if (!edition) throw new Error(`No edition of ${policy} is in force.`);
  return edition;
}

export function readPolicies(): Publication[] {
  return policies.map((slug) => {
    const edition = inForceOf(slug);
    const { hash, en, fr } = edition;
    const entries = both((language) => policyEntry(edition, language));
    return {
      ...{ slug, entries, written: { en, fr }, sources: both(() => hash) },
      // Parsed only when asked for.
      get texts() {
        return edition.texts;
      },
    };
  });
}

export function policyEntry(edition: Edition, language: Language): CatalogueEntry {
  const { text, version, titles, pdfs, published, from } = edition;
  const first = readEditions(text as PolicyId).findLast(applies);
  const pdf = pdfs[language];
  return {
    slug: text,
    category: "investment-policy",
    published: first?.published ?? published,
    version,
    from,
    ...(first && first.version !== version && { revised: published }),
    ...titles[language],
    authors: authorsOf(text)
      .map(readPerson)
      .map(({ id, name }) => ({ id, name })),
    minutes: minutesOf(edition[language].body),
    ...(pdf && { pdf: { ...pdf, path: editionPdfPath(text, version, language) } }),
  };
}
