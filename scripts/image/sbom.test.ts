import { expect, test } from "vitest";
import { bomOf } from "./sbom.ts";

test("each package is named once, by the address that scanners know", () => {
  const locked = {
    "": { version: "1.0.0" },
    "node_modules/a": { version: "2.0.0", license: "MIT", integrity: "sha512-AAEC" },
    "node_modules/b/node_modules/a": { version: "2.0.0" },
    "node_modules/@scope/c": { version: "3.0.0" },
  };
  const { components } = bomOf("site", "1.0.0", locked, "libc6\t2.36-9+deb12u14\n");
  expect(components.map(({ purl }) => purl)).toEqual([
    "pkg:deb/debian/libc6@2.36-9%2Bdeb12u14?distro=bookworm",
    "pkg:npm/%40scope/c@3.0.0",
    "pkg:npm/a@2.0.0",
  ]);
});

test("a package keeps its licence and its hash where it is there twice", () => {
  const integrity = "sha512-AAEC";
  const locked = { "node_modules/a": { version: "2.0.0", license: "MIT", integrity } };
  expect(bomOf("site", "1.0.0", locked, "").components).toEqual([
    expect.objectContaining({
      licenses: [{ expression: "MIT" }],
      hashes: [{ alg: "SHA-512", content: "000102" }],
    }),
  ]);
});
