/** People, vacancies and news as the sources have them, and as the firm changed them. */

import { type News, news } from "#content/news.ts";
import * as source from "#content/people.ts";
import { officeOf, type Person } from "#content/people.ts";
import { profiles } from "#content/profiles.ts";
import { type Vacancy, vacancies } from "#content/vacancies.ts";
import type { Language } from "#core/languages.ts";
import { type ChangedRecord, isRecord, type RecordPlace } from "#core/texts/revision.ts";
import { typeset } from "#core/typeset.ts";
import { readChanges } from "./of-desk.ts";

/** In the order of the page: who was added comes last. */
export function readPeople(): Person[] {
  return changedRecords<Person>("people", source.people, ({ id }) => id);
}

/** Newest first. */
export function readVacancies(): Vacancy[] {
  return newestFirst(changedRecords("vacancies", vacancies, ({ slug }) => slug));
}

export function readNews(): News[] {
  return newestFirst(changedRecords("news", news, ({ slug }) => slug));
}

/** Somebody whom the site names by their id. */
export function readPerson(id: string): Person {
  const person = readPeople().find((one) => one.id === id);
  if (!person) throw new Error(`Nobody is called ${id}.`);
  return person;
}

/** Those whom the site names elsewhere than in its list: they cannot be taken off. */
export function namedElsewhere(): Set<string> {
  return new Set([
    ...[source.publicationDirector, source.spokesperson, source.complianceHead].map(({ id }) => id),
    source.adviceHead.id,
    ...profiles.filter(({ wrote }) => wrote.length > 0).map(({ person }) => person),
    ...source.committees.flatMap(({ members }) => [...members]),
    ...readVacancies().map(({ contact }) => contact),
  ]);
}

/** What a page shows of somebody, in its language. */
export function personIn(person: Person, language: Language) {
  const { id, name, office, team, languages, role, text } = person;
  return {
    ...{ id, name, office, team, languages },
    role: typeset(role[language], language),
    text: typeset(text[language], language),
    city: officeOf(person).city[language],
  };
}

/** A list of `content/`, with what the firm added to it, changed in it and took off. */
export function changedRecords<Item extends object>(
  list: RecordPlace,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const own = readChanges().filter(
    (change): change is ChangedRecord => isRecord(change) && change.place === list,
  );
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  for (const { path, now } of own) {
    if (now) byName.set(path, now as Item);
    else byName.delete(path);
  }
  return [...byName.values()];
}

function newestFirst<Item extends { published: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.published.localeCompare(one.published));
}
