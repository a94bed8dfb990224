import { inForceOf } from "#builder/publications/policies.ts";
import { listPublications } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

/** The publications on the subject. */
const further = [
  "sustainable-investment-policy",
  "adverse-impacts-statement",
  "engagement-and-voting-policy",
];

export default function sustainableInvestmentPolicy(language: Language) {
  const { version, from } = inForceOf("sustainable-investment-policy");
  return { documents: listPublications(language, further), inForce: { version, from } };
}
