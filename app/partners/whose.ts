import { createContext, useContext } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Whose } from "#core/acts/space.ts";
import { pathTo } from "#core/paths.ts";

/**
 * Whose account a part of the page shows, as its answer said. What is asked for from there, linked
 * to, saved and printed names it.
 */
export const WhoseContext = createContext<Whose | undefined>(undefined);

export function useWhose(): Whose {
  const whose = useContext(WhoseContext);
  if (!whose) throw new Error("Nothing says whose this is.");
  return whose;
}

/** In place of an entity in the address: all of them side by side. */
export const everyEntity = "all";

type Place = {
  /** Without one, the overview. */
  fund?: string | undefined;
  /** The day on which calls of this fund are due: the page of those calls. */
  call?: string | undefined;
  /** The anchor of a part of the page. */
  part?: string | undefined;
};

/**
 * The address of a place in the space. It names the entity, so that a tab goes on with its own,
 * whatever other tabs show.
 */
export function useSpacePath(): (entity: string, place?: Place) => string {
  const path = pathTo("partners", useLanguage());
  return (entity, { fund, call, part } = {}) => {
    const asked = new URLSearchParams({ entity, ...(fund && { fund }), ...(call && { call }) });
    return `${path}?${asked}${part ? `#${part}` : ""}`;
  };
}
