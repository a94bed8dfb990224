/**
 * Every try at sending the same words has the same key, so that a second click, or a retry after a
 * lost answer, does not store the message twice. Changed words get a new key: under the old one
 * they would be taken for a repetition, and not be stored.
 */
let last: { words: string; key: string } | undefined;

export function keyFor(message: object): string {
  const words = JSON.stringify(message);
  if (last?.words !== words) last = { words, key: randomKey() };
  return last.key;
}

/** A version 4 UUID. `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
