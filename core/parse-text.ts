import type { Heading, Nodes, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toString as plainText } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";
import { type FigureData, isFigure } from "./figure-data.ts";
import type { Language } from "./languages.ts";
import { picturePath } from "./letter-text.ts";
import { localisePath } from "./paths.ts";
import { refuseHeavyText } from "./refuse-heavy-text.ts";
import { slugFrom } from "./slug.ts";
import { TextFault } from "./text-fault.ts";
import { typeset } from "./typeset.ts";

/**
 * Words with an element of their own: a passage in the other language, a quotation, or a term of the
 * glossary.
 */
type MarkedWords = {
  type: "markedWords";
  data: { hName: "a" | "q" | "span"; hProperties: Record<string, string | undefined> };
  children: PhrasingContent[];
};
type FigureBlock = { type: "figure"; number: number; figure: FigureData & { id: string } };
declare module "mdast" {
  interface PhrasingContentMap {
    markedWords: MarkedWords;
  }
  interface RootContentMap {
    markedWords: MarkedWords;
    figure: FigureBlock;
  }
}

/**
 * A parsed text of a publication or a letter, in one language, as Markdown nodes. Their `data`
 * holds the HTML attributes that Markdown cannot express.
 */
export type ParsedText = {
  opening: RootContent[];
  chapters: { id: string; heading: Heading; blocks: RootContent[] }[];
  /** In the order in which the text first refers to them. */
  notes: { id: string; words: Paragraph }[];
};

/**
 * The rules for letters: they may have links and pictures, and their figures are checked strictly,
 * since their writers see no errors of a build.
 */
export type Rules = {
  letter?: boolean;
  /**
   * The rules for editions of legal texts: they may have links, notes in the margin (`> …`) and
   * headings that say their id (`## Vos droits {#rights}`), the same in all editions.
   */
  edition?: boolean;
  /** The rules for publications of the desk: those for letters, without pictures. */
  publication?: boolean;
};

