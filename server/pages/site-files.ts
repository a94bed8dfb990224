import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { languages } from "#core/languages.ts";
import { isBehindSignIn, pages } from "#core/pages.ts";
import { localisePath } from "#core/paths.ts";
import { contentSecurityPolicy, networkTagFile, plainPolicy } from "./security-headers.ts";

export type Encoding = "br" | "gzip" | "identity";

export type SiteFile = {
  /** The bytes per encoding; `identity` is always there. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  etag: string;
  type: string;
  cacheControl: string;
  /** For what a browser can open as a document; on scripts, styles and fonts it is dead weight. */
  policy: string | undefined;
  /** It has a place for what stands in its address (`fill-page.ts`). */
  takesQuery: boolean;
};

export type SiteFiles = {
  /** By address: `/contact`, `/assets/app-1a2b.css`. */
  byPath: Pick<ReadonlyMap<string, SiteFile>, "get">;
  isPage(path: string): boolean;
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".pdf": "application/pdf",
};

// Meant for static hosts; and the compressed copies are never asked for by name.
const notServed = /(^|\/)(_headers|_redirects)$|\.(br|gz)$/;
const immutable = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";
const policyInPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

type Read = SiteFiles & { byPath: ReadonlyMap<string, SiteFile> };

/** In milliseconds: for how long requests wait while files are read. */
const longestPiece = 10;

/** Reads the built site into memory: a few megabytes, and no file is touched per request. */
export function readSiteFiles(folder: string): Read {
  const reading = readOneByOne(folder);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same while the host runs: requests are answered in between. */
export async function readSiteFilesMeanwhile(folder: string): Promise<Read> {
  const reading = readOneByOne(folder);
  let began = performance.now();
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    if (performance.now() - began < longestPiece) continue;
    await setImmediate();
    began = performance.now();
  }
}

function* readOneByOne(folder: string): Generator<void, Read> {
  const byPath = new Map<string, SiteFile>();
  const pages = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).replaceAll(sep, "/");
    if (notServed.test(name)) continue;
    const path = addressOf(name);
    if (extname(name) === ".html" && name !== networkTagFile) pages.add(path);
    byPath.set(path, readSiteFile(file, name));
    yield;
  }
  return { byPath, isPage: (path) => pages.has(path) };
}

/** The same files with others laid over them, which may change while the host runs, and under them. */
export function layered(
  base: SiteFiles,
  under?: SiteFiles,
): SiteFiles & { lay(over: SiteFiles | undefined): void } {
  let top: SiteFiles | undefined;
  return {
    byPath: {
      get: (path) => top?.byPath.get(path) ?? base.byPath.get(path) ?? under?.byPath.get(path),
    },
    isPage: (path) => Boolean(top?.isPage(path)) || base.isPage(path),
    lay(over) {
      top = over;
    },
  };
}

/** `contact.html` is at `/contact`, `index.html` at `/`, any other file at its own name. */
function addressOf(name: string): string {
  if (name === "index.html") return "/";
  if (name === networkTagFile) return `/${name}`;
  return `/${name.replace(/\.html$/, "")}`;
}

function readSiteFile(file: string, name: string): SiteFile {
  const identity = readFileSync(file);
  const bodies: SiteFile["bodies"] = { identity };
  if (existsSync(`${file}.br`)) bodies.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) bodies.gzip = readFileSync(`${file}.gz`);
  const page = name.endsWith(".html") ? identity.toString("utf8") : "";
  const ofPage = policyInPage.exec(page)?.[1];
  return {
    bodies,
    etag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
    type: types[extname(name)] ?? "application/octet-stream",
    cacheControl: cacheControlOf(name),
    policy: policyOf(name, ofPage),
    takesQuery: page.includes(' data-query="'),
  };
}

/** What stood on a partner's screen must not come back with the back button after signing out. */
const partnersPages = new Set(
  pages
    .filter(isBehindSignIn)
    .flatMap(({ path }) => languages.map((language) => localisePath(path, language)))
    .map((path) => `${path.slice(1)}.html`),
);

function cacheControlOf(name: string): string {
  if (partnersPages.has(name)) return "private, no-store";
  return name.startsWith("assets/") ? immutable : revalidated;
}

function policyOf(name: string, ofPage: string | undefined): string | undefined {
  // The tag's frame brings a whole policy of its own, and is for our pages alone.
  if (name === networkTagFile) return `${ofPage}; frame-ancestors 'self'`;
  if (/\.(js|css|woff2)$|^assets\/.*\.json$/.test(name)) return undefined;
  return ofPage ? contentSecurityPolicy(ofPage) : plainPolicy;
}
