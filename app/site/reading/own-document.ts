import { useEffect } from "react";
import { useLocation } from "#app/navigation/here.ts";

/**
 * Whether another page of the site was on screen before, so that the document is not this page's.
 */
const isOfOtherPage = globalThis.document?.documentElement.dataset.alive !== undefined;

/** What the HTML of the loaded document contains, read before React renders anything. */
export const loadedDocument = {
  path: isOfOtherPage ? undefined : globalThis.location?.pathname,
  text: globalThis.document?.querySelector("[data-kept-text]")?.innerHTML ?? "",
  /** The attributes `data-letter` and `data-letters`, in JSON. */
  letter: attribute("data-letter"),
  letters: attribute("data-letters"),
};

function attribute(name: string): string | undefined {
  return globalThis.document?.querySelector(`[${name}]`)?.getAttribute(name) ?? undefined;
}

/**
 * Whether the loaded document is that of this address, and so contains the text. Otherwise (after
 * going back, or a switch of the language) loads the document of this address, once.
 */
export function useOwnDocument(): boolean {
  const { pathname } = useLocation();
  const own = import.meta.env.SSR || pathname === loadedDocument.path;
  useEffect(() => {
    if (!own) window.location.reload();
  }, [own]);
  return own;
}
