import { useEffect, useRef, useState } from "react";
import { useLocation } from "#app/navigation/here.ts";
import { readPath } from "#core/paths.ts";

/**
 * What a browser does by itself when a document loads, and we must do when only the page changes:
 * moves the focus to the new page (the anchor of the address, the control that the page is for, or
 * the heading) and has its title read out.
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
    // After a switch of the language the focus stays where it is.
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
