/** What somebody chose for the unknown names of a sheet, and what that says of pairs of names. */
import type { SaidOfNames, UnknownName } from "#core/acts/names.ts";

/** The choice “a new entity”: no name contains a line break. */
export const newEntity = "\n";

/** By name: another name, a new entity, or nothing, which leaves its lines out. */
export type Choices = Readonly<Record<string, string>>;

type Decided = { meanings: Record<string, string>; made: string[]; said: SaidOfNames };

/** An entity may be called “constructor”, which every object has. */
export function choiceFor(choices: Choices, name: string): string {
  return (Object.hasOwn(choices, name) && choices[name]) || "";
}

/**
 * A name that is the same as another of the sheet means what that one means. Two names that may be
 * the same and became two are said to be different; where one of them is left out nothing is said.
 */
export function decide(names: readonly UnknownName[], choices: Choices): Decided {
  const unknown = new Set(names.map(({ name }) => name));
  const meant = (name: string): string | undefined => {
    const passed = new Set<string>();
    let at = name;
    while (unknown.has(at)) {
      const choice = choiceFor(choices, at);
      if (choice === newEntity) return at;
      if (!choice || passed.has(at)) return undefined;
      passed.add(at);
      at = choice;
    }
    return at;
  };
  const decided: Decided = { meanings: {}, made: [], said: [] };
  const differing = new Set<string>();
  for (const { name, near } of names) {
    const own = meant(name);
    if (!own) continue;
    if (own === name) decided.made.push(name);
    else {
      decided.meanings[name] = own;
      decided.said.push({ one: name, other: own, same: true });
    }
    for (const { name: other } of near) {
      const others = meant(other);
      if (!others || others.toLowerCase() === own.toLowerCase()) continue;
      const pair = [name, other].toSorted().join("\n");
      if (!differing.has(pair)) decided.said.push({ one: name, other, same: false });
      differing.add(pair);
    }
  }
  return decided;
}

/** As many as are answered at once. Of a group that is too large the rest follows later. */
export function firstOf(groups: readonly UnknownName[][], most: number): UnknownName[][] {
  let left = most;
  return groups.flatMap((group) => {
    const first = group.slice(0, Math.max(0, left));
    left -= first.length;
    return first.length > 0 ? [first] : [];
  });
}

const mostBytes = 60_000;
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Of the names in lines that cannot be read yet, as many as one request takes. */
export function askable(names: readonly string[]): string[] {
  let left = mostBytes;
  return names
    .filter((name) => {
      // A longer one is no name of an entity: its line is refused for it.
      if (name.length > 200) return false;
      left -= bytesOf(name) + 1;
      return left >= 0;
    })
    .slice(0, 1000);
}

/**
 * What was decided, in requests that are small enough. What was said of pairs goes first: if the line
 * breaks, the names are still asked about, and what was said is said again.
 */
export function portionsOf({ meanings, made, said }: Decided): Decided[] {
  const portions: Decided[] = [];
  let left = 0;
  const place = (value: unknown): Decided => {
    const length = bytesOf(value);
    if (length > left) {
      portions.push({ meanings: {}, made: [], said: [] });
      left = mostBytes;
    }
    left -= length + 1;
    return portions.at(-1) as Decided;
  };
  for (const pair of said) place(pair).said.push(pair);
  for (const name of made) place(name).made.push(name);
  for (const [name, meant] of Object.entries(meanings)) place([name, meant]).meanings[name] = meant;
  return portions;
}

/** With a choice for one name. The other that it is the same as is a new entity, if nothing else. */
export function choose(
  names: readonly UnknownName[],
  choices: Choices,
  name: string,
  choice: string,
): Choices {
  const isOpen = names.some((one) => one.name === choice) && !choiceFor(choices, choice);
  return { ...choices, ...(isOpen && { [choice]: newEntity }), [name]: choice };
}

/** Every name of a group as one: an entity that is there, or a new one with one of their names. */
export function chooseForAll(
  group: readonly UnknownName[],
  choices: Choices,
  choice: string,
): Choices {
  const all = group.map(({ name }) => [name, name === choice ? newEntity : choice]);
  return { ...choices, ...Object.fromEntries(all) };
}
