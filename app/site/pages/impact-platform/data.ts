import { listPublications } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

/** The publications on the subject. */
const further = ["impact-assessment-clean-energy-circular-economy"];

export default function impactPlatform(language: Language) {
  return { documents: listPublications(language, further) };
}
