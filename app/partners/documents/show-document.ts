import { backendAddress } from "#app/api/address.ts";
import { fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import type { Ended } from "#app/sign-in/as-signed-in.ts";
import { askOwnAccount } from "#app/sign-in/own-account.ts";

/** `blocked`: the browser opened no tab. */
export type PreviewOutcome = { kind: "shown" | "gone" | "blocked" } | Ended | Failure;

/**
 * Shows a PDF in a new tab, in the browser's viewer. The tab is opened at once, since browsers
 * allow that only right after a press; it gets its address when the backend has given a ticket.
 */
export async function showDocument(entity: string, id: string): Promise<PreviewOutcome> {
  const tab = window.open("", "_blank");
  if (!tab) return { kind: "blocked" };
  tab.opener = null;
  const answer = await askOwnAccount("ask-preview", { entity, id });
  const ticket = answer.kind === "done" ? fieldOf(answer.body, "ticket") : undefined;
  if (typeof ticket === "string") {
    tab.location.replace(`${backendAddress()}/functions/v1/lp-document?ticket=${ticket}`);
    return { kind: "shown" };
  }
  tab.close();
  if (answer.kind === "refused") return { kind: "gone" };
  return answer.kind === "done" ? { kind: "failed" } : answer;
}
