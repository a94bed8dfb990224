import { absolute, alternates } from "#app/head/alternates.ts";
import { site } from "#content/site.ts";
import { isBehindSignIn, isIndexed, notFoundPage } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";
import {
  policyOfAllPages,
  securityHeaders,
  strictTransport,
} from "#server/pages/security-headers.ts";
import { type Address, notFoundAddresses } from "../addresses.ts";

export function sitemapFile(addresses: readonly Address[]): string {
  const urls = addresses
    .filter(({ page }) => isIndexed(page))
    .map(({ path }) => {
      const links = alternates(readPath(path).path).map(
        ({ hreflang, href }) =>
          `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      );
      return ["  <url>", `    <loc>${absolute(path)}</loc>`, ...links, "  </url>"].join("\n");
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/** RFC 9116: where to report a vulnerability. It must have an expiry date, a year away at most. */
export function securityFile(today = new Date()): string {
  const expires = new Date(today);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return `${[
    `Contact: mailto:${site.email}`,
    `Contact: ${absolute("/contact")}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    "Preferred-Languages: fr, en",
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ].join("\n")}\n`;
}

export function robotsFile(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`;
}

/**
 * In the syntax of Netlify and Cloudflare Pages. `script-src` is in each page's own meta policy.
 */
export function headersFile(addresses: readonly Address[]): string {
  const everywhere = {
    ...securityHeaders,
    "strict-transport-security": strictTransport,
    "content-security-policy": policyOfAllPages(process.env.SUPABASE_URL),
  };
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  const assets = "/assets/*\n  cache-control: public, max-age=31536000, immutable";
  const uncached = addresses
    .filter(({ page }) => isBehindSignIn(page))
    .map(({ path }) => `${path}\n  cache-control: private, no-store`);
  return `${[`/*\n${lines.join("\n")}`, assets, ...uncached].join("\n\n")}\n`;
}

export function redirectsFile(addresses: readonly Address[]): string {
  const slashes = addresses
    .filter(({ path }) => path !== "/")
    .map(({ path }) => `${path}/ ${path} 308`);
  // The name of an edition ends in a dot and a number, which looks like the name of a file.
  const editions = addresses
    .filter(({ path }) => /\.\d+$/.test(path))
    .map(({ path }) => `${path} ${path}.html 200`);
  // The first rule that matches wins, so the narrower ones come first. The whole site needs no
  // rule: these hosts serve /404.html by themselves.
  const notFound = notFoundAddresses
    .toReversed()
    .filter(({ path }) => path !== notFoundPage.path)
    .map(({ path }) => `${path.slice(0, -notFoundPage.path.length)}/* ${path}.html 404`);
  return `${[...slashes, ...editions, ...notFound].join("\n")}\n`;
}
