import { expect, test } from "vitest";
import { askAddress } from "./ask-address.ts";
import { isPublic } from "./public-address.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "fd12::1",
  "ff02::1",
  "::ffff:10.0.0.1",
  "::ffff:a00:1",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "2001:db8::1",
  "not an address",
])("%s is not of the public network", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(["93.184.216.34", "172.32.0.1", "8.8.8.8", "2606:2800:220:1::1", "::ffff:8.8.8.8"])(
  "%s is",
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

const asking = (addresses: string[], status: number | Error) => {
  const asked: string[] = [];
  const ways = {
    addressesOf: async () => addresses.map((address) => ({ address, family: 4 })),
    statusAt: async (_url: URL, address: string) => {
      asked.push(address);
      if (status instanceof Error) throw status;
      return status;
    },
  };
  return { asked, ways };
};

test.each([
  [200, "answers"],
  [301, "answers"],
  [403, "answers"],
  [404, "gone"],
  [410, "gone"],
  [503, "gone"],
  [new Error("timeout"), "silent"],
] as const)("what answers %s %s", async (status, state) => {
  const { ways, asked } = asking(["93.184.216.34"], status);
  expect(await askAddress("https://example.org/a", ways)).toBe(state);
  expect(asked).toEqual(["93.184.216.34"]);
});

test.each([
  ["a name that leads into our own network", "https://inside.example/", ["10.0.0.5"]],
  ["a name with one foot inside", "https://both.example/", ["93.184.216.34", "127.0.0.1"]],
  ["another port", "https://example.org:8443/", ["93.184.216.34"]],
  ["another protocol", "http://example.org/", ["93.184.216.34"]],
  ["a name and password", "https://a:b@example.org/", ["93.184.216.34"]],
])("%s is never asked", async (_name, address, addresses) => {
  const { ways, asked } = asking(addresses, 200);
  expect(await askAddress(address, ways)).toBe("private");
  expect(asked).toEqual([]);
});

test("a number of our own network is not asked, by the real look-up", async () => {
  expect(await askAddress("https://127.0.0.1/")).toBe("private");
  expect(await askAddress("https://[::1]/")).toBe("private");
  expect(await askAddress("https://localhost/")).toBe("private");
});
