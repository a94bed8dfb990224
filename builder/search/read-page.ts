import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import type { StoredPassage } from "#core/search/index-files.ts";

/** What a visitor looks for, though the text shows it without calling it so. */
const kindsOfDetail = ["telephone", "mailbox", "address", "hours"] as const;
export type Detail = (typeof kindsOfDetail)[number];
/** `under` is the `h2` above the passage; `has` names the details in it. */
export type ReadPassage = StoredPassage & { under?: string; has?: readonly Detail[] };
export type ReadPage = { heading: string; description: string; passages: ReadPassage[] };

/** Not searched: controls, navigation, drawings, and text for screen readers alone. */
const notSearched = `svg, math, script, style, template, noscript, nav, form, button, code, figure details,
  [aria-hidden=true], [role=tooltip], .sr-only, .glossary-see`;
const headings = "h1, h2, h3, h4, .questions summary";
const inline = new Set(
  "A ABBR B BDI CITE CODE DATA DFN EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U".split(" "),
);
/** A dot is put after each of these: otherwise a list or a table would read as one sentence. */
const cells = new Set("DD DT LI TD TH".split(" "));
/** An id made by `useId`, which may be another in the next build, so no link may use it. */
const madeByReact = /^_[rR]_/;
const detailIn: Record<Detail, string> = {
  telephone: "a[href^='tel:']",
  mailbox: "a[href^='mailto:']",
  address: "address",
  hours: ".opening-hours",
};
/** In characters. A longer passage is divided, so that the text for an excerpt loads quickly. */
const longestPart = 1500;

/** Divides a built page into the passages under its headings, each with a link to it. */
export function readPage(html: string): ReadPage {
  const root = parse(html);
  const main = root.querySelector("main");
  if (!main) throw new Error("A page without a main part cannot be searched.");
  for (const element of main.querySelectorAll(notSearched)) element.remove();
  const { content = "" } = root.querySelector('meta[name="description"]')?.attributes ?? {};
  const passages = main.querySelector(".glossary-entry") ? termsIn(main) : passagesIn(main);
  return {
    heading: textOf(main.querySelector("h1")),
    description: content,
    passages: passages.flatMap(inParts),
  };
}

function termsIn(main: HTMLElement): ReadPassage[] {
  const entries = main.querySelectorAll(".glossary-entry").map((entry) => ({
    title: textOf(entry.querySelector("dfn")),
    anchor: `#${entry.id}`,
    text: textOf(entry.querySelector("dd")),
    names: entry
      .querySelectorAll("dfn, .glossary-also, .glossary-equivalent em")
      .map((name) => textOf(name)),
  }));
  const opening = main.querySelector(".page-heading");
  return [...(opening ? passagesIn(opening) : []), ...entries];
}

function passagesIn(part: HTMLElement): ReadPassage[] {
  const passages: ReadPassage[] = [];
  const texts: string[] = [];
  const had: Set<Detail>[] = [];
  const details = kindsOfDetail.map(
    (detail) => [detail, part.querySelectorAll(detailIn[detail])] as const,
  );
  const titles = part.querySelectorAll(headings);
  let [lastId, under] = ["", ""];
  walk(part);
  // A heading without a text of its own is left out, but for the opening of the page.
  return passages
    .map((passage, index) => ({
      ...passage,
      text: tidy(texts[index] ?? ""),
      ...(had[index]?.size && { has: [...had[index]] }),
    }))
    .filter(({ text, anchor }) => text !== "" || anchor === "");

  function walk(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) write(node.text);
    if (!isElement(node)) return;
    for (const [detail, found] of details) if (found.includes(node)) had.at(-1)?.add(detail);
    if (titles.includes(node)) begin(node);
    else for (const child of node.childNodes) walk(child);
    if (cells.has(node.tagName)) write(" · ");
    else if (!inline.has(node.tagName) || isElement(node.nextSibling)) write(" ");
  }

  function begin(element: HTMLElement): void {
    const title = textOf(element);
    const name = element.tagName === "H1" ? "" : idFor(element);
    if (name) lastId = name;
    // A heading without an id: a text fragment makes the browser look for its words, and the last
    // id before it is for browsers that know no text fragments.
    const words = `:~:text=${encodeURIComponent(title).replaceAll("-", "%2D")}`;
    const hasAddress = name !== "" || element.tagName === "H1";
    const anchor = hasAddress ? name && `#${name}` : `#${lastId}${words}`;
    if (element.tagName === "H2") under = title;
    passages.push({ title, anchor, text: "", ...(under && under !== title && { under }) });
    texts.push("");
    had.push(new Set());
  }

  function write(text: string): void {
    if (texts.length > 0) texts[texts.length - 1] += text;
  }
}

/** The id to link to: that of the part that the heading begins, or its own; empty without one. */
function idFor(heading: HTMLElement): string {
  const part = heading.parentNode?.closest("[id]:not(main)");
  if (part && !madeByReact.test(part.id) && part.querySelector(headings) === heading)
    return part.id;
  return madeByReact.test(heading.id) ? "" : heading.id;
}

function inParts(passage: ReadPassage): ReadPassage[] {
  const { text } = passage;
  if (text.length <= longestPart) return [passage];
  const end = text.lastIndexOf(". ", longestPart) + 1 || text.lastIndexOf(" ", longestPart);
  const rest = { ...passage, text: text.slice(end).trim() };
  return [{ ...passage, text: text.slice(0, end).trim() }, ...inParts(rest)];
}

function textOf(element: HTMLElement | null): string {
  return element ? tidy(textIn(element)) : "";
}

function textIn(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!isElement(node)) return "";
  const text = node.childNodes.map(textIn).join("");
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** One space between words, and no superfluous dots. No-break spaces stay. */
function tidy(text: string): string {
  return text
    .replace(/[ \t\r\n]+/g, " ")
    .trim()
    .replace(/(?: ·)+(?= ·|$)|(?<=^|[.:;!?…]) ·/g, "")
    .trim();
}

function isElement(node: Node | null): node is HTMLElement {
  return node?.nodeType === NodeType.ELEMENT_NODE;
}
