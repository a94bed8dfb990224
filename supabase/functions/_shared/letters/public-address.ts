/** Whether an IP address is one of the public network (IANA's registries of special addresses). */
export function isPublic(address: string): boolean {
  const four = readFour(address.replace(/^::ffff:(?=\d+\.)/i, ""));
  if (four) return isPublicFour(four);
  // Only what is given out to the world: 2000::/3, without what tunnels to others or documents.
  const six = address.toLowerCase();
  return /^[23][0-9a-f]{3}:/.test(six) && !/^(?:2001:0?:|2001:db8:|2002:|3fff:)/.test(six);
}

function readFour(address: string): number[] | undefined {
  const parts = address.split(".").map(Number);
  const valid = parts.length === 4 && parts.every((part) => part >= 0 && part <= 255);
  return valid && /^[\d.]+$/.test(address) ? parts : undefined;
}

function isPublicFour([a = 0, b = 0, c = 0]: number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100 && b >= 64 && b < 128) return false;
  if (a === 169 && b === 254) return false;
  if (a === 172 && b >= 16 && b < 32) return false;
  if (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99))) {
    return false;
  }
  if (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) return false;
  return !(a === 203 && b === 0 && c === 113);
}
