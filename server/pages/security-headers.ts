import { professionalNetworkTag } from "#content/site.ts";

/** The headers of every answer. */
const everyAnswer = {
  // A file is what its type says: no guessing that turns a text into a script.
  "x-content-type-options": "nosniff",
  // Other sites learn that a visitor came from here, not from which page.
  "referrer-policy": "strict-origin-when-cross-origin",
  // Our files are for our pages.
  "cross-origin-resource-policy": "same-origin",
};

/** With those that browsers read on documents alone. `builder/finish/finish.ts` writes them into `_headers`. */
export const securityHeaders: Record<string, string> = {
  ...everyAnswer,
  // The site needs none of these; a script that got in would not either.
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  // A page opened from here, or that opened this one, cannot reach into it.
  "cross-origin-opener-policy": "same-origin",
};

/** On scripts, styles and fonts the others are dead weight: a quarter of a kilobyte a file. */
export function securityHeadersFor(answer: { document: boolean; secure: boolean }) {
  const headers: Record<string, string> = answer.document ? securityHeaders : everyAnswer;
  return answer.secure ? { ...headers, "strict-transport-security": strictTransport } : headers;
}

/** Only ever over https: two years, so that no first request goes out in clear. */
export const strictTransport = "max-age=63072000; includeSubDomains";

/** The frame of the professional network's tag, where the firm uses one. */
export const networkTagFile = "network-tag.html";

/** It may load the tag and what the tag asks of its own origin, and nothing of ours. */
export function networkTagPolicy(origin: string): string {
  return `default-src 'none'; script-src ${origin}; img-src ${origin}; connect-src ${origin}`;
}

/** Everything but scripts and styles, alike on every page. */
const commonPolicy = {
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "media-src": "'self'",
  "worker-src": "'self'",
  "frame-src": professionalNetworkTag.id ? "'self'" : "'none'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/** What stands in a page itself, by hash: the one part of the policy that differs by page. */
export function pagePolicy(inline: { scripts: readonly string[]; styles: readonly string[] }) {
  return `${allow("script-src", inline.scripts)}; ${allow("style-src", inline.styles)}`;
}

function allow(directive: string, hashes: readonly string[]): string {
  return [`${directive} 'self'`, ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ");
}

/** For what has no inline code of its own. */
export const plainPolicy = contentSecurityPolicy(pagePolicy({ scripts: [], styles: [] }));

/**
 * For static hosts, where each page carries its own part in a meta element. Where a hosted
 * project stands behind the pages, scripts and forms must reach its origin too.
 */
export function policyOfAllPages(backendUrl = ""): string {
  const backend = backendUrl && ` ${new URL(backendUrl).origin}`;
  return Object.entries(commonPolicy)
    .map(([directive, sources]) =>
      ["connect-src", "form-action"].includes(directive)
        ? `${directive} ${sources}${backend}`
        : `${directive} ${sources}`,
    )
    .join("; ");
}

export function contentSecurityPolicy(ofPage: string): string {
  return `default-src 'none'; ${ofPage}; ${policyOfAllPages()}`;
}
