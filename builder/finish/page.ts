import { createHash } from "node:crypto";
import { pagePolicy } from "#server/pages/security-headers.ts";
import { firstStyles } from "./first-styles.ts";
import type { PageScripts } from "./scripts-of-page.ts";
import { startScript } from "./start-script.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const charset = '<meta charSet="utf-8"/>';
const end = "</body></html>";

/**
 * Makes a prerendered page bring along what it needs for its first paint and start after it, with
 * all its sheets and scripts at once; and adds the policy for its own.
 */
export function finishPage(
  html: string,
  scripts: PageScripts,
  readSheet: (address: string) => string,
): string {
  if (!html.includes(charset)) throw new Error("The page does not declare its character set.");
  if (!html.endsWith(end)) throw new Error("The page does not end where it should.");
  const sheets = [...html.matchAll(sheetLink)].map(([, address = ""]) => address);
  const body = withStyles(html.slice(0, -end.length), sheets.map(readSheet));
  const started = `${body}${withoutScripts(sheets)}<script>${startScript(scripts, sheets)}</script>${end}`;
  const policy = pagePolicy({
    scripts: hashesOf(started, inlineScript),
    styles: hashesOf(started, inlineStyle),
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return started.replace(charset, `<meta charset="utf-8"/>${meta}`);
}

/** The site's sheet as far as the page needs it, its own whole, where they were asked for. */
function withStyles(html: string, [ofSite = "", ...ofPage]: readonly string[]): string {
  const style = `<style data-first="">${firstStyles(html, ofSite)}${ofPage.join("")}</style>`;
  const [place] = html.match(sheetLink) ?? [];
  if (!place) return html;
  return html.replace(place, () => style).replace(sheetLink, "");
}

/** Without scripts nothing else would fetch them, and printing needs them. */
function withoutScripts(sheets: readonly string[]): string {
  const links = sheets.map((address) => `<link rel="stylesheet" href="${address}"/>`);
  return `<noscript>${links.join("")}</noscript>`;
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(([, content = ""]) => sha256(content));
}

/** As the policy names a script. */
function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
