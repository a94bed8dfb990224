import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { FigureData } from "#app/components/figures/figure-data.ts";
import type { Block, Note, PublicationText } from "#app/features/publications/text.ts";
import { type Language, languages } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";

const captionMark = /^Table: */;

/** A text as the reading view draws it: blocks under chapters, and the notes in their order. */
export function parseBody(markdown: string, language: Language): PublicationText {
  const root: Root = fromMarkdown(typeset(markdown, language), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  dropPositions(root);
  // The parser takes the call of a note that is not there for words.
  const [lost] = textOf(root).match(/\[\^[^\]]*\]/) ?? [];
  if (lost) throw new Error(`The note ${lost} is called and not written.`);
  const notes = new Map<string, Note>();
  const text: PublicationText = { opening: [], chapters: [], notes: [] };
  let caption: string | undefined;
  for (const node of root.children) {
    if (node.type === "footnoteDefinition") {
      notes.set(node.identifier, { id: node.identifier, children: inside(node.children) });
    } else if (node.type === "heading" && node.depth === 2) {
      text.chapters.push({ id: slugOf(textOf(node)), title: node.children, blocks: [] });
    } else {
      const words = node.type === "paragraph" ? textOf(node) : "";
      if (captionMark.test(words)) {
        caption = words.replace(captionMark, "");
        continue;
      }
      (text.chapters.at(-1)?.blocks ?? text.opening).push(toBlock(node, caption));
      caption = undefined;
    }
  }
  text.notes = calledIn(root).flatMap((id) => notes.get(id) ?? []);
  if (text.notes.length < notes.size) throw new Error("A note is written and not called.");
  return text;
}

function toBlock(node: RootContent, caption: string | undefined): Block {
  switch (node.type) {
    case "paragraph":
      return node;
    case "list":
      return node;
    case "heading":
      return { type: "heading", id: slugOf(textOf(node)), children: node.children };
    case "table":
      if (!caption) throw new Error("A table needs a line “Table: …” above it.");
      return { type: "table", caption, align: node.align ?? [], rows: node.children };
    case "code":
      if (node.lang !== "figure") break;
      return { type: "figure", figure: JSON.parse(node.value) as FigureData & { id: string } };
  }
  throw new Error(`A publication has no place for ${node.type}.`);
}

/** A note is one paragraph. */
function inside(children: RootContent[]): PhrasingContent[] {
  return (children as Paragraph[]).flatMap((child) => child.children);
}

/** The notes in the order in which the text first calls them. */
function calledIn(node: unknown, found: string[] = []): string[] {
  if (typeof node !== "object" || node === null) return found;
  if ("type" in node && node.type === "footnoteReference" && "identifier" in node) {
    const id = String(node.identifier);
    if (!found.includes(id)) found.push(id);
  }
  for (const part of Object.values(node)) calledIn(part, found);
  return found;
}

function dropPositions(node: { position?: unknown; children?: unknown[] }): void {
  delete node.position;
  for (const child of node.children ?? []) dropPositions(child as typeof node);
}

function textOf(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  if ("value" in node && "type" in node && node.type === "text") return String(node.value);
  if (!("children" in node) || !Array.isArray(node.children)) return "";
  return node.children.map(textOf).join("");
}

function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Links to a part outlive translations: the English headings name the parts of both languages. */
export function shareIds(texts: Record<Language, PublicationText>, slug: string): void {
  const [english, ...others] = languages.map((language) => texts[language]);
  for (const other of others) {
    const [own = [], shared = []] = [other, english].map((text) => text && headingsOf(text));
    if (own.length !== shared.length) {
      throw new Error(`${slug} has not the same headings in both languages.`);
    }
    own.forEach((heading, index) => {
      heading.id = shared[index]?.id ?? heading.id;
    });
  }
}

function headingsOf({ chapters }: PublicationText): { id: string }[] {
  return chapters.flatMap((chapter) => [
    chapter,
    ...chapter.blocks.filter((block) => block.type === "heading"),
  ]);
}
