/** Makes the two references of a page from the page itself, so that nothing else differs. */
import { parse } from "node-html-parser";

const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
/**
 * Part of the script that sends visitors without a session to the sign-in page. The references keep
 * that script, since the redirect costs them the same request.
 */
const redirectToSignIn = 'getItem("lpSession") === null';

/** The floor: the page with its words and styles, without scripts except that redirect. */
export function withoutScripts(html: string): string {
  return html.replaceAll(script, (found) => (found.includes(redirectToSignIn) ? found : ""));
}

/**
 * Bare: the same text in the same elements, without styles, drawings and scripts. It is the least
 * that can be transferred.
 */
export function bareText(html: string): string {
  const root = parse(withoutScripts(html));
  for (const element of root.querySelectorAll("script, style, link, noscript, svg")) {
    if (!element.textContent.includes(redirectToSignIn)) element.remove();
  }
  for (const element of root.querySelectorAll("[class]")) element.removeAttribute("class");
  return root.toString();
}
