import type { Named } from "../../../core/acts/act.ts";
import { fold } from "../../../core/fold.ts";
import { nearness } from "../../../core/near-names.ts";

export type NearPair = { one: Named; other: Named; near: number };

/** From here on two names are worth a second look. */
export const near = 0.8;

/** The pairs of names that are nearly the same, the nearest first. */
export function nearPairs(all: readonly Named[]): NearPair[] {
  const known = all.map((one) => ({ one, pieces: piecesOf(one.name) }));
  const pairs = known.flatMap(({ one, pieces }, at) =>
    known.slice(at + 1).flatMap((next) => {
      // To compare letter by letter is slow: only names that share most of their pieces are.
      if (!shareMost(pieces, next.pieces)) return [];
      const how = nearness(one.name, next.one.name);
      return how >= near ? [{ one, other: next.one, near: how }] : [];
    }),
  );
  return pairs.sort((one, other) => other.near - one.near);
}

/** Two letters at a time. */
function piecesOf(name: string): Set<string> {
  const letters = fold(name).replaceAll(" ", "");
  return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 2)));
}

function shareMost(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const piece of few) if (many.has(piece)) shared += 1;
  return shared >= 0.7 * few.size;
}
