import { readFee } from "#builder/changes/figures.ts";
import { personIn, readPerson } from "#builder/changes/records.ts";
import { adviceHead } from "#content/people.ts";
import type { Language } from "#core/languages.ts";

/** Who leads the team, and what advice costs. */
export default function investmentAdvisory(language: Language) {
  return {
    head: personIn(readPerson(adviceHead.id), language),
    fee: readFee("advisory"),
  };
}
