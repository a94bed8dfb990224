import { useEffect } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

declare global {
  interface Window {
    /** The query of the address, which `take-token.js` removed from it. */
    mailedLink?: string;
  }
}

/** The query of the link in a mail; undefined until the page is hydrated. */
export function useMailedLink(): URLSearchParams | undefined {
  const hydrated = useHydrated();
  // Kept in the entry of the history, where a reload finds it.
  useEffect(() => {
    window.history.replaceState({ ...window.history.state, link: window.mailedLink }, "");
  }, []);
  return hydrated ? new URLSearchParams(window.mailedLink) : undefined;
}
