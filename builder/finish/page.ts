import { createHash } from "node:crypto";
import { pagePolicy } from "#server/pages/security-headers.ts";
import { firstStyles, restOfStyles } from "./first-styles.ts";
import type { PageScripts } from "./scripts-of-page.ts";
import { startScript } from "./start-script.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** Where the first screen ends: `app/ui/rest-of-styles.tsx`. */
const endOfFirstScreen = '<div hidden="" data-rest="" data-fonts-ready="Sans">';
/** Browsers that know it paint nothing before they have read so far: half a heading would move the other. */
const waitForFirstScreen = '<link rel="expect" href="#first-screen" blocking="render"/>';
const charset = '<meta charSet="utf-8"/>';
const end = "</body></html>";

/**
 * Makes a prerendered page bring its styles along and start after its first paint, with all its
 * scripts at once; and adds the policy for its own.
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
 * In the place of each sheet what it says of the first screen, and the rest where that ends: no file
 * stands before the first paint. A workplace does not say where, since it has little to show before
 * its code comes. It keeps its sheets as files, which whoever works there has from the last time, and
 * leads to the sign-in page without them.
 */
function withStyles(html: string, readSheet: (address: string) => string): string {
  const [firstScreen = "", rest, ...more] = html.split(endOfFirstScreen);
  if (more.length > 0) throw new Error("The page says twice where its first screen ends.");
  if (rest === undefined) return html;
  const body = firstScreen.slice(firstScreen.indexOf("<body"));
  let later = "";
  const first = firstScreen.replace(sheetLink, (_, address: string) => {
    const sheet = readSheet(address);
    later += styleElement(address, inDrawing(restOfStyles(sheet)));
    return styleElement(address, firstStyles(sheet, body));
  });
  const waiting = first.replace("</head>", `${waitForFirstScreen}</head>`);
  // Among a page's own elements a style is at home in a drawing alone.
  return `${waiting}${endOfFirstScreen}<svg><g id="first-screen"></g>${later}</svg>${rest}`;
}

function styleElement(address: string, css: string): string {
  return `<style data-sheet="${address}">${css}</style>`;
}

/** There, unlike in the head, HTML reads what is in a style like any other text. */
function inDrawing(css: string): string {
  return css.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function hashesOf(html: string, inline: RegExp, read = (content: string) => content): string[] {
  return [...html.matchAll(inline)].map(([, content = ""]) => sha256(read(content)));
}

/** As the policy names a script. */
function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
