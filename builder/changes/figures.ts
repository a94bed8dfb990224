/** Fees and commitments as the sources have them, and as the firm changed them; where they stand. */
import { type Commitment, type CommitmentId, commitments } from "#content/commitments.ts";
import { type Fee, type FeeId, fees } from "#content/fees.ts";
import { type PageId, pageById } from "#core/pages.ts";
import type { ChangeableTexts } from "#core/texts/revision.ts";
import { changedRecords } from "./records.ts";

const feePages: Record<FeeId, readonly PageId[]> = {
  advisory: ["investment-advisory"],
  sale: ["mergers-acquisitions"],
  "private-equity": ["private-equity"],
  strategy: ["business-strategy"],
};

const commitmentPages: Record<CommitmentId, readonly PageId[]> = {
  "esg-integration": ["corporate-responsibility"],
  "gender-diversity": ["corporate-responsibility", "careers"],
  "community-investment": ["corporate-responsibility"],
};

export function readFee<Id extends FeeId>(id: Id) {
  return named(changedRecords<Fee>("fees", fees, idOf), id);
}

export function readCommitment<Id extends CommitmentId>(id: Id) {
  return named(changedRecords<Commitment>("commitments", commitments, idOf), id);
}

export function changeableFigures(): ChangeableTexts["figures"] {
  const at = (ids: readonly PageId[]) => ids.map((id) => pageById(id).path);
  return [
    ...fees.map((record) => {
      return { place: "fees" as const, path: record.id, at: at(feePages[record.id]), record };
    }),
    ...commitments.map((record) => {
      const { id } = record;
      return { place: "commitments" as const, path: id, at: at(commitmentPages[id]), record };
    }),
  ];
}

function idOf({ id }: { id: string }): string {
  return id;
}

function named<Item extends { id: string }, Id extends Item["id"]>(items: readonly Item[], id: Id) {
  const found = items.find((one): one is Extract<Item, { id: Id }> => one.id === id);
  if (!found) throw new Error(`There are no figures of ${id}.`);
  return found;
}
