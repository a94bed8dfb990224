import { defaultLanguage } from "../../../core/languages.ts";
import { pathTo } from "../../../core/paths.ts";
import type { Deps, Handler } from "../_shared/deps.ts";
import { endpoint, overLimit } from "../_shared/endpoint.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";

const sections: Record<string, string> = { used: "gone", unknown: "unknown-unsubscribe" };

/**
 * The pressed button of `/newsletter/unsubscribe`, and the one that mail programs show by
 * themselves (RFC 8058): theirs posts to the address in the mail's header, token included.
 */
export const handler: Handler = async (request, deps) =>
  request.method === "GET" ? showPage(new URL(request.url), deps) : leave(request, deps);

/** Mail programs without the button open the address instead: that changes nothing. */
function showPage({ searchParams }: URL, { pagesOrigin }: Deps): Response {
  const token = searchParams.get("token");
  if (!isToken(token)) return new Response(null, { status: 404 });
  const location = `${pagesOrigin}${pathTo("newsletter-unsubscribe", defaultLanguage)}?token=${token}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

const leave = endpoint(
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
