import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { absolute } from "#app/head/alternates.ts";
import { site } from "#content/site.ts";
import { legalPages } from "#core/edition-texts.ts";
import { isIndexed } from "#core/pages.ts";
import { pathTo } from "#core/paths.ts";
import { securityHeaders, strictTransport } from "#server/pages/security-headers.ts";
import { addresses } from "../addresses.ts";
import { headersFile, redirectsFile, robotsFile, securityFile, sitemapFile } from "./host-files.ts";

/** The sitemap read back: each address with the alternates it declares. */
function readSitemap() {
  const urls = parse(sitemapFile(addresses)).querySelectorAll("url");
  return urls.map((url) => ({
    loc: url.querySelector("loc")?.text,
    alternates: Object.fromEntries(
      url
        .querySelectorAll("xhtml\\:link")
        .map(({ attributes }) => [attributes.hreflang ?? "", attributes.href ?? ""] as const),
    ),
  }));
}

/** The headers of one block of `_headers`. */
function headersOf(pattern: string): Record<string, string> {
  const block = headersFile(addresses)
    .split("\n\n")
    .find((text) => text.startsWith(`${pattern}\n`));
  const lines = (block ?? "").trimEnd().split("\n").slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value = ""] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}

function redirects(): string[] {
  return redirectsFile(addresses).trimEnd().split("\n");
}

test("the sitemap lists every indexed address in both languages, once, and no other", () => {
  const expected = addresses
    .filter(({ page }) => isIndexed(page))
    .map(({ path }) => absolute(path));
  expect(readSitemap().map(({ loc }) => loc)).toEqual(expected);
  expect(new Set(expected).size).toBe(expected.length);
  expect(expected).toContain(absolute("/fr/sustainability/publications/esg-report-2025"));
});

test("the sitemap keeps the account pages to itself", () => {
  expect(sitemapFile(addresses)).not.toMatch(/\/(login|lp|newsletter|404)\b/);
});

test("in the sitemap both languages of a page declare the same three alternates", () => {
  const entries = new Map(readSitemap().map(({ loc, alternates }) => [loc, alternates]));
  const contact = {
    en: absolute("/contact"),
    fr: absolute("/fr/contact"),
    "x-default": absolute("/contact"),
  };
  expect(entries.get(absolute("/contact"))).toEqual(contact);
  expect(entries.get(absolute("/fr/contact"))).toEqual(contact);
  for (const [loc, alternates] of entries) {
    expect(Object.keys(alternates)).toEqual(["en", "fr", "x-default"]);
    expect(Object.values(alternates)).toContain(loc);
    for (const href of Object.values(alternates)) expect(entries.get(href)).toEqual(alternates);
  }
});

test("the sitemap is XML with the namespaces its elements need", () => {
  const file = sitemapFile(addresses);
  expect(file).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  expect(file).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(file).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(file).toMatch(/<\/urlset>\n$/);
});

test("finding 17: whoever finds a weakness is told where to say so, for a year at most", () => {
  const lines = securityFile(new Date("2026-11-16T10:00:00Z")).trimEnd().split("\n");
  expect(lines).toEqual([
    `Contact: mailto:${site.email}`,
    `Contact: ${absolute("/contact")}`,
    "Expires: 2027-11-15T00:00:00.000Z",
    "Preferred-Languages: fr, en",
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ]);
});

test("robots may go everywhere and are told where the sitemap is", () => {
  expect(robotsFile()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`);
});

test("a static host sends the headers that our own host sends", () => {
  expect(headersOf("/*")).toMatchObject({
    ...securityHeaders,
    "strict-transport-security": strictTransport,
  });
});

test("a static host leaves scripts and styles to each page's own policy", () => {
  const policy = headersOf("/*")["content-security-policy"] ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  // A browser applies this policy and the page's own: a script must be allowed by both, so a rule
  // about scripts here would refuse those that the page allows.
  expect(policy).not.toMatch(/script-src|style-src|default-src|unsafe-/);
});

test("a static host lets assets be kept for a year, and nothing else", () => {
  expect(headersOf("/assets/*")).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(headersOf("/*")).not.toHaveProperty("cache-control");
});

test("a static host lets nobody keep the partners' pages", () => {
  for (const path of ["/lp", "/fr/lp", "/login", "/fr/login/password"]) {
    expect(headersOf(path)).toEqual({ "cache-control": "private, no-store" });
  }
});

test("every address but the root loses a slash at its end, for good", () => {
  const slashes = redirects().filter((line) => line.endsWith(" 308"));
  expect(slashes).toContain("/contact/ /contact 308");
  expect(slashes).toContain("/fr/ /fr 308");
  expect(slashes).toHaveLength(addresses.length - 1);
  for (const line of slashes) expect(line).toMatch(/^(\/\S+)\/ \1 308$/);
});

test("an unknown address shows the page of its family and language with status 404, the narrower first", () => {
  const families = legalPages.flatMap((id) => [pathTo(id, "en"), pathTo(id, "fr")]);
  expect(redirects().filter((line) => line.includes("*"))).toEqual(redirects().slice(-21));
  expect(redirects().slice(-21)).toEqual([
    ...families.toReversed().map((path) => `${path}/* ${path}/404.html 404`),
    "/fr/letters/* /fr/letters/404.html 404",
    "/letters/* /letters/404.html 404",
    "/fr/press/* /fr/press/404.html 404",
    "/press/* /press/404.html 404",
    "/fr/careers/* /fr/careers/404.html 404",
    "/careers/* /careers/404.html 404",
    "/fr/sustainability/publications/* /fr/sustainability/publications/404.html 404",
    "/sustainability/publications/* /sustainability/publications/404.html 404",
    "/fr/who-we-are/* /fr/who-we-are/404.html 404",
    "/who-we-are/* /who-we-are/404.html 404",
    "/fr/* /fr/404.html 404",
  ]);
});
