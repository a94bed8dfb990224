/** The parameters of the search page, and how many results it shows. */
import type { Language } from "../languages.ts";
import { pathTo } from "../paths.ts";
import { longestQuestion } from "./find.ts";
import { type Kind, kinds } from "./index-files.ts";

export type Asked = { q: string; kind?: Kind | undefined; show: number };

/** How many results are shown at first, and how many more with each press of the button. */
export const resultsAtOnce = 8;
const mostResults = 32;

export function readAsked(parameters: URLSearchParams): Asked {
  const kind = kinds.find((known) => known === parameters.get("kind"));
  const show = Number(parameters.get("show")) || resultsAtOnce;
  return {
    q: (parameters.get("q") ?? "").slice(0, longestQuestion),
    ...(kind && { kind }),
    show: Math.min(Math.max(resultsAtOnce, Math.floor(show)), mostResults),
  };
}

export function queryOf({ q, kind, show }: Partial<Asked> & { q: string }): string {
  const parameters = new URLSearchParams({ q });
  if (kind) parameters.set("kind", kind);
  if (show && show > resultsAtOnce) parameters.set("show", String(show));
  return `?${parameters}`;
}

export function searchPath(language: Language, asked: Partial<Asked> & { q: string }): string {
  return pathTo("search", language) + queryOf(asked);
}

/** Whether more results exist and may be shown. */
export function hasMore(total: number, show: number): boolean {
  return total > show && show < mostResults;
}
