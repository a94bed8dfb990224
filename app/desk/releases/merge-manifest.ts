/** Merges the changes of two people to the documents of one release, file by file. */
import type { Draft } from "./match-file.ts";

const same = (one: Draft | undefined, other: Draft | undefined) =>
  JSON.stringify(one && inOrder(one)) === JSON.stringify(other && inOrder(other));

function inOrder({ sha256, fileName, fund, entity, all, type, period, title }: Draft) {
  return [sha256, fileName, fund, entity, all, type, period, title];
}

const byHash = (drafts: readonly Draft[]) => new Map(drafts.map((one) => [one.sha256, one]));

/**
 * Applies what I changed since `base` to what they have now. `both` are the files that we both
 * changed differently: my version is taken, and theirs is returned to be shown.
 */
export function mergeManifest(
  base: readonly Draft[],
  mine: readonly Draft[],
  theirs: readonly Draft[],
): { merged: Draft[]; both: Draft[] } {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(byHash) as [
    DraftsByHash,
    DraftsByHash,
    DraftsByHash,
  ];
  const merged = new Map(inTheirs);
  const both: Draft[] = [];
  for (const hash of new Set([...inBase.keys(), ...inMine.keys()])) {
    const [before, ours, now] = [inBase.get(hash), inMine.get(hash), inTheirs.get(hash)];
    if (same(before, ours)) continue;
    if (!same(before, now) && !same(ours, now) && now) both.push(now);
    if (ours) merged.set(hash, ours);
    else merged.delete(hash);
  }
  return { merged: [...merged.values()], both };
}

type DraftsByHash = Map<string, Draft>;
