import { readPeople, readVacancies } from "#builder/changes/records.ts";
import { byListedDay, catalogueIn } from "#builder/publications/read.ts";
import { committees, officeOf, spokesperson, teams } from "#content/people.ts";
import { profiles } from "#content/profiles.ts";
import { listedDay } from "#core/catalogue.ts";
import type { Language } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";
import press from "../press/data.ts";

/** Everyone who has a page, in one language: what they do, and what they wrote. */
export default function person(language: Language) {
  const set = (text: string) => typeset(text, language);
  const vacancies = readVacancies();
  const persons = readPeople().map((one) => {
    const { id, name, role, team, office, languages, text } = one;
    const profile = profiles.find((candidate) => candidate.person === id);
    return {
      id,
      name,
      team,
      office,
      languages,
      role: set(role[language]),
      text: set(text[language]),
      more: set(profile?.text[language] ?? ""),
      since: profile?.since,
      teamName: teams.find((candidate) => candidate.id === team)?.name[language] ?? "",
      city: officeOf(one).city[language],
      committees: committees
        .filter(({ members }) => members.some((member) => member === id))
        .map(({ id: committee, members: [chair] }) => ({ id: committee, chairs: chair === id })),
      publications: byListedDay(catalogueIn(language))
        .filter(({ authors }) => authors.some((author) => author.id === id))
        .map((entry) => {
          const { slug, title, published, category } = entry;
          return { slug, title, published, date: listedDay(entry), category };
        }),
      posts: vacancies
        .filter(({ contact }) => contact === id)
        .map(({ slug, title, until }) => ({ slug, title: set(title[language]), date: until })),
      news:
        id === spokesperson.id
          ? press(language).items.map(({ slug, title, published, starts }) => ({
              slug,
              title,
              date: starts ?? published,
            }))
          : [],
    };
  });
  return { persons };
}
