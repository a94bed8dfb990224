/** So many random digits, to be told by telephone. */
export function newDigits(many: number): string {
  const [number = 0] = crypto.getRandomValues(new BigUint64Array(1));
  return String(BigInt(number) % 10n ** BigInt(many)).padStart(many, "0");
}
