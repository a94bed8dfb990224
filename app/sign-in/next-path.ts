import type { Language } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";

/**
 * The partners' space, the own account or the desk, in either language, with a query. After signing
 * in we go to no other address, since a link from elsewhere may have set it.
 */
const ownPath = /^(?:\/fr)?\/(lp|account|desk)(\?[\w\-=&%.~]*)?$/;
const places = { lp: "partners", account: "own-account", desk: "desk" } as const;

/** Where to go after signing in. Only the query is taken from `asked`; the path is one of ours. */
export function nextPath(asked: string | null, language: Language): string {
  const [, place, query = ""] = ownPath.exec(asked ?? "") ?? [];
  return pathTo(places[(place ?? "lp") as keyof typeof places], language) + query;
}

type Why = "ended" | "left";

/**
 * The address of the sign-in page, with the address to come back to and why somebody was sent
 * there.
 */
export function signInPath(language: Language, from: string, why?: Why): string {
  const query = new URLSearchParams({ next: from, ...(why && { why }) });
  return `${pathTo("login", language)}?${query}`;
}

export function whyOf(parameters: URLSearchParams): Why | undefined {
  return (["ended", "left"] as const).find((why) => why === parameters.get("why"));
}
