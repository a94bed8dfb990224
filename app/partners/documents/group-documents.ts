import type { Fund, PartnerDocument } from "#core/acts/space.ts";
import { type DocumentType, documentTypes } from "#core/document-types.ts";
import { fold } from "#core/fold.ts";
import { endOf } from "./period.ts";

export type DocumentChoice = {
  fund: string;
  type: DocumentType | "";
  year: string;
  /** A document must have every word of it. */
  search: string;
};
/** A document with the versions that it replaced, newest first, and those that were withdrawn. */
export type ListedDocument = {
  document: PartnerDocument;
  older: readonly PartnerDocument[];
  withdrawn: readonly PartnerDocument[];
};
type Period = { period: string; entries: readonly ListedDocument[] };
export type FundGroup = { fund: Fund; periods: readonly Period[] };

export function yearOf({ period }: PartnerDocument): string {
  return period.slice(0, 4);
}

/**
 * By fund, newest vintage first, then by period, newest first, then by type. `wordsOf` gives the
 * words of a document that are searched, in the page's language.
 */
export function groupDocuments(
  documents: readonly PartnerDocument[],
  funds: readonly Fund[],
  { fund: wanted, type, year, search }: DocumentChoice,
  wordsOf: (document: PartnerDocument) => string,
): readonly FundGroup[] {
  const searchedWords = fold(search).split(" ").filter(Boolean);
  const matches = (document: PartnerDocument) => {
    if (wanted && document.fund !== wanted) return false;
    if (type && document.type !== type) return false;
    if (year && yearOf(document) !== year) return false;
    const found = searchedWords.length > 0 ? fold(wordsOf(document)) : "";
    return searchedWords.every((word) => found.includes(word));
  };
  const chosen = documents.filter(matches);
  return [...funds]
    .sort((one, other) => other.vintage - one.vintage || one.name.localeCompare(other.name))
    .map((fund) => ({ fund, periods: periodsOf(chosen.filter((one) => one.fund === fund.id)) }))
    .filter(({ periods }) => periods.length > 0);
}

function periodsOf(documents: readonly PartnerDocument[]): readonly Period[] {
  const periods = [...new Set(documents.map(({ period }) => period))];
  return periods
    .sort((one, other) => endOf(other).localeCompare(endOf(one)) || one.localeCompare(other))
    .map((period) => ({
      period,
      entries: entriesOf(documents.filter((document) => document.period === period)),
    }));
}

function entriesOf(documents: readonly PartnerDocument[]): readonly ListedDocument[] {
  const groupKey = ({ type, own }: PartnerDocument) => `${type} ${own}`;
  return [...new Set(documents.map(groupKey))]
    .flatMap((group) => {
      const ordered = documents
        .filter((document) => groupKey(document) === group)
        .sort((one, other) => other.version - one.version);
      const withdrawn = ordered.filter(({ withdrawnAt }) => withdrawnAt);
      const published = ordered.filter((document) => !withdrawn.includes(document));
      const current = published.filter((document) => document.current);
      // Where the filters leave the current version out, the newest of the others is shown.
      const shown = current.length > 0 ? current : published.slice(0, 1);
      const older = published.filter((document) => !shown.includes(document));
      if (shown.length === 0) {
        const [document, ...rest] = withdrawn;
        return document ? [{ document, older: [], withdrawn: rest }] : [];
      }
      return shown.map((document, index) => ({
        document,
        ...(index === 0 ? { older, withdrawn } : { older: [], withdrawn: [] }),
      }));
    })
    .sort(
      ({ document: one }, { document: other }) =>
        documentTypes.indexOf(one.type) - documentTypes.indexOf(other.type) ||
        Number(one.own) - Number(other.own),
    );
}
