import type { PageMeta } from "#app/head/head-of.ts";
import { missingMeta, pageMeta } from "#app/head/page-meta.ts";
import { profilePage } from "#app/head/structured-data.ts";
import { pageData } from "#app/i18n/page-content.ts";
import { lettersBy } from "#app/site/letters/on-page.ts";
import { readPath } from "#core/paths.ts";
import { personFeedPath } from "#core/person-works.ts";

const meta: PageMeta = (pathname, slug) => {
  const { language } = readPath(pathname);
  const person = pageData("person", language).persons.find(({ id }) => id === slug);
  if (!person) return missingMeta(language);
  const words = {
    title: `${person.name}, ${lowered(person.teamName)}`,
    description: `${person.role}. ${person.text}`,
    crumb: person.name,
  };
  const letters = lettersBy(slug, pathname);
  const works = person.publications.length + letters.length;
  return [
    ...pageMeta(pathname, words, [profilePage(person, letters, pathname, language)]),
    ...(works > 0
      ? [
          {
            tagName: "link" as const,
            rel: "alternate",
            type: "application/atom+xml",
            href: personFeedPath(slug, language),
          },
        ]
      : []),
  ];
};

/** After a name, a team begins with a small letter. */
function lowered(team: string): string {
  return team.charAt(0).toLowerCase() + team.slice(1);
}

export default meta;
