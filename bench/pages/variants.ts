/** The two references of a page, made from the page itself, so that nothing else differs. */
import { waitForPaint } from "../../scripts/finish/start-script.ts";

const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** The floor: the same words and styles, and not one script. */
export function withoutScripts(html: string): string {
  return html.replaceAll(script, "");
}

/**
 * The single-page app: the same head and scripts around an empty body, with nothing to wait for.
 * It is given the page's own title, preloads and a file per address, which most such apps lack.
 */
export function withoutContent(html: string): string {
  const start = html.indexOf("<body");
  const open = html.indexOf(">", start) + 1;
  const close = html.lastIndexOf("</body>");
  if (start === -1 || close < open) throw new Error("The page has no body.");
  const body = html.slice(open, close);
  const kept = [...body.matchAll(script)].map(([tag]) => tag.replace(waitForPaint, ""));
  return html.slice(0, open) + kept.join("") + html.slice(close);
}
