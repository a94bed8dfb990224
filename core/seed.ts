/**
 * Pseudo-random numbers from a word: the same word gives the same numbers in every build, so that
 * each page keeps its own drawing.
 */
export function numbersFrom(word: string): () => number {
  let state = hash(word);
  // mulberry32: small, and even enough for line art.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, 32 bits. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (const character of word) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value;
}
