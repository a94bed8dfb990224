import { type RefObject, useLayoutEffect } from "react";

/** Elements that cover the foot of the window, each with a CSS property for its height. */
type Covering = "--consent-height" | "--toast-height";

const heights = new Map<Covering, number>();

/** Leaves room for such an element: the page ends above it, and it covers no field in use. */
export function useRoomBelow(
  element: RefObject<HTMLElement | null>,
  name: Covering,
  /** In pixels, between it and the edge of the window. */
  gap = 0,
): void {
  useLayoutEffect(() => {
    const covering = element.current;
    if (!covering) return;
    const observer = new ResizeObserver(() => {
      keepRoom(name, floats(covering) ? covering.offsetHeight + gap : 0);
    });
    observer.observe(covering);
    // A click gives a field the focus where it is, be it half covered.
    document.addEventListener("click", uncoverFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener("click", uncoverFocus);
      keepRoom(name, 0);
    };
  }, [element, name, gap]);
}

/** In a low window the stylesheet may have put it into the page, where it covers nothing. */
function floats(element: Element | null): boolean {
  if (!element) return false;
  return getComputedStyle(element).position === "fixed" || floats(element.parentElement);
}

function keepRoom(name: Covering, height: number): void {
  heights.set(name, height);
  const whole = wholeHeight();
  const { documentElement, body } = document;
  documentElement.style.scrollPaddingBottom = whole > 0 ? `${whole}px` : "";
  body.style.setProperty(name, height > 0 ? `${height}px` : null);
  uncoverFocus();
}

function wholeHeight(): number {
  return [...heights.values()].reduce((sum, each) => sum + each, 0);
}

const inPage = ":is(main, footer) :is(input, select, textarea, button, a)";

/** Browsers heed the padding when they move the focus, but not when what covers comes later. */
function uncoverFocus(): void {
  const focused = document.activeElement;
  if (!focused?.matches(inPage)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = top < innerHeight && bottom > innerHeight - wholeHeight();
  if (isCovered) focused.scrollIntoView({ block: "nearest" });
}
