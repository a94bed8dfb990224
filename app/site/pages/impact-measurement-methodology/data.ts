import { listPublications } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

/** The publications on the subject. */
const further = ["impact-assessment-clean-energy-circular-economy", "climate-strategy-after-2025"];

export default function impactMeasurementMethodology(language: Language) {
  return { documents: listPublications(language, further) };
}
