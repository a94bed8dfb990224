import { createHash } from "node:crypto";
import { scriptPolicy } from "#server/pages/security-headers.ts";
import { startScript } from "./start-script.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const charset = '<meta charSet="utf-8"/>';
const end = "</body></html>";

/**
 * Makes a prerendered page start after its first paint, with all its scripts at once, the entry
 * first, and adds the policy for its own.
 */
export function finishPage(html: string, scripts: readonly string[]): string {
  if (!html.includes(charset)) throw new Error("The page does not declare its character set.");
  if (!html.endsWith(end)) throw new Error("The page does not end where it should.");
  const body = html.slice(0, -end.length);
  const started = `${body}<script>${startScript(scripts)}</script>${end}`;
  const hashes = [...started.matchAll(inlineScript)].map(([, inline = ""]) => sha256(inline));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${scriptPolicy(hashes)}"/>`;
  return started.replace(charset, `<meta charset="utf-8"/>${policy}`);
}

/** As the policy names a script. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
