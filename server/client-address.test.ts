import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const socket = "198.51.100.1";

test("without a proxy of ours the header is not believed", () => {
  expect(clientAddress(socket, "203.0.113.7", 0)).toBe(socket);
});

test.each([
  { header: "203.0.113.7", proxies: 1, address: "203.0.113.7" },
  { header: "1.2.3.4, 203.0.113.7", proxies: 1, address: "203.0.113.7" },
  { header: "1.2.3.4,203.0.113.7,10.0.0.1", proxies: 2, address: "203.0.113.7" },
  { header: "9.9.9.9, 1.2.3.4, 203.0.113.7 ", proxies: 1, address: "203.0.113.7" },
])("of $header, $proxies of ours, $address counts", ({ header, proxies, address }) => {
  expect(clientAddress(socket, header, proxies)).toBe(address);
});

test.each([undefined, "", "unknown", "203.0.113.7, nonsense", "203.0.113.7:4711", "1.2.3.4, "])(
  "when the proxy says %j, the connection's own address counts",
  (header) => {
    expect(clientAddress(socket, header, 1)).toBe(socket);
  },
);

test("fewer entries than proxies are not believed: someone came past one of them", () => {
  expect(clientAddress(socket, "203.0.113.7", 2)).toBe(socket);
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
  expect(clientAddress(address, undefined, 0)).toBe(counted);
  expect(clientAddress(socket, address, 1)).toBe(counted);
});

test("a connection that is gone has no address", () => {
  expect(clientAddress(undefined, undefined, 0)).toBe("");
});
