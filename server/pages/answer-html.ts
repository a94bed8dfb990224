/**
 * An answer of the search as HTML, for visitors without JavaScript: what `answer-view.tsx` in the
 * search page's folder draws in the browser. `answer-view.test.tsx` compares the two.
 */
import type { Language } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { type Asked, hasMore, resultsAtOnce, searchPath } from "#core/search/address.ts";
import en from "#core/search/answer-words.en.ts";
import fr from "#core/search/answer-words.fr.ts";
import type { Piece } from "#core/search/excerpt.ts";
import type { Answer, Hit } from "#core/search/find.ts";
import { typeset } from "#core/typeset.ts";

const words: Record<Language, typeof en> = { en, fr };

export function answerHtml(asked: Asked, answer: Answer, language: Language): string {
  const own = words[language];
  const { definition, hits, taken, near, total, counts } = answer;
  if (!definition && hits.length === 0) return nothing();
  const found = total === 1 ? own.found_one : own.found_other;
  return [
    `<h2 class="search-asked">${say(found, { count: String(total), question: asked.q })}</h2>`,
    ...taken.map((word) => `<p class="search-taken">${say(own.taken, word)}</p>`),
    kinds(),
    definition ? definitionHtml(definition) : "",
    `<ol class="search-hits">${hits.map(row).join("")}</ol>`,
    hasMore(total, asked.show)
      ? `<p class="search-more">${link({ ...asked, show: asked.show + resultsAtOnce }, say(own.more))}</p>`
      : "",
  ].join("");

  function kinds(): string {
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    const entry = (name: string, count: number, kind?: Asked["kind"]) =>
      `<li>${link({ q: asked.q, kind }, `${say(name)} <span>${count}</span>`, asked.kind === kind)}</li>`;
    const entries = counts.map(({ kind, count }) => entry(own.kind[kind], count, kind));
    return `<nav class="search-kinds" aria-label="${say(own.kinds)}"><ul>${entry(own.every, all)}${entries.join("")}</ul></nav>`;
  }

  function definitionHtml({ path, title, excerpt }: Hit): string {
    return `<section class="search-definition" aria-labelledby="search-definition"><p>${say(own.definition)}</p><div><h3 id="search-definition"><a href="${escaped(path)}">${plain(title)}</a></h3><p>${plain(excerpt)}</p></div></section>`;
  }

  function row({ kind, page, path, title, excerpt }: Hit): string {
    const name = own.kind[kind];
    const also = kind === "page" || name === page ? "" : `<span>${say(name)}</span>`;
    return `<li><p class="search-where">${escaped(page)}${also}</p><div><h3><a href="${escaped(path)}">${marked(title)}</a></h3><p>${marked(excerpt)}</p></div></li>`;
  }

  function nothing(): string {
    const links = near.map((word) => link({ q: word }, escaped(word))).join("");
    return [
      `<h2>${say(own.none, { question: asked.q })}</h2>`,
      near.length > 0 ? `<p class="search-near">${say(own.near)} ${links}</p>` : "",
      `<p>${say(own.advice)}</p>`,
      `<p><a class="link" href="${pathTo("sitemap", language)}">${say(own.sitemap)}</a></p>`,
    ].join("");
  }

  function link(to: Partial<Asked> & { q: string }, content: string, current = false): string {
    const mark = current ? ' aria-current="true"' : "";
    return `<a${mark} href="${escaped(searchPath(language, to))}">${content}</a>`;
  }

  function say(sentence: string, values?: Record<string, string>): string {
    return written(sentence, language, values);
  }
}

/** Where the host leaves a question for later (`question-limit.ts`). */
export function waitHtml(language: Language): string {
  const { title, text } = words[language].wait;
  return `<h2>${written(title, language)}</h2><p>${written(text, language)}</p>`;
}

function written(
  sentence: string,
  language: Language,
  values: Record<string, string> = {},
): string {
  const set = typeset(sentence, language);
  return escaped(set.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ""));
}

function marked(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, marked: isMarked }) =>
      isMarked ? `<mark>${escaped(text)}</mark>` : escaped(text),
    )
    .join("");
}

function plain(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => escaped(text)).join("");
}

export function escaped(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) =>
      ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign] ?? "",
  );
}
