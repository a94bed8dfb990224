import { expect, test } from "vitest";
import { printInForce } from "./print-in-force.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

const listed = [
  { slug: "complaints-policy", pdf: { path: "/editions/complaints-policy/2.0.fr.pdf" } },
  { slug: "remuneration-policy" },
  { slug: "esg-report-2025", pdf: { path: "/publications/esg-report-2025.fr.pdf" } },
];
const list = { bodies: { identity: Buffer.from(JSON.stringify({ publications: listed })) } };
const files: SiteFiles = {
  byPath: { get: (path) => (path === "/publications.fr.json" ? (list as SiteFile) : undefined) },
  isPage: () => false,
};
const pageOf = (slug: string) => `/fr/sustainability/publications/${slug}`;

test.each([
  ["/publications/complaints-policy.fr.pdf", "/editions/complaints-policy/2.0.fr.pdf"],
  // Without a PDF the page can be printed.
  ["/publications/remuneration-policy.fr.pdf", pageOf("remuneration-policy")],
  // A report has its PDF at this address.
  ["/publications/esg-report-2025.fr.pdf", undefined],
  ["/publications/complaints-policy.de.pdf", undefined],
  ["/publications/constructor.fr.pdf", undefined],
  ["/complaints-policy.fr.pdf", undefined],
])("%s leads to %s", (path, expected) => {
  expect(printInForce(files, path)).toBe(expected);
});
