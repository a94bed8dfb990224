import { listPublications } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

/** The rules that bind the firm, as documents. */
const policies = [
  "adverse-impacts-statement",
  "conflicts-of-interest-policy",
  "complaints-policy",
  "remuneration-policy",
  "manager-selection-policy",
  "sustainable-investment-policy",
  "engagement-and-voting-policy",
];

export default function regulatoryNotice(language: Language) {
  return { documents: listPublications(language, policies) };
}
