import { readPeople, readVacancies } from "#builder/changes/records.ts";
import { teams } from "#content/people.ts";
import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";

/** Every post to be filled, in one language. */
export default function vacancy(language: Language) {
  const set = (text: string) => typeset(text, language);
  const people = readPeople();
  const posts = readVacancies().map(
    ({ title, summary, work, asked, team, office, contact, variable, ...rest }) => ({
      ...rest,
      office,
      title: set(title[language]),
      summary: set(summary[language]),
      work: work[language].map(set),
      asked: asked[language].map(set),
      variable: variable && set(variable[language]),
      team: teams.find(({ id }) => id === team)?.name[language] ?? "",
      city: site.offices.find(({ id }) => id === office)?.city[language] ?? "",
      contact,
      contactName: people.find(({ id }) => id === contact)?.name ?? "",
    }),
  );
  return { posts };
}
