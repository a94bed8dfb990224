/**
 * Whether two addresses may be one person's: the names are near, and something else joins them. A
 * name alone does not: many persons share one. `docs/decisions/045-persons-of-an-import.md`.
 */
import { editDistance, likenessOf, type ReadName, readPersonName } from "./near-names.ts";

export type ComparedPerson = {
  /** In small letters. */
  email: string;
  name: string;
  /** The entities for which the person acts, or is to act. */
  keys: readonly string[];
};
type Read<Person> = { person: Person; read: ReadName; mailbox: string; house: string };

/** Where anybody may have an address: to have the same one says nothing of two persons. */
const publicHouses = new Set(
  `aol bluewin bbox btinternet free gmail gmx googlemail hotmail icloud internet laposte live luxweb
   mac me msn neuf numericable orange outlook posteo proton protonmail pt sfr skynet tango t-online
   vo wanadoo web yahoo ymail`.split(/\s+/),
);

/**
 * The pairs of which somebody has to say what they are, each once, and how many persons merely have
 * the name of another. `wanted` are let in; they are compared with each other and with all others.
 */
export function findNearPersons<Person extends ComparedPerson>(
  wanted: readonly Person[],
  there: readonly Person[] = [],
): { pairs: (readonly [Person, Person])[]; namesakes: number } {
  const pairs = new Map<string, readonly [Person, Person]>();
  const alike = new Set<string>();
  const inPairs = new Set<string>();
  const seen = new Map<string, Read<Person>[]>();
  const names = new Map<string, Read<Person>[]>();
  // Those who are there come first, so that only pairs with somebody new are found.
  for (const [at, person] of [...there, ...wanted].entries()) {
    const own = readPerson(person);
    const isNew = at >= there.length;
    for (const key of joinsOf(own)) {
      const others = seen.get(key) ?? [];
      for (const other of isNew ? others : []) {
        if (other.person.email === person.email || !areOne(own, other)) continue;
        const both = [other.person.email, person.email].toSorted().join(" ");
        if (!pairs.has(both)) pairs.set(both, [other.person, person]);
        inPairs.add(person.email).add(other.person.email);
      }
      // Hundreds of one name at one place are no persons.
      if (others.length < mostAtOnePlace) others.push(own);
      seen.set(key, others);
    }
    const sameName = names.get(own.read.fingerprint) ?? [];
    if (isNew && sameName.some((other) => other.person.email !== person.email)) {
      alike.add(person.email);
    }
    if (sameName.length < 2) names.set(own.read.fingerprint, [...sameName, own]);
  }
  return {
    pairs: [...pairs.values()],
    namesakes: [...alike].filter((email) => !inPairs.has(email)).length,
  };
}

const mostAtOnePlace = 300;

function readPerson<Person extends ComparedPerson>(person: Person): Read<Person> {
  const [mailbox = "", domain = ""] = person.email.toLowerCase().split("@");
  return { person, read: readPersonName(person.name), mailbox, house: houseOf(domain) };
}

/** `ormes` of mail.ormes.fr, ormes.com and ormes.co.uk. */
function houseOf(domain: string): string {
  const labels = domain.split(".").slice(0, -1);
  const last = labels.at(-1) ?? domain;
  return last.length <= 3 && labels.length > 1 ? (labels.at(-2) ?? last) : last;
}

/** What two persons must have in common to be compared: it spares comparing each with each. */
function joinsOf({ person, read, mailbox, house }: Read<ComparedPerson>): string[] {
  const starts = new Set(read.words.filter((word) => word.length > 1).map((w) => w.slice(0, 3)));
  const places = [...person.keys.map((key) => `for ${key}`), `in ${house}`, `to ${mailbox}`];
  return places.flatMap((place) => [...starts].map((start) => `${place} ${start}`));
}

function areOne(one: Read<ComparedPerson>, other: Read<ComparedPerson>): boolean {
  if (!areNearPersons(one.read, other.read)) return false;
  if (one.person.keys.some((key) => other.person.keys.includes(key))) return true;
  const isOneHouse = one.house === other.house;
  if (isOneHouse && !publicHouses.has(one.house)) return true;
  if (isOneHouse) return editDistance(one.mailbox, other.mailbox, 1) <= 1;
  // gmail and gmial: nobody has both.
  const slip = editDistance(one.house, other.house, 2);
  return one.mailbox === other.mailbox && one.house.length > 3 && slip <= 2;
}

/** Also J. Dupont and Jean Dupont, or Jean Dupont and Jean Michel Dupont. */
function areNearPersons(one: ReadName, other: ReadName): boolean {
  if (likenessOf(one, other)) return true;
  const common = one.words.filter((word) => other.words.includes(word));
  if (common.every((word) => word.length < 3)) return false;
  const [left, right] = [one, other].map(({ words }) =>
    words.filter((word) => !common.includes(word)),
  ) as [string[], string[]];
  if (left.length === 0 || right.length === 0) return common.length > 1;
  return areInitials(left, right) || areInitials(right, left);
}

/** “J” and “JP” of Jean Pierre. */
function areInitials(short: readonly string[], long: readonly string[]): boolean {
  const letters = short.join("");
  const initials = long.map((word) => word[0]).join("");
  return letters.length <= 3 && initials.startsWith(letters);
}
