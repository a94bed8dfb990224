/**
 * The search page with the answer in it, so that it needs no JavaScript: the same code over the same
 * index that a browser would use.
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Language } from "#core/languages.ts";
import type { Asked } from "#core/search/address.ts";
import { find } from "#core/search/find.ts";
import { answerHtml, escaped, waitHtml } from "./answer-html.ts";
import type { Encoding, SiteFile, SiteFiles } from "./site-files.ts";

/** What was read of the index. A file that is laid over another one is another file. */
const parsed = new WeakMap<SiteFile, unknown>();

const answerPlace = /<div class="search-answer"( data-search-answer="">)(?=<\/div>)/;
const field = /(<input[^>]*? name="q"[^>]*? value=")(")/;
const onOtherHosts = /(<noscript>)<p class="search-needs-script">[^<]*<\/p>(<\/noscript>)/;

type OwnPages = {
  /** Without the sentence that it cannot answer: on our host it can. */
  page: SiteFile;
  /** For a question that is left for later. The same for everybody, so that it costs nothing. */
  waiting: SiteFile;
};
const own = new WeakMap<SiteFile, OwnPages>();

/** The pages of this host, made once from the built one. */
export function ownSearchPages(built: SiteFile, language: Language): OwnPages {
  const known = own.get(built);
  if (known) return known;
  const html = built.bodies.identity.toString("utf8").replace(onOtherHosts, "$1$2");
  const pages = {
    page: changed(built, html),
    waiting: changed(built, withAnswer(html, waitHtml(language), true)),
  };
  own.set(built, pages);
  return pages;
}

function changed(built: SiteFile, html: string): SiteFile {
  const identity = Buffer.from(html);
  const { br, gzip } = built.bodies;
  const bodies = {
    identity,
    ...(br && { br: soonCompressed(identity, "br") }),
    ...(gzip && { gzip: soonCompressed(identity, "gzip") }),
  };
  return { ...built, bodies };
}

/** The page as it is where there is no index. */
export function answeredPage(
  { bodies }: SiteFile,
  asked: Asked,
  language: Language,
  files: SiteFiles,
): string {
  const page = bodies.identity.toString("utf8");
  const { q: text, kind, show: wanted } = asked;
  const answer = find({ text, language, kind, wanted }, (path) => readJson(files, path));
  if ("needs" in answer) return page;
  const isEmpty = !answer.definition && answer.hits.length === 0;
  const question = escaped(text);
  // By functions: in a text, `$&` would be read as a part of what is replaced.
  return withAnswer(page, answerHtml(asked, answer, language), isEmpty)
    .replace("<title>", () => `<title>${question} · `)
    .replace(field, (_, before: string, after: string) => before + question + after);
}

function withAnswer(page: string, html: string, isEmpty: boolean): string {
  const place = `<div class="search-answer${isEmpty ? " search-nothing" : ""}"`;
  return page
    .replace('<div class="search"', '<div data-asked="" class="search"')
    .replace(answerPlace, (_, mark: string) => `${place}${mark}${html}`);
}

// About a fifth larger than at the build's own, in a hundredth of the time.
const soonSmall = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** For a page that is made while a visitor waits. */
export function soonCompressed(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(body);
  return encoding === "br" ? brotliCompressSync(body, soonSmall) : body;
}

function readJson(files: SiteFiles, path: string): unknown {
  const file = files.byPath.get(path);
  if (!file) return undefined;
  if (!parsed.has(file)) parsed.set(file, JSON.parse(file.bodies.identity.toString("utf8")));
  return parsed.get(file);
}
