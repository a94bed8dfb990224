import { BlockList, isIP, isIPv6 } from "node:net";

/** Which addresses are proxies of ours. */
export type Trusted = (address: string) => boolean;

const named: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Of proxies, as the least length of its prefix: those of the largest carriers have /13 and /29. */
export const largestNetwork = { ipv4: 8, ipv6: 16 } as const;

/**
 * `loopback, 10.0.0.5, 2001:db8::/32`; `undefined` where it names something else, or more than there
 * are proxies anywhere.
 */
export function readTrusted(names: string): Trusted | undefined {
  const list = new BlockList();
  const all = names.split(",").map((name) => name.trim());
  for (const one of all.flatMap((name) => named[name] ?? [name])) {
    const [address = "", bits] = one.split("/");
    const family = familyOf(address);
    const longest = family === "ipv6" ? 128 : 32;
    const length = bits === undefined ? longest : Number(bits);
    // Our own names may mean more: whoever has a private address is in our own network.
    const least = all.includes(one) ? largestNetwork[family] : 1;
    if (!isIP(address) || !Number.isInteger(length) || length < least || length > longest) {
      return undefined;
    }
    list.addSubnet(address, length, family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/**
 * The address to count a visitor by. `X-Forwarded-For` can be written by anyone: each of our proxies
 * adds at its end who asked it, so it is read from there, for as long as a proxy of ours speaks.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: Trusted,
): string {
  const chain = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
  let address = plain(socketAddress ?? "");
  while (trusted(address)) {
    const hop = chain.pop();
    if (!hop || !isIP(hop)) break;
    address = hop;
  }
  return network(address);
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

/** An IPv4 address as such, and none with the name of a network card. */
export function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
}

/** Whoever has an IPv6 address has 2⁶⁴ of them: they count as one. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = address.includes("::")
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":")}::`;
}
