/**
 * Whether another site's page makes its visitor send this. Browsers say so (`Sec-Fetch-Site`), older
 * ones at least where they come from (`Origin`); who says neither is no browser: a mail program
 * that unsubscribes, or a script that nobody was lured into.
 */
export function isCrossSite({ method, headers, url }: Request, siteOrigin: string): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (!origin || origin === siteOrigin) return false;
  const asked = headers.get("host") ?? new URL(url).host;
  return !URL.canParse(origin) || new URL(origin).host !== asked;
}
