import type { Language } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";

/**
 * The space and what was chosen in it, the account or the desk, in either language; anything else is not
 * ours to go to.
 */
const ownPath = /^(?:\/fr)?\/(lp|account|desk)(\?[\w\-=&%.~]*)?$/;
const places = { lp: "partners", account: "own-account", desk: "desk" } as const;

/** Where to go after signing in. Only the query is taken from what was asked; the path is ours. */
export function nextPath(asked: string | null, language: Language): string {
  const [, place, query = ""] = ownPath.exec(asked ?? "") ?? [];
  return pathTo(places[(place ?? "lp") as keyof typeof places], language) + query;
}

type Why = "ended" | "left";

/** The way to the sign-in page that leads back to an address of the space, and says why. */
export function signInPath(language: Language, from: string, why?: Why): string {
  const query = new URLSearchParams({ next: from, ...(why && { why }) });
  return `${pathTo("login", language)}?${query}`;
}

export function whyOf(parameters: URLSearchParams): Why | undefined {
  return (["ended", "left"] as const).find((why) => why === parameters.get("why"));
}
