import { useEffect } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

declare global {
  interface Window {
    /** What the address held when the page came: `take-token.js` took it out. */
    mailedLink?: string;
  }
}

/** What the link in a mail carried; undefined while the page is not alive. */
export function useMailedLink(): URLSearchParams | undefined {
  const hydrated = useHydrated();
  // Loaded again, the page finds it with its place in the history.
  useEffect(() => {
    window.history.replaceState({ ...window.history.state, link: window.mailedLink }, "");
  }, []);
  return hydrated ? new URLSearchParams(window.mailedLink) : undefined;
}
