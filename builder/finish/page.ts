import { createHash } from "node:crypto";
import { pagePolicy } from "#server/pages/security-headers.ts";
import { firstStyles, restOfStyles } from "./first-styles.ts";
import type { PageScripts } from "./scripts-of-page.ts";
import { startScript } from "./start-script.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** What `app/ui/rest-of-styles.tsx` renders where the first screen ends. */
const endOfFirstScreen = '<div hidden="" data-rest="">';
/**
 * Browsers that support it paint nothing before they have read as far as `#first-screen`: a heading
 * painted by halves would move.
 */
const waitForFirstScreen = '<link rel="expect" href="#first-screen" blocking="render"/>';
const charset = '<meta charSet="utf-8"/>';
const end = "</body></html>";

/**
 * Finishes a prerendered page: writes its styles into it, adds the script that loads its code after
 * the first paint, and adds the policy that allows just these scripts and styles.
 */
export function finishPage(
  html: string,
  scripts: PageScripts,
  readSheet: (address: string) => string,
): string {
  if (!html.includes(charset)) throw new Error("The page does not declare its character set.");
  if (!html.endsWith(end)) throw new Error("The page does not end where it should.");
  const body = withStyles(html.slice(0, -end.length), readSheet);
  const started = `${body}<script>${startScript(scripts)}</script>${end}`;
  const policy = pagePolicy({
    scripts: hashesOf(started, inlineScript),
    styles: hashesOf(started, inlineStyle, (css) =>
      css.replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
    ),
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return started.replace(charset, `<meta charset="utf-8"/>${meta}`);
}

/**
 * Replaces each link to a sheet by the rules for the first screen, and writes the rest where that
 * screen ends: the first paint waits for no file. The partners' space and the desk do not mark that
 * place, since they have little to show before their code is there. Their sheets stay files, which
 * whoever works there has in the browser's cache; and somebody who is not signed in is sent to the
 * sign-in page before they load.
 */
function withStyles(html: string, readSheet: (address: string) => string): string {
  const [firstScreen = "", rest, ...more] = html.split(endOfFirstScreen);
  if (more.length > 0) throw new Error("The page says twice where its first screen ends.");
  if (rest === undefined) return html;
  const body = firstScreen.slice(firstScreen.indexOf("<body"));
  let later = "";
  const first = firstScreen.replace(sheetLink, (_, address: string) => {
    const sheet = readSheet(address);
    later += styleElement(address, escapedForSvg(restOfStyles(sheet)));
    return styleElement(address, firstStyles(sheet, body));
  });
  const waiting = first.replace("</head>", `${waitForFirstScreen}</head>`);
  // HTML allows no `<style>` in the body, except inside an `<svg>`.
  return `${waiting}${endOfFirstScreen}<svg><g id="first-screen"></g>${later}</svg>${rest}`;
}

function styleElement(address: string, css: string): string {
  return `<style data-sheet="${address}">${css}</style>`;
}

/**
 * Inside an `<svg>`, unlike in the head, the text of a style is parsed: `&` and `<` are escaped.
 */
function escapedForSvg(css: string): string {
  return css.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function hashesOf(html: string, inline: RegExp, read = (content: string) => content): string[] {
  return [...html.matchAll(inline)].map(([, content = ""]) => sha256(read(content)));
}

/** In base64, as a content security policy wants it. */
function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
