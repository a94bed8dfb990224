/**
 * The number of edits between two words, where swapping two neighbours is one edit. Stops counting
 * at `most` + 1.
 */
export function limitedEditDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + same,
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
