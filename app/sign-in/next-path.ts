import type { Workplaces } from "#core/acts/account.ts";
import type { Language } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";

/**
 * The partners' space, the own account or the desk, in either language, with a query. After signing
 * in we go to no other address, since a link from elsewhere may have set it.
 */
const ownPath = /^(?:\/fr)?\/(lp|account|desk)(\?[\w\-=&%.~]*)?$/;
const places = { lp: "partners", account: "own-account", desk: "desk" } as const;

/**
 * Where to go after signing in: to what was asked for, if it is open to this person, else to where
 * they work. Undefined where that is two places: they choose. Only the query is taken from `asked`;
 * the path is one of ours.
 */
export function nextPath(
  asked: string | null,
  language: Language,
  { desk, partners }: Workplaces,
): string | undefined {
  const { place, query } = placeIn(asked);
  const isOpen = { lp: partners, account: true, desk };
  if (place && isOpen[place]) return pathTo(places[place], language) + query;
  if (desk && partners) return undefined;
  return pathTo(desk ? "desk" : "partners", language);
}

/** Whether somebody was sent to sign in by the desk. */
export function isFromDesk(asked: string | null): boolean {
  return placeIn(asked).place === "desk";
}

function placeIn(asked: string | null) {
  const [, place, query = ""] = ownPath.exec(asked ?? "") ?? [];
  return { place: place as keyof typeof places | undefined, query };
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
