/** The two references of a page, made from the page itself, so that nothing else differs. */
import { parse } from "node-html-parser";
import { sha256 } from "../../builder/finish/page.ts";
import { waitForPaint } from "../../builder/finish/start-script.ts";

/** Where a page comes alive. */
const place = '<div class="site"></div>';
const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** The floor: the same words and styles, and not one script. */
export function withoutScripts(html: string): string {
  return html.replaceAll(script, "");
}

/**
 * The single-page app: the same head and scripts around an empty body, with nothing to wait for.
 * It is given the page's own title, preloads and a file per address, which most such apps lack. A
 * publication's text, which no script of ours brings, comes with it, unseen.
 */
export function withoutContent(html: string): string {
  const start = html.indexOf("<body");
  const open = html.indexOf(">", start) + 1;
  const close = html.lastIndexOf("</body>");
  if (start === -1 || close < open) throw new Error("The page has no body.");
  const kept = [...html.slice(open, close).matchAll(script)].map(([tag]) => tag).join("");
  const shell = html.slice(0, open) + unseenText(html) + place + kept + html.slice(close);
  return withoutWait(shell);
}

function unseenText(html: string): string {
  const text = parse(html).querySelector("[data-kept-text]");
  return text ? `<div data-kept-text="" hidden="">${text.innerHTML}</div>` : "";
}

/** The page's policy allows its scripts by their hashes. */
function withoutWait(html: string): string {
  const patient = [...html.matchAll(script)]
    .map(([tag]) => tag.slice(tag.indexOf(">") + 1, tag.lastIndexOf("<")))
    .find((code) => code.includes(waitForPaint));
  if (!patient) throw new Error("The page has no start script.");
  const prompt = patient.replace(waitForPaint, "");
  return html.replace(patient, () => prompt).replace(sha256(patient), sha256(prompt));
}
