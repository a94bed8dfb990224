/** How the site is reached: where the links in mails lead, and whether `SITE_ORIGIN` says so. */
type Site = { origin: string; isOriginSet: boolean };

/**
 * Whether another site's page makes its visitor send this. Browsers say so (`Sec-Fetch-Site`), older
 * ones at least where they come from (`Origin`); who says neither is no browser: a mail program
 * that unsubscribes, or a script that nobody was lured into.
 *
 * Whoever owns a domain may let its name lead to our machine, and a page of that name is then on the
 * same site as we are. So where we know our own address, no other may send, whatever `Host` says;
 * but for the machine that the browser runs on, where nobody else has a page.
 */
export function isCrossSite({ method, headers, url }: Request, site: Site): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const origin = headers.get("origin");
  const named = origin !== null && URL.canParse(origin) ? new URL(origin) : undefined;
  const isOurs =
    origin === site.origin || (named?.host === hostOf(headers, url) && isLoopback(named));
  if (site.isOriginSet && named && !isOurs) return true;
  const relation = headers.get("sec-fetch-site");
  if (relation) return relation !== "same-origin" && relation !== "none";
  if (origin === null || isOurs) return false;
  return site.isOriginSet || named?.host !== hostOf(headers, url);
}

function hostOf(headers: Headers, url: string): string {
  return headers.get("host") ?? new URL(url).host;
}

function isLoopback({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
