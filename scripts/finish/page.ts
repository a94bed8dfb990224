import { createHash } from "node:crypto";
import { scriptPolicy } from "../../server/security-headers.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const charset = '<meta charSet="utf-8"/>';

/** Adds to a prerendered page the policy for its own scripts and the preloading of its words. */
export function finishPage(html: string, words: readonly string[]): string {
  if (!html.includes(charset)) throw new Error("The page does not declare its character set.");
  const hashes = [...html.matchAll(inlineScript)].map(([, code = ""]) => sha256(code));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${scriptPolicy(hashes)}"/>`;
  const preloads = words.map((href) => `<link rel="modulepreload" href="${href}"/>`);
  return html
    .replace(charset, `<meta charset="utf-8"/>${policy}`)
    .replace("</head>", `${preloads.join("")}</head>`);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
