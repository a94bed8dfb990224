import { listPublications } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

/** The publications on the subject. */
const further = ["climate-strategy-after-2025", "esg-report-2025"];

export default function climateActionFramework(language: Language) {
  return { documents: listPublications(language, further) };
}
