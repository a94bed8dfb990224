import { useEffect, useRef, useState } from "react";
import { useLocation } from "#app/navigation/here.ts";
import { readPath } from "#core/paths.ts";

/**
 * What a browser does by itself when a page loads, and a page change in place would leave out:
 * the focus goes to the new page (its heading, the anchor asked for, or what the page is for) and its title is read out.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    const samePage = readPath(shown.current).path === readPath(pathname).path;
    shown.current = pathname;
    setAnnouncement(document.title);
    // Who switches the language stays where they are.
    if (samePage) return;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const target =
      anchor ??
      document.querySelector<HTMLElement>("[data-takes-focus]") ??
      document.querySelector<HTMLElement>("h1");
    if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p className="sr-only" aria-live="polite" data-testid="page-announcement">
      {announcement}
    </p>
  );
}
