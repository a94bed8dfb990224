import type { Heading, Nodes, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toString as plainText } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";
import { site } from "../content/site.ts";
import type { FigureData } from "./figure-data.ts";
import type { Language } from "./languages.ts";
import { typeset } from "./typeset.ts";

/** Words in an element of their own: a passage in the other language, or a term. */
type MarkedWords = {
  type: "markedWords";
  data: { hName: "a" | "span"; hProperties: Record<string, string | undefined> };
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
 * A text in one language, of a publication or a letter, in the nodes of Markdown. Their `data` says what their
 * HTML has that Markdown cannot say.
 */
export type ParsedText = {
  opening: RootContent[];
  chapters: { id: string; heading: Heading; blocks: RootContent[] }[];
  /** In the order in which the text first calls them. */
  notes: { id: string; words: Paragraph }[];
};

/** `ids` are those of the headings, where another language has named them. */
export function parseText(markdown: string, language: Language, ids?: string[]): ParsedText {
  const root = fromMarkdown(typeset(markdown, language).replaceAll("{{firm}}", site.name), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  refuseOthers(root);
  joinPassages(root);
  captionTables(root);
  readFigures(root);
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

function refuseOthers(root: Root): void {
  visit(root, (node, _index, parent) => {
    const isFigure = node.type === "code" && node.lang === "figure";
    const atRoot = parent === root;
    if ((isFigure && atRoot) || (allowed.has(node.type) && !(node.type === "html" && atRoot)))
      return;
    throw new Error(`A text has no place for ${node.type}${atRoot ? "" : " in a line"}.`);
  });
}

/** `<en>…</en>` around a passage, as the words of pages have it. */
function joinPassages(root: Root): void {
  visit(root, "html", ({ value }, index = 0, parent) => {
    const lang = /^<(en|fr)>$/.exec(value)?.[1];
    if (!parent || !lang) throw new Error(`A text has no place for ${value}.`);
    if (parent.type === "markedWords") {
      throw new Error(`${value} is opened within <${parent.data.hProperties.lang}>.`);
    }
    const rest = parent.children.slice(index + 1);
    const length = rest.findIndex((node) => node.type === "html" && node.value === `</${lang}>`);
    if (length < 0) throw new Error(`${value} is not closed.`);
    const children = rest.slice(0, length) as PhrasingContent[];
    const data = { hName: "span", hProperties: { lang } } as const;
    parent.children.splice(index, length + 2, { type: "markedWords", data, children });
    return index;
  });
}

const captionMark = /^Table: */;

/** The line above a table is its caption; its first row and column say what the others are. */
function captionTables(root: Root): void {
  visit(root, "table", (table, index = 0, parent) => {
    const above = parent?.children[index - 1];
    const caption = above?.type === "paragraph" ? plainText(above) : "";
    if (!captionMark.test(caption)) throw new Error("A table needs a line “Table: …” above it.");
    table.data = { hProperties: { title: caption.replace(captionMark, "") } };
    table.children.forEach((row, y) => {
      row.children.forEach((cell, x) => {
        const scope = y === 0 ? "col" : x === 0 ? "row" : undefined;
        const dataNumeric = (scope !== "row" && table.align?.[x] === "right") || undefined;
        cell.data = { hName: scope ? "th" : "td", hProperties: { scope, dataNumeric } };
      });
    });
    // The stylesheet aligns what is numeric.
    table.align = null;
    parent?.children.splice(index - 1, 1);
    return index;
  });
}

function readFigures(root: Root): void {
  let number = 0;
  visit(root, "code", ({ value }, index = 0) => {
    number++;
    root.children[index] = { type: "figure", number, figure: JSON.parse(value) };
  });
}

function nameHeadings(root: Root, ids: readonly string[] = []): void {
  const names = ids.values();
  visit(root, "heading", (node) => {
    if (node.depth !== 2 && node.depth !== 3) {
      throw new Error(`A heading begins with ## or ###: “${plainText(node)}”.`);
    }
    node.data = { hProperties: { id: names.next().value ?? slugOf(plainText(node)) } };
  });
}

function idOf({ data }: Heading): string {
  return String(data?.hProperties?.id);
}

function takeNotes(root: Root): ParsedText["notes"] {
  const written = new Map<string, Paragraph>();
  const called = new Set<string>();
  visit(root, (node: Nodes) => {
    // The parser takes the call of a note that is not there for words.
    const [lost] = (node.type === "text" && /\[\^[^\]]*\]/.exec(node.value)) || [];
    if (lost) throw new Error(`The note ${lost} is called and not written.`);
    if (node.type === "footnoteReference") called.add(node.identifier);
    if (node.type === "footnoteDefinition") {
      // A note is one paragraph.
      const [words] = node.children as Paragraph[];
      if (words) written.set(node.identifier, words);
    }
  });
  if (called.size < written.size) throw new Error("A note is written and not called.");
  root.children = root.children.filter(({ type }) => type !== "footnoteDefinition");
  return [...called].flatMap((id) => {
    const words = written.get(id);
    return words ? [{ id, words }] : [];
  });
}

function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
