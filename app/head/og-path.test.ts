import { expect, test } from "vitest";
import { addresses } from "#builder/addresses.ts";
import { ogPath } from "./og-path.ts";

test.each([
  ["/", "/og/en/home.png"],
  ["/fr", "/og/fr/home.png"],
  ["/fr/", "/og/fr/home.png"],
  ["/contact", "/og/en/contact.png"],
  ["/fr/expertise/private-equity", "/og/fr/expertise/private-equity.png"],
  ["/fr/expertise/private-equity/", "/og/fr/expertise/private-equity.png"],
])("the picture of %s is at %s", (pathname, picture) => {
  expect(ogPath(pathname)).toBe(picture);
});

test("no two addresses share a picture", () => {
  const paths = addresses.map(({ path }) => ogPath(path));
  expect(new Set(paths).size).toBe(addresses.length);
});
