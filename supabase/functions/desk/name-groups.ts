import type { SaidOfNames, UnknownName } from "../../../core/acts/names.ts";
import { likenessOf, NearNames, type ReadName, readName } from "../../../core/near-names.ts";

export type SheetNames = {
  /** Names that no entity has. */
  unknown: readonly string[];
  /** Entities that the release makes. */
  made: readonly string[];
  there: readonly string[];
  said: SaidOfNames;
};
type Known = { name: string; where: UnknownName["near"][number]["where"]; read: ReadName };

/** Somebody who has more new names than this has taken another column for the entity's. */
export const mostNamesAtOnce = 1000;
/** As many as are shown at once. After them, what takes too long waits for the next answer. */
const fewestNamesAtOnce = 60;
const mostNear = 100;
const mostPairs = 5000;
/** No release makes more entities than this. */
const mostMade = 5000;

/**
 * The first unknown names, each with the names that it may be the same as, but for those it was said
 * to differ from. Names that lead to each other are one group, the largest group first. `left` is how
 * many follow once these are decided.
 */
export async function groupNames(
  { unknown, made, there, said }: SheetNames,
  milliseconds = 2_000,
): Promise<{ groups: UnknownName[][]; left: number }> {
  const differ = new Set(
    said.filter(({ same }) => !same).map(({ one, other }) => keyOf(one, other)),
  );
  const breathe = breather();
  const until = performance.now() + milliseconds;
  const places: NearNames<Known>[] = [];
  for (const [where, names] of [
    ["there", there],
    ["release", made],
    ["sheet", unknown],
  ] as const) {
    const place = new NearNames<Known>();
    for (const name of names) {
      place.add({ name, where, read: readName(name) });
      await breathe();
    }
    places.push(place);
  }
  const found: UnknownName[] = [];
  for (const name of unknown.slice(0, mostNamesAtOnce)) {
    const own = readName(name);
    const near: UnknownName["near"] = [];
    for (const { name: other, where, read } of places.flatMap((place) => place.maybeLike(own))) {
      const likeness = other === name ? undefined : likenessOf(own, read);
      if (!likeness || differ.has(keyOf(name, other))) continue;
      near.push({ name: other, where, likeness });
      if (near.length === mostNear) break;
    }
    found.push({ name, near });
    if (found.length >= fewestNamesAtOnce && performance.now() > until) break;
    await breathe();
  }
  return { groups: groupsOf(found), left: Math.max(0, unknown.length - found.length) };
}

function groupsOf(found: readonly UnknownName[]): UnknownName[][] {
  // Each name leads to another of its group, and the last of them to itself.
  const leads = new Map<string, string>();
  const headOf = (name: string): string => {
    let at = name;
    for (let next = leads.get(at) ?? at; next !== at; next = leads.get(at) ?? at) at = next;
    leads.set(name, at);
    return at;
  };
  for (const { name, near } of found) {
    for (const other of near) leads.set(headOf(other.name), headOf(name));
  }
  const groups = [...Map.groupBy(found, ({ name }) => headOf(name)).values()];
  return groups.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** What resembles something comes before what resembles nothing. */
const weightOf = (group: readonly UnknownName[]) =>
  group.length + (group.some(({ near }) => near.length > 0) ? 1 : 0);

/** The pairs among names that a release makes, and between them and those that are there. */
export async function findPairs(
  made: readonly string[],
  there: readonly string[],
): Promise<[string, string][]> {
  const index = new NearNames<{ name: string; read: ReadName }>();
  const isMade = new Set(made);
  const pairs: [string, string][] = [];
  const [one] = made;
  if (one && made.length > mostMade) return [[one, one]];
  for (const name of there) index.add({ name, read: readName(name) });
  const breathe = breather();
  for (const name of made) {
    const read = readName(name);
    for (const other of index.maybeLike(read)) {
      if (!likenessOf(read, other.read)) continue;
      pairs.push(isMade.has(other.name) ? [other.name, name] : [name, other.name]);
    }
    index.add({ name, read });
    if (pairs.length > mostPairs) break;
    await breathe();
  }
  return mostPairsOf(pairs);
}

/** Where there are more than anybody answers, a name beside itself says so to the database. */
export function mostPairsOf(pairs: readonly [string, string][]): [string, string][] {
  const [first] = pairs;
  if (!first || pairs.length <= mostPairs) return [...pairs];
  return [...pairs.slice(0, mostPairs), [first[0], first[0]]];
}

/** Whoever else asks something of this thread is answered meanwhile. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < 15) return;
    await new Promise((done) => setTimeout(done, 0));
    since = performance.now();
  };
}

/** The same for a pair in either order, whatever its capitals. */
export function keyOf(one: string, other: string): string {
  return [one.toLowerCase(), other.toLowerCase()].toSorted().join("\n");
}
