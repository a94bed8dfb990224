/**
 * The scroll position of each page of the tab's history, by the key of its entry. Where the browser
 * goes back to an entry by loading its document, `restore-scroll.js` reads it.
 */
import type { Location, Shown } from "./location.ts";

const name = "react-router-scroll-positions";
let positions: Record<string, number> = {};

/** Restores positions instead of the browser, which would scroll before the page is rendered. */
export function watchScroll(keyOnScreen: () => string): () => void {
  positions = stored();
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  // Noted at each scroll: reading `scrollY` when the document is left would cost a layout.
  let y = scrollY;
  const follow = () => {
    y = scrollY;
  };
  const handBack = () => {
    positions[keyOnScreen()] = y;
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(name, JSON.stringify(positions));
    } catch {
      // Storage can be forbidden or full; the page then opens at its top.
    }
  };
  takeOver();
  addEventListener("scroll", follow, { passive: true });
  addEventListener("pagehide", handBack);
  addEventListener("pageshow", takeOver);
  return () => {
    removeEventListener("scroll", follow);
    removeEventListener("pagehide", handBack);
    removeEventListener("pageshow", takeOver);
  };
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "{}");
  } catch {
    return {};
  }
}

export function noteScroll(key: string): void {
  positions[key] = scrollY;
}

/** Scrolls to the kept position, to the anchor of the address, or to the top. */
export function settleScroll({ location, scroll }: Shown): void {
  if (scroll === "keep") return;
  const known = scroll === "restore" ? positions[location.key] : undefined;
  if (known !== undefined) scrollTo(0, known);
  else if (!scrollToPart(location)) scrollTo(0, 0);
}

function scrollToPart({ hash }: Location): boolean {
  const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (part) part.scrollIntoView();
  return Boolean(part);
}
