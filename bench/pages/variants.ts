/** The two references of a page, made from the page itself, so that nothing else differs. */
import { parse } from "node-html-parser";

const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** The floor: the same words and styles, and not one script. */
export function withoutScripts(html: string): string {
  return html.replaceAll(script, "");
}

/**
 * Bare: the same text in the same elements, and nothing to dress, draw or run it. It is the least
 * that can travel. Nothing in it can be clicked that was a drawing.
 */
export function bareText(html: string): string {
  const root = parse(withoutScripts(html));
  for (const element of root.querySelectorAll("script, style, link, noscript, svg"))
    element.remove();
  for (const element of root.querySelectorAll("[class]")) element.removeAttribute("class");
  return root.toString();
}
