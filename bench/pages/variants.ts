/** The two references of a page, made from the page itself, so that nothing else differs. */
import { parse } from "node-html-parser";

const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
/** Who has no session is led on to sign in, which costs a way to the host in any dress. */
const leadsOn = 'getItem("lpSession") === null';

/** The floor: the same words and styles, and no script but one that leads to another page. */
export function withoutScripts(html: string): string {
  return html.replaceAll(script, (found) => (found.includes(leadsOn) ? found : ""));
}

/**
 * Bare: the same text in the same elements, and nothing to dress, draw or run it. It is the least
 * that can travel. Nothing in it can be clicked that was a drawing.
 */
export function bareText(html: string): string {
  const root = parse(withoutScripts(html));
  for (const element of root.querySelectorAll("script, style, link, noscript, svg")) {
    if (!element.textContent.includes(leadsOn)) element.remove();
  }
  for (const element of root.querySelectorAll("[class]")) element.removeAttribute("class");
  return root.toString();
}
