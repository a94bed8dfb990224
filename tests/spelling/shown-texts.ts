import { type HTMLElement, type Node, NodeType } from "node-html-parser";
import { type Language, toLanguage } from "#core/languages.ts";

export type ShownText = { language: Language; text: string };

/** Attributes that are read out, or shown where pages are listed. */
const spoken = ["aria-label", "alt", "title", "placeholder"];

/** What a page shows or says, each text in the language that the page gives it. */
export function shownTexts(root: HTMLElement, page: Language): ShownText[] {
  return root.childNodes.flatMap((child) => textsIn(child, page));
}

function textsIn(node: Node, inherited: Language): ShownText[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [{ language: inherited, text: node.text }];
  if (node.nodeType !== NodeType.ELEMENT_NODE) return [];
  const element = node as HTMLElement;
  // Code is not prose, and the names of streets are names.
  if (/^(?:script|style|code|kbd|samp|address)$/i.test(element.rawTagName)) return [];
  if (element.getAttribute("translate") === "no") return [];
  const lang = element.getAttribute("lang");
  const language = lang ? toLanguage(lang) : inherited;
  // Latin, for instance.
  if (!language) return [];
  const attributes = spoken.flatMap((name) => element.getAttribute(name) ?? []);
  return [
    ...attributes.map((text) => ({ language, text })),
    ...element.childNodes.flatMap((child) => textsIn(child, language)),
  ];
}
