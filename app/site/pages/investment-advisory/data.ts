import { personIn, readPerson } from "#builder/changes/records.ts";
import { adviceHead } from "#content/people.ts";
import type { Language } from "#core/languages.ts";

/** Who leads the team. */
export default function investmentAdvisory(language: Language) {
  return { head: personIn(readPerson(adviceHead.id), language) };
}
