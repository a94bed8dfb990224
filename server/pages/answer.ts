/** What the host answers to a request for a page or a file: a pure function, no sockets. */
import { type Dated, editionListPath, editionOn } from "#core/editions.ts";
import {
  choiceCookie,
  defaultLanguage,
  queryKey,
  storageKey,
  toLanguage,
} from "#core/languages.ts";
import { negotiateLanguage, readAcceptLanguage } from "#core/negotiate.ts";
import { editionOf, missingAt, notFoundPage, pageById, textAt } from "#core/pages.ts";
import { localisePath, readPath } from "#core/paths.ts";
import { readAsked } from "#core/search/address.ts";
import { isQuestion } from "#core/search/find.ts";
import { fillPage } from "./fill-page.ts";
import { printInForce } from "./print-in-force.ts";
import { answeredPage, ownSearchPages, soonCompressed } from "./search-page.ts";
import { plainPolicy } from "./security-headers.ts";
import type { Encoding, SiteFile, SiteFiles } from "./site-files.ts";

export type PageRequest = {
  method: string;
  /** Path and query as they came over the wire. */
  url: string;
  secure: boolean;
  acceptEncoding?: string | undefined;
  acceptLanguage?: string | undefined;
  cookie?: string | undefined;
  ifNoneMatch?: string | undefined;
  referer?: string | undefined;
  /** Makes the answer to a question, or says in how many seconds it may be asked again. */
  limited?: ((answer: () => Buffer) => Buffer | number) | undefined;
};

export type Answer = { status: number; headers: Record<string, string>; body?: Buffer | string };

const longestPath = 2048;
const { path: searchPath } = pageById("search");
const storedChoice = new RegExp(`(?:^|;\\s*)${storageKey}=([^;]*)`);

export function answer(files: SiteFiles, asked: PageRequest): Answer {
  if (asked.method !== "GET" && asked.method !== "HEAD") {
    return plain(405, "Only GET and HEAD are answered here.", { allow: "GET, HEAD" });
  }
  const [rawPath = "/", query = ""] = splitOnce(asked.url, "?");
  const written = decodePath(rawPath);
  if (written === undefined) return plain(400, "This address cannot be read.");
  // No path begins with two slashes: in a redirection or a link that would name another host.
  const path = written.replace(/\/{2,}/g, "/");
  const oneForm = path.replace(/(\/index)?\.html?$|\/$/, "") || "/";
  if (oneForm !== written && files.isPage(oneForm)) return permanentRedirect(oneForm, query);
  if (path !== written) return permanentRedirect(path, query);

  const print = printInForce(files, path);
  if (print) return temporaryRedirect(print, {});
  const file = files.byPath.get(path);
  if (file && !files.isPage(path)) return fileAnswer(file, asked);
  if (!file && looksLikeFile(path)) return plain(404, "There is no such file.");

  const { stated, redirect } = languageOf(path, query, asked);
  const extra: Record<string, string> = {
    vary:
      readPath(path).language === defaultLanguage
        ? "Accept-Encoding, Accept-Language, Cookie"
        : "Accept-Encoding",
  };
  if (stated) extra["set-cookie"] = choiceCookie(stated, asked.secure);
  if (redirect) return temporaryRedirect(redirect, extra);
  const edition = editionAsked(files, path, query);
  if (edition) return temporaryRedirect(edition, extra);
  const { path: bare } = readPath(path);
  if (!file || bare === missingAt(bare)) return notFoundAnswer(files, path, asked);
  if (file.takesQuery && query) return filledAnswer(file, query);
  if (bare === searchPath) return searchAnswer(files, file, path, query, asked, extra);
  return fileAnswer(file, asked, extra);
}

/** Holds something of one visitor's: for nobody else, and not kept. */
function filledAnswer({ bodies, type, policy }: SiteFile, query: string): Answer {
  const body = Buffer.from(fillPage(bodies.identity.toString("utf8"), query));
  const headers = {
    "content-type": type,
    "content-length": String(body.length),
    ...(policy && { "content-security-policy": policy }),
    "cache-control": "private, no-store",
    // The address must not travel on in a Referer.
    "referrer-policy": "no-referrer",
  };
  return { status: 200, headers, body };
}

/** What a visitor looks for is for nobody else. It may be shown again on the way back. */
function searchAnswer(
  files: SiteFiles,
  file: SiteFile,
  path: string,
  query: string,
  asked: PageRequest,
  extra: Record<string, string>,
): Answer {
  const { language } = readPath(path);
  const { page, waiting } = ownSearchPages(file, language);
  const question = readAsked(new URLSearchParams(query));
  if (!isQuestion(question.q)) return fileAnswer(page, asked, extra);
  // The question must not travel on to others in a Referer.
  const own = { "cache-control": "private, no-cache", "referrer-policy": "same-origin", ...extra };
  const encoding = pickEncoding(file, asked.acceptEncoding);
  const make = () =>
    soonCompressed(Buffer.from(answeredPage(page, question, language, files)), encoding);
  const body = asked.limited ? asked.limited(make) : make();
  if (typeof body === "number") {
    return unkept(429, waiting, asked, { ...own, "retry-after": String(body) });
  }
  const headers = {
    "content-type": file.type,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(body.length),
    ...(file.policy && { "content-security-policy": file.policy }),
    ...own,
  };
  return { status: 200, headers, body };
}

