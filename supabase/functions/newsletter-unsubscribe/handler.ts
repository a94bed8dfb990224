import { endpoint, overLimit } from "../_shared/endpoint.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";

const sections: Record<string, string> = { used: "gone", unknown: "unknown-unsubscribe" };

/**
 * The pressed button of `/newsletter/unsubscribe`, and the one that mail programs show by
 * themselves (RFC 8058): theirs posts to the address in the mail's header, token included.
 */
export const handler = endpoint(
  { resultPage: "/newsletter/result", mostBytes: 4_000 },
  async (submission, deps) => {
    const limited = await overLimit("newsletter-link", deps);
    if (limited) return limited;
    const oneClick = submission.fields["List-Unsubscribe"] === "One-Click";
    // A mail program expects a plain answer, not a page.
    if (oneClick) submission.plainForm = false;
    const token = oneClick ? submission.url.searchParams.get("token") : submission.fields.token;
    if (!isToken(token)) return answer("unknown");
    const [row] = await deps.sql<{ outcome: string }>("select private.unsubscribe($1) as outcome", [
      await hashToken(token),
    ]);
    return answer(String(row?.outcome));
  },
);

function answer(outcome: string) {
  return { status: 200, body: { outcome }, section: sections[outcome] ?? outcome };
}
