import type { SaidOfNames, UnknownName } from "../../../core/acts/names.ts";
import { likenessOf, readName } from "../../../core/near-names.ts";

export type SheetNames = {
  /** Names that no entity has. */
  unknown: readonly string[];
  /** Entities that the release makes. */
  made: readonly string[];
  there: readonly string[];
  said: SaidOfNames;
};

/**
 * The unknown names, each with the names that it may be the same as, but for those it was said to
 * differ from. Names that lead to each other are one group, the largest group first.
 */
export function groupNames({ unknown, made, there, said }: SheetNames): UnknownName[][] {
  const differ = new Set(
    said.filter(({ same }) => !same).map(({ one, other }) => keyOf(one, other)),
  );
  const known = [
    ...there.map((name) => ({ name, where: "there" as const, read: readName(name) })),
    ...made.map((name) => ({ name, where: "release" as const, read: readName(name) })),
    ...unknown.map((name) => ({ name, where: "sheet" as const, read: readName(name) })),
  ];
  const found = unknown.map((name): UnknownName => {
    const own = readName(name);
    const near = known.flatMap(({ read, ...other }) => {
      const likeness = other.name === name ? undefined : likenessOf(own, read);
      if (!likeness || differ.has(keyOf(name, other.name))) return [];
      return [{ ...other, likeness }];
    });
    return { name, near };
  });
  const groups: UnknownName[][] = [];
  for (const one of found) {
    const own = [one.name, ...one.near.map(({ name }) => name)];
    const isLinked = (group: readonly UnknownName[]) =>
      group.some(
        ({ name, near }) => own.includes(name) || near.some((far) => own.includes(far.name)),
      );
    const linked = groups.filter(isLinked);
    const rest = groups.filter((group) => !linked.includes(group));
    groups.splice(0, groups.length, ...rest, [...linked.flat(), one]);
  }
  return groups.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** What resembles something comes before what resembles nothing. */
const weightOf = (group: readonly UnknownName[]) =>
  group.length + (group.some(({ near }) => near.length > 0) ? 1 : 0);

/** The same for a pair in either order, whatever its capitals. */
export function keyOf(one: string, other: string): string {
  return [one.toLowerCase(), other.toLowerCase()].toSorted().join("\n");
}