/** Programs ask for what has a dot in its last part, and for pages only under an old address. */
function looksLikeFile(path: string): boolean {
  return /^\/(assets|\.well-known)\/|\.(?!html?$)[^/]*$/.test(path);
}

/** `?on=2026-11-20`, behind the address of a text with editions: the edition that applied on that day. */
function editionAsked(files: SiteFiles, path: string, query: string): string | undefined {
  const { path: bare } = readPath(path);
  const text = textAt(bare);
  const day = new URLSearchParams(query).get("on") ?? "";
  if (!text || editionOf(bare) || !/^\d{4}-\d\d-\d\d$/.test(day)) {
    return undefined;
  }
  const list = files.byPath.get(editionListPath(text))?.bodies.identity.toString("utf8");
  const { editions }: { editions: Dated[] } = JSON.parse(list ?? '{"editions":[]}');
  const found = editionOn(editions, day);
  // Before the first there was none.
  return encodePath(found ? `${path}/${found.version}` : path + notFoundPage.path);
}

/**
 * An address without a language is for the visitor's own; one under `/fr` is left only for the
 * language that the link itself states.
 */
function languageOf(path: string, query: string, asked: PageRequest) {
  const stated = toLanguage(new URLSearchParams(query).get(queryKey));
  const { language, path: bare } = readPath(path);
  const wanted =
    language === defaultLanguage
      ? negotiateLanguage({
          query: stated,
          stored: storedChoice.exec(asked.cookie ?? "")?.[1],
          browser: readAcceptLanguage(asked.acceptLanguage),
        })
      : (stated ?? language);
  const lost = query === `${queryKey}=${stated}` && queryBefore(bare, asked.referer);
  if (wanted === language && !lost) return { stated };
  // A stated choice stays in the address: the page there stores it, then takes it out.
  const whole = [lost, query].filter(Boolean).join("&");
  return { stated, redirect: encodePath(localisePath(bare, wanted)) + (whole && `?${whole}`) };
}

/**
 * Without JavaScript the toggle is a form, and what it sends takes the place of the query of the page
 * that it is on. The referrer still has that query.
 */
function queryBefore(bare: string, referer = ""): string {
  if (!URL.canParse(referer)) return "";
  const { pathname, search } = new URL(referer);
  if (readPath(decodePath(pathname) ?? "").path !== bare) return "";
  const parts = search.slice(1).split("&");
  return parts.filter((part) => part && !part.startsWith(`${queryKey}=`)).join("&");
}

function fileAnswer(
  file: SiteFile,
  asked: PageRequest,
  extra: Record<string, string> = {},
): Answer {
  const encoding = pickEncoding(file, asked.acceptEncoding);
  const etag = `"${file.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    "content-type": file.type,
    "cache-control": file.cacheControl,
    ...(file.policy && { "content-security-policy": file.policy }),
    etag,
    vary: "Accept-Encoding",
    ...extra,
  };
  if (matches(asked.ifNoneMatch, etag)) return { status: 304, headers };
  const body = file.bodies[encoding] ?? file.bodies.identity;
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(body.length);
  return { status: 200, headers, body };
}

function notFoundAnswer(files: SiteFiles, path: string, asked: PageRequest): Answer {
  const { language, path: bare } = readPath(path);
  const page = files.byPath.get(localisePath(missingAt(bare), language));
  if (!page) return plain(404, "There is no page at this address.");
  return unkept(404, page, asked, { "cache-control": "no-store" });
}

/** A page that stands for another one: whole, whatever the visitor has kept of it. */
function unkept(
  status: number,
  page: SiteFile,
  asked: PageRequest,
  extra: Record<string, string>,
): Answer {
  const { ifNoneMatch: _, ...fresh } = asked;
  const answered = fileAnswer(page, fresh, extra);
  delete answered.headers.etag;
  return { ...answered, status };
}

function permanentRedirect(path: string, query: string): Answer {
  const location = encodePath(path) + (query && `?${query}`);
  return plain(308, "", { location, "cache-control": "public, max-age=3600" });
}

function temporaryRedirect(location: string, extra: Record<string, string>): Answer {
  return plain(302, "", { location, "cache-control": "private, no-store", ...extra });
}

function plain(status: number, sentence: string, extra: Record<string, string> = {}): Answer {
  const body = sentence && `${sentence}\n`;
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "content-security-policy": plainPolicy,
    "cache-control": "no-store",
    ...extra,
  };
  return { status, headers, body };
}

/** `undefined` for what no honest client sends. */
function decodePath(raw: string): string | undefined {
  if (raw.length > longestPath || !raw.startsWith("/")) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point.
  if (/[\u0000-\u001f\u007f\\]/.test(path) || path.split("/").includes("..")) return undefined;
  return path;
}

function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function pickEncoding(file: SiteFile, accept = ""): Encoding {
  const accepted = new Set(
    accept
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  const offered: Encoding[] = ["br", "gzip"];
  return offered.find((name) => file.bodies[name] && accepted.has(name)) ?? "identity";
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
