import type { Named } from "../../../core/acts/act.ts";
import { type Likeness, likenessOf, readName } from "../../../core/near-names.ts";

export type NearPair = { one: Named; other: Named; likeness: Likeness };

/** The pairs of names that may be one and the same; those of the same words first. */
export function nearPairs(all: readonly Named[]): NearPair[] {
  const known = all.map((one) => ({ one, read: readName(one.name) }));
  const pairs = known.flatMap(({ one, read }, at) =>
    known.slice(at + 1).flatMap((next) => {
      const likeness = likenessOf(read, next.read);
      return likeness ? [{ one, other: next.one, likeness }] : [];
    }),
  );
  return pairs.sort(
    (one, other) => Number(other.likeness === "words") - Number(one.likeness === "words"),
  );
}
