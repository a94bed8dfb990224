import { site } from "../../../../content/site.ts";

/** Stands in a frozen mail where each recipient's own token will. */
export const leaveMark = "LEAVE".padEnd(43, "_");

/** RFC 8058: the button that mail programs show by themselves; RFC 2919: the list it belongs to. */
export function listHeaders(oneClick: string): Record<string, string> {
  return {
    "List-Id": `${site.name} <letters.${new URL(site.origin).hostname}>`,
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
