/**
 * The scroll position of each entry of the tab's history, by its key. Where the browser goes back to
 * an entry by loading its document, `restore-scroll.js` reads it.
 */
import type { Location, Shown } from "./location.ts";

const name = "react-router-scroll-positions";
let positions: Record<string, number> = {};
/**
 * The key of the entry on screen. Undefined while the next page is drawn: the position then belongs
 * to neither entry.
 */
let onScreen: string | undefined;
/** As of the last scroll event, or newer. */
let y = 0;

/** Restores positions instead of the browser, which would scroll before the page is rendered. */
export function watchScroll(firstKey: string): () => void {
  positions = stored();
  onScreen = firstKey;
  y = scrollY;
  const takeOver = ({ persisted }: { persisted: boolean }) => {
    history.scrollRestoration = "manual";
    // The browser kept this document; others may have noted their positions since.
    if (persisted) positions = { ...positions, ...stored() };
  };
  const follow = () => {
    y = scrollY;
  };
  const handBack = () => {
    note();
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(name, JSON.stringify(positions));
    } catch {
      // Storage can be forbidden or full; the page then opens at its top.
    }
  };
  takeOver({ persisted: false });
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

function note(): void {
  if (onScreen !== undefined) positions[onScreen] = y;
}

/** Notes where the visitor was, before another entry is shown. */
export function leaveEntry({ scroll }: Shown): void {
  // When we are told of a link to a part of the page, some browsers have scrolled to it already. The
  // scroll event comes later, so that `y` is still of before.
  if (scroll !== "keep") y = scrollY;
  note();
  onScreen = undefined;
}

/** Scrolls to the kept position, to the anchor of the address, or to the top. */
export function settleScroll({ location, scroll }: Shown): void {
  onScreen = location.key;
  if (scroll === "keep") return;
  const known = scroll === "restore" ? positions[location.key] : undefined;
  if (known !== undefined) scrollTo(0, known);
  else if (!scrollToPart(location)) scrollTo(0, 0);
  y = scrollY;
}

function scrollToPart({ hash }: Location): boolean {
  const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (part) part.scrollIntoView();
  return Boolean(part);
}