/** `ids` are the ids of the headings, taken from the text in the other language. */
export function parseText(
  markdown: string,
  language: Language,
  ids?: string[],
  { letter = false, edition = false, publication = false }: Rules = {},
): ParsedText {
  const ofDesk = letter || edition || publication;
  if (ofDesk) refuseHeavyText(markdown);
  const root = fromMarkdown(typeset(markdown, language), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  refuseOtherNodes(root, { letter, edition, publication });
  if (ofDesk) checkLinksAndPictures(root, language, edition);
  joinPassages(root);
  captionTables(root, edition);
  readFigures(root, ofDesk);
  if (edition) takeHeadingIds(root);
  nameHeadings(root, ids);
  const text: ParsedText = { opening: [], chapters: [], notes: takeNotes(root) };
  for (const node of root.children) {
    if (node.type === "heading" && node.depth === 2) {
      text.chapters.push({ id: idOf(node), heading: node, blocks: [] });
    } else (text.chapters.at(-1)?.blocks ?? text.opening).push(node);
  }
  return text;
}

/** The ids of all headings, in their order. */
export function headingIds({ chapters }: ParsedText): string[] {
  return chapters.flatMap(({ heading, blocks }) =>
    [heading, ...blocks].flatMap((node) => (node.type === "heading" ? [idOf(node)] : [])),
  );
}

const blocks = ["heading", "paragraph", "list", "listItem", "table", "tableRow", "tableCell"];
const inLines = ["text", "emphasis", "strong", "html", "footnoteReference"];
const allowed = new Set(["root", "footnoteDefinition", ...blocks, ...inLines]);

function refuseOtherNodes(root: Root, { letter, edition, publication }: Rules): void {
  visit(root, (node, _index, parent) => {
    const isDrawing = node.type === "code" && node.lang === "figure";
    const atRoot = parent === root;
    if ((isDrawing && atRoot) || (allowed.has(node.type) && !(node.type === "html" && atRoot)))
      return;
    if ((letter || edition || publication) && node.type === "link") return;
    if (letter && isPictureAlone(node, parent, root)) return;
    if (edition && node.type === "blockquote" && atRoot) return;
    const sentence = `A text has no place for ${node.type}${atRoot ? "" : " in a line"}.`;
    throw new TextFault("no-place", sentence, { what: node.type, node });
  });
}

/** Whether a node is a picture that is the only content of its paragraph. */
function isPictureAlone(node: Nodes, parent: Nodes | undefined, root: Root): boolean {
  return (
    node.type === "image" &&
    parent?.type === "paragraph" &&
    parent.children.length === 1 &&
    root.children.includes(parent)
  );
}

const pictureAddress = /^picture:([0-9a-f]{64})\/([1-9]\d{0,3})x([1-9]\d{0,3})$/;

/**
 * Checks links and pictures. Links lead to our own pages, in the language of the text, or to https
 * addresses.
 */
function checkLinksAndPictures(root: Root, language: Language, edition: boolean): void {
  visit(root, (node, index = 0, parent) => {
    if (node.type === "link") {
      // A name such as www.example.lu, which the parser takes for a link that nobody wrote.
      if (edition && parent && node.url === `http://${plainText(node)}`) {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
      if (edition && /^(?:#[a-z0-9-]+|tel:\+\d+|mailto:[^\s?]+@[^\s?]+)$/.test(node.url)) return;
      const own = isOwnAddress(node.url);
      if (!own && !isPublicAddress(node.url)) {
        throw new TextFault("link", `A link leads nowhere: ${node.url}.`, { what: node.url, node });
      }
      if (own && !/^\/fr(?:[/?#]|$)/.test(node.url)) node.url = localisePath(node.url, language);
      node.title = null;
    }
    if (node.type === "image") {
      const [, hash, width, height] = pictureAddress.exec(node.url) ?? [];
      if (!hash) {
        throw new TextFault("picture", `There is no picture ${node.url}.`, {
          what: node.url,
          node,
        });
      }
      if (!node.alt?.trim()) throw new TextFault("alt", "A picture is not described.", { node });
      node.url = `${picturePath}${hash}.jpg`;
      node.data = { hProperties: { width, height, loading: "lazy" } };
      node.title = null;
    }
  });
}

/** As a browser reads it, which takes `/\evil.example` for another site, as it does `//evil.example`. */
function isOwnAddress(address: string): boolean {
  if (!/^\/[^\s\\]*$/.test(address)) return false;
  const site = "https://own.invalid";
  return URL.canParse(address, site) && new URL(address, site).origin === site;
}

function isPublicAddress(address: string): boolean {
  // On our own pages, which are at an address of the same kind, `https:evil` would be a page of ours.
  if (!/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  return !url.username && !url.password && url.hostname.includes(".");
}

/**
 * Turns `<en>…</en>` and `<fr>…</fr>` into passages in that language, as in the words of pages, and
 * `<q>“…”</q>` into a quotation.
 */
function joinPassages(root: Root): void {
  visit(root, "html", ({ value }, index = 0, parent) => {
    const tag = /^<(en|fr|q)>$/.exec(value)?.[1];
    if (!parent || !tag) {
      throw new TextFault("tag", `A text has no place for ${value}.`, { what: value });
    }
    if (parent.type === "markedWords") {
      const sentence = `${value} is opened within <${parent.data.hProperties.lang ?? "q"}>.`;
      throw new TextFault("tag", sentence, { what: value });
    }
    const rest = parent.children.slice(index + 1);
    const length = rest.findIndex((node) => node.type === "html" && node.value === `</${tag}>`);
    if (length < 0) throw new TextFault("unclosed", `${value} is not closed.`, { what: value });
    const children = rest.slice(0, length) as PhrasingContent[];
    const data: MarkedWords["data"] =
      tag === "q" ? { hName: "q", hProperties: {} } : { hName: "span", hProperties: { lang: tag } };
    parent.children.splice(index, length + 2, { type: "markedWords", data, children });
    return index;
  });
}

const captionMark = /^Table: */;

/** Makes the line above a table its caption, and its first row and column header cells. */
function captionTables(root: Root, labelled: boolean): void {
  visit(root, "table", (table, index = 0, parent) => {
    const above = parent?.children[index - 1];
    const caption = above?.type === "paragraph" ? plainText(above) : "";
    if (!captionMark.test(caption)) {
      throw new TextFault("caption", "A table needs a line “Table: …” above it.", { node: table });
    }
    table.data = { hProperties: { title: caption.replace(captionMark, "") } };
    const labels = table.children[0]?.children.map((cell) => plainText(cell)) ?? [];
    table.children.forEach((row, y) => {
      row.children.forEach((cell, x) => {
        const scope = y === 0 ? "col" : x === 0 ? "row" : undefined;
        const dataNumeric = (scope !== "row" && table.align?.[x] === "right") || undefined;
        const dataLabel = labelled && !scope ? labels[x] : undefined;
        cell.data = {
          hName: scope ? "th" : "td",
          hProperties: { scope, dataNumeric, dataLabel },
        };
      });
    });
    // The stylesheet aligns numeric cells.
    table.align = null;
    parent?.children.splice(index - 1, 1);
    return index;
  });
}

function readFigures(root: Root, strict: boolean): void {
  let number = 0;
  visit(root, "code", (node, index = 0) => {
    number++;
    const figure = readFigure(node.value);
    if (!figure || (strict && !isFigure(figure))) {
      throw new TextFault("figure", `Figure ${number} cannot be drawn.`, {
        what: String(number),
        node,
      });
    }
    root.children[index] = { type: "figure", number, figure };
  });
}

function readFigure(value: string): (FigureData & { id: string }) | undefined {
  try {
    return JSON.parse(value) ?? undefined;
  } catch {
    return undefined;
  }
}

const writtenId = /\s*\{#([a-z0-9-]+)\}$/;

/** Takes the id that a heading says out of its words. */
function takeHeadingIds(root: Root): void {
  visit(root, "heading", (node) => {
    const last = node.children.at(-1);
    const id = last?.type === "text" && writtenId.exec(last.value)?.[1];
    if (!last || !id) return;
    (last as { value: string }).value = (last as { value: string }).value.replace(writtenId, "");
    node.data = { hProperties: { id } };
  });
}

function nameHeadings(root: Root, ids: readonly string[] = []): void {
  const names = ids.values();
  visit(root, "heading", (node) => {
    if (node.depth !== 2 && node.depth !== 3) {
      const what = plainText(node);
      throw new TextFault("heading", `A heading begins with ## or ###: “${what}”.`, { what, node });
    }
    const own = node.data?.hProperties?.id;
    node.data = { hProperties: { id: names.next().value ?? own ?? slugFrom(plainText(node)) } };
  });
}

function idOf({ data }: Heading): string {
  return String(data?.hProperties?.id);
}

function takeNotes(root: Root): ParsedText["notes"] {
  const written = new Map<string, Paragraph>();
  const called = new Set<string>();
  visit(root, (node: Nodes) => {
    // The parser leaves a reference to a missing note as plain text.
    const [lost] = (node.type === "text" && /\[\^[^\]]*\]/.exec(node.value)) || [];
    if (lost) {
      const sentence = `The note ${lost} is referred to, but not written.`;
      throw new TextFault("note-missing", sentence, { what: lost, node });
    }
    if (node.type === "footnoteReference") called.add(node.identifier);
    if (node.type === "footnoteDefinition") {
      // A note has only one paragraph.
      const [words] = node.children as Paragraph[];
      if (!words) {
        const what = `[^${node.label ?? node.identifier}]`;
        throw new TextFault("note-missing", `The note ${what} has no words.`, { what, node });
      }
      written.set(node.identifier, words);
    }
  });
  if (called.size < written.size) {
    throw new TextFault("note-unused", "A note is written, but nothing refers to it.");
  }
  root.children = root.children.filter(({ type }) => type !== "footnoteDefinition");
  return [...called].flatMap((id) => {
    const words = written.get(id);
    return words ? [{ id, words }] : [];
  });
}
