import { expect, test } from "vitest";
import { ownMapAddress, webMapAddress } from "./map-address.ts";

const address = "8, rue de l’Exemple, 75000 Paris, France";
const query = "8%2C%20rue%20de%20l%E2%80%99Exemple%2C%2075000%20Paris%2C%20France";

test("a telephone opens its own map", () => {
  const android = { userAgent: "Mozilla/5.0 (Linux; Android 16; K)", maxTouchPoints: 5 };
  const iphone = { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)", maxTouchPoints: 5 };
  expect(ownMapAddress(address, android)).toBe(`geo:0,0?q=${query}`);
  expect(ownMapAddress(address, iphone)).toBe(`maps:?q=${query}`);
});

test("an iPad is told from the computer whose name it takes", () => {
  const userAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
  expect(ownMapAddress(address, { userAgent, maxTouchPoints: 5 })).toBe(`maps:?q=${query}`);
  expect(ownMapAddress(address, { userAgent, maxTouchPoints: 0 })).toBeUndefined();
});

test("any other device gets a map on the web", () => {
  expect(webMapAddress(address)).toBe(`https://www.openstreetmap.org/search?query=${query}`);
});
