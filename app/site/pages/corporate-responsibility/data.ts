import { readCommitment } from "#builder/changes/figures.ts";
import { listPublications } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

/** The publications on the subject. */
const further = ["esg-report-2025", "esg-report-2024"];

export default function corporateResponsibility(language: Language) {
  return {
    documents: listPublications(language, further),
    integration: readCommitment("esg-integration"),
    diversity: readCommitment("gender-diversity"),
    community: readCommitment("community-investment"),
  };
}
