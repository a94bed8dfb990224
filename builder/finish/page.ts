import { createHash } from "node:crypto";
import { scriptPolicy } from "#server/pages/security-headers.ts";
import { startScript } from "./start-script.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const start = /<script type="module" async="">([\s\S]*?)<\/script>/;
const charset = '<meta charSet="utf-8"/>';

/**
 * Makes a prerendered page start after its first paint, with its words beside its code, and adds
 * the policy for its own scripts.
 */
export function finishPage(html: string, words: readonly string[]): string {
  if (!html.includes(charset)) throw new Error("The page does not declare its character set.");
  const code = [...html.matchAll(modulePreload)].map(([, href = ""]) => href);
  const started = html
    .replaceAll(modulePreload, "")
    .replace(
      start,
      (_, own: string) => `<script>${startScript(own, [...code, ...words])}</script>`,
    );
  const hashes = [...started.matchAll(inlineScript)].map(([, inline = ""]) => sha256(inline));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${scriptPolicy(hashes)}"/>`;
  return started.replace(charset, `<meta charset="utf-8"/>${policy}`);
}

/** As the policy names a script. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
