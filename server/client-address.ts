import { isIP, isIPv6 } from "node:net";

/**
 * The address to count a visitor by. `X-Forwarded-For` can be written by anyone; only what our own
 * proxies have added at its end is to be believed, one entry for each of them.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = trustedProxies > 0 ? (forwardedFor ?? "").split(",").map((hop) => hop.trim()) : [];
  const told = chain.at(-trustedProxies);
  return network(told && isIP(told) ? told : (socketAddress ?? ""));
}

/** Whoever has an IPv6 address has 2⁶⁴ of them: they count as one. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = plain.includes("::")
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":")}::`;
}
