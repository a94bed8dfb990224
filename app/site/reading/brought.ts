import { useEffect } from "react";
import { useLocation } from "#app/navigation/here.ts";

/** A page that is already alive was here before this one, which then came in its place. */
const cameInPlace = globalThis.document?.documentElement.dataset.alive !== undefined;

/** What the document on screen came with: read before anything is drawn over it. */
export const brought = {
  path: cameInPlace ? undefined : globalThis.location?.pathname,
  text: globalThis.document?.querySelector("[data-kept-text]")?.innerHTML ?? "",
  /** As `data-letter` or `data-letters` say it, in JSON. */
  letter: attribute("data-letter"),
  letters: attribute("data-letters"),
};

function attribute(name: string): string | undefined {
  return globalThis.document?.querySelector(`[${name}]`)?.getAttribute(name) ?? undefined;
}

/**
 * Whether the document on screen is that of this address, so that it brought the text. Whoever
 * comes here in place (by the history or the language toggle) has no such document yet, and loads
 * it. Once: the document of this very address is not asked for again.
 */
export function useOwnDocument(): boolean {
  const { pathname } = useLocation();
  const own = import.meta.env.SSR || pathname === brought.path;
  useEffect(() => {
    if (!own) window.location.reload();
  }, [own]);
  return own;
}
