import { expect, test } from "vitest";
import { clientAddress, readTrusted, type Trusted } from "./client-address.ts";
import { readConfig } from "./config.ts";

const stranger = "198.51.100.1";
const nobody: Trusted = () => false;
const trust = (names: string): Trusted => {
  const trusted = readTrusted(names);
  if (!trusted) throw new Error(`${names} was not understood.`);
  return trusted;
};

test("without a proxy of ours the header is not believed", () => {
  expect(clientAddress(stranger, "203.0.113.7", nobody)).toBe(stranger);
});

test("finding 7: a header is believed only from a proxy that is named", () => {
  const trusted = trust("loopback, 10.0.0.5");
  expect(clientAddress(stranger, "203.0.113.7", trusted)).toBe(stranger);
  expect(clientAddress("10.0.0.6", "203.0.113.7", trusted)).toBe("10.0.0.6");
  for (const proxy of ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.5"]) {
    expect(clientAddress(proxy, "203.0.113.7", trusted)).toBe("203.0.113.7");
  }
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["1.2.3.4, 203.0.113.7", "203.0.113.7"],
  ["1.2.3.4,203.0.113.7,10.0.0.1", "203.0.113.7"],
  ["9.9.9.9, 1.2.3.4, 203.0.113.7 ", "203.0.113.7"],
  ["1.2.3.4, 10.0.0.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
  ["10.0.0.9", "10.0.0.9"],
])("of %s, the first that is no proxy of ours counts, from the end", (header, address) => {
  expect(clientAddress("127.0.0.1", header, trust("loopback,10.0.0.0/8"))).toBe(address);
});

test.each([undefined, "", "unknown", "203.0.113.7, nonsense", "203.0.113.7:4711", "1.2.3.4, "])(
  "when the proxy says %j, the connection's own address counts",
  (header) => {
    expect(clientAddress("127.0.0.1", header, trust("loopback"))).toBe("127.0.0.1");
  },
);

test.each([
  "1",
  "",
  "all",
  "10.0.0.0/0",
  "10.0.0.0/33",
  "2001:db8::/129",
  "10.0.0.1/x",
  "host,::1",
])("%j names no proxy", (names) => {
  expect(readTrusted(names)).toBeUndefined();
});

test.each(["0.0.0.0/1", "128.0.0.0/7", "loopback, 10.0.0.0/7", "2000::/3", "fc00::/7"])(
  "finding 15: %j is more than there are proxies",
  (names) => {
    expect(readTrusted(names)).toBeUndefined();
    expect(() => readConfig({ TRUST_PROXY: names })).toThrow(/no network larger than \/8 \(IPv6: /);
  },
);

test.each(["private", "10.0.0.0/8", "104.16.0.0/13", "2400:cb00::/32"])("%s may be", (names) => {
  expect(readTrusted(names)).toBeTypeOf("function");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:0db8:0001:0002::1", "2001:db8:1:2::"],
  ["2001:DB8::1", "2001:db8:0:0::"],
  ["::1", "0:0:0:0::"],
  ["fe80::1%eth0", "fe80:0:0:0::"],
  ["::ffff:198.51.100.1", "198.51.100.1"],
  ["::FFFF:198.51.100.1", "198.51.100.1"],
])("%s counts as %s", (address, counted) => {
  expect(clientAddress(address, undefined, nobody)).toBe(counted);
  expect(clientAddress("10.0.0.1", address, trust("private"))).toBe(counted);
});

test("a connection that is gone has no address", () => {
  expect(clientAddress(undefined, undefined, nobody)).toBe("");
});
