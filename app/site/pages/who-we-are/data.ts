import { personIn, readPeople } from "#builder/changes/records.ts";
import type { Language } from "#core/languages.ts";

/** Partners and team heads, in one language. */
export default function whoWeAre(language: Language) {
  return { people: readPeople().map((person) => personIn(person, language)) };
}
