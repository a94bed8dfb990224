/** Two people at one release: whose change is whose, file by file. */
import type { Draft } from "./match-file.ts";

const same = (one: Draft | undefined, other: Draft | undefined) =>
  JSON.stringify(one && inOrder(one)) === JSON.stringify(other && inOrder(other));

function inOrder({ sha256, fileName, fund, entity, all, type, period, title }: Draft) {
  return [sha256, fileName, fund, entity, all, type, period, title];
}

const byHash = (drafts: readonly Draft[]) => new Map(drafts.map((one) => [one.sha256, one]));

/**
 * What I changed since `base` is put onto what they have now. `both` are the files that each of us
 * changed in another way: mine stands, theirs is shown.
 */
export function mergeManifest(
  base: readonly Draft[],
  mine: readonly Draft[],
  theirs: readonly Draft[],
): { merged: Draft[]; both: Draft[] } {
  const [was, my, their] = [base, mine, theirs].map(byHash) as [Was, Was, Was];
  const merged = new Map(their);
  const both: Draft[] = [];
  for (const hash of new Set([...was.keys(), ...my.keys()])) {
    const [before, ours, now] = [was.get(hash), my.get(hash), their.get(hash)];
    if (same(before, ours)) continue;
    if (!same(before, now) && !same(ours, now) && now) both.push(now);
    if (ours) merged.set(hash, ours);
    else merged.delete(hash);
  }
  return { merged: [...merged.values()], both };
}

type Was = Map<string, Draft>;
