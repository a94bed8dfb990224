/**
 * The search page with the answer in it, so that it needs no JavaScript: the same code over the same
 * index that a browser would use.
 */
import type { Language } from "#core/languages.ts";
import { readAsked } from "#core/search/address.ts";
import { find, isQuestion } from "#core/search/find.ts";
import { answerHtml, escaped } from "./answer-html.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

/** What was read of the index. A file that is laid over another one is another file. */
const parsed = new WeakMap<SiteFile, unknown>();

const answerPlace = /(<div class="search-answer")( data-search-answer="")>(?=<\/div>)/;
const field = /(<input[^>]*? name="q"[^>]*? value=")(")/;
const onOtherHosts = /(<noscript>)<p class="search-needs-script">[^<]*<\/p>(<\/noscript>)/;
const whole = /<div class="search"/;

export function searchPage(
  page: string,
  query: string,
  language: Language,
  files: SiteFiles,
): string {
  // Only a host that cannot answer says that it cannot.
  const own = page.replace(onOtherHosts, "$1$2");
  const asked = readAsked(new URLSearchParams(query));
  if (!isQuestion(asked.q)) return own;
  const { q: text, kind, show: wanted } = asked;
  const answer = find({ text, language, kind, wanted }, (path) => readJson(files, path));
  if ("needs" in answer) return own;
  const html = answerHtml(asked, answer, language);
  const isEmpty = !answer.definition && answer.hits.length === 0;
  const question = escaped(text);
  // By functions: in a text, `$&` would be read as a part of what is replaced.
  return own
    .replace("<title>", () => `<title>${question} · `)
    .replace(whole, '<div data-asked="" class="search"')
    .replace(field, (_, before: string, after: string) => before + question + after)
    .replace(answerPlace, (_, start: string, mark: string) =>
      isEmpty
        ? `<div class="search-answer search-nothing"${mark}>${html}`
        : `${start}${mark}>${html}`,
    );
}

function readJson(files: SiteFiles, path: string): unknown {
  const file = files.byPath.get(path);
  if (!file) return undefined;
  if (!parsed.has(file)) parsed.set(file, JSON.parse(file.bodies.identity.toString("utf8")));
  return parsed.get(file);
}
