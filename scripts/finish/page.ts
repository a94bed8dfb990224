import { createHash } from "node:crypto";
import { scriptPolicy } from "../../server/security-headers.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const charset = '<meta charSet="utf-8"/>';

/**
 * Adds to a prerendered page the policy for its own scripts, and preloads its words beside its
 * code. Code and words come last and with low priority: the page can be read without them, not
 * without its stylesheet and its fonts.
 */
export function finishPage(html: string, words: readonly string[]): string {
  if (!html.includes(charset)) throw new Error("The page does not declare its character set.");
  const hashes = [...html.matchAll(inlineScript)].map(([, code = ""]) => sha256(code));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${scriptPolicy(hashes)}"/>`;
  const code = [...html.matchAll(modulePreload)].map(([, href = ""]) => href);
  const preloads = [...code, ...words].map(
    (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`,
  );
  return html
    .replaceAll(modulePreload, "")
    .replace(charset, `<meta charset="utf-8"/>${policy}`)
    .replace("</body>", `${preloads.join("")}</body>`);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
