import { createHash } from "node:crypto";
import { pagePolicy } from "#server/pages/security-headers.ts";
import type { PageScripts } from "./scripts-of-page.ts";
import { startScript } from "./start-script.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
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
    styles: hashesOf(started, inlineStyle),
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return started.replace(charset, `<meta charset="utf-8"/>${meta}`);
}

/** In the place of each sheet what it says, so that no file stands before the first paint. */
function withStyles(html: string, readSheet: (address: string) => string): string {
  return html.replace(
    sheetLink,
    (_, address: string) => `<style data-sheet="${address}">${readSheet(address)}</style>`,
  );
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(([, content = ""]) => sha256(content));
}

/** As the policy names a script. */
function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
