import type { Fund, PartnerDocument } from "#app/features/account/overview.ts";
import { type DocumentType, documentTypes } from "#core/document-types.ts";
import { endOf } from "./period.ts";

export type DocumentChoice = { fund: string; type: DocumentType | "" };
/** A document with the versions that it replaced, newest first. */
export type ListedDocument = { document: PartnerDocument; older: readonly PartnerDocument[] };
type Period = { period: string; entries: readonly ListedDocument[] };
export type FundGroup = { fund: Fund; periods: readonly Period[] };

/** By fund, newest vintage first, then by period, newest first, then by type. */
export function groupDocuments(
  documents: readonly PartnerDocument[],
  funds: readonly Fund[],
  { fund: wanted, type }: DocumentChoice,
): readonly FundGroup[] {
  const chosen = documents.filter(
    (document) => (!wanted || document.fund === wanted) && (!type || document.type === type),
  );
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
  const familyOf = ({ type, own }: PartnerDocument) => `${type} ${own}`;
  return [...new Set(documents.map(familyOf))]
    .flatMap((family) => {
      const ordered = documents
        .filter((document) => familyOf(document) === family)
        .sort((one, other) => other.version - one.version);
      const current = ordered.filter((document) => document.current);
      // A family whose newest version was withdrawn still shows what there is.
      const shown = current.length > 0 ? current : ordered.slice(0, 1);
      const older = ordered.filter((document) => !shown.includes(document));
      return shown.map((document, index) => ({ document, older: index === 0 ? older : [] }));
    })
    .sort(
      ({ document: one }, { document: other }) =>
        documentTypes.indexOf(one.type) - documentTypes.indexOf(other.type) ||
        Number(one.own) - Number(other.own),
    );
}
