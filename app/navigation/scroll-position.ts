import { useEffect, useState } from "react";

const headerThreshold = 10;
const scrollToTopThreshold = 300;

/** Scrolling down hides the header, scrolling up shows it; near the top it is always shown. */
export function headerHidden(y: number, previousY: number, hidden: boolean): boolean {
  if (y <= headerThreshold) return false;
  return y === previousY ? hidden : y > previousY;
}

export function farFromTop(y: number): boolean {
  return y > scrollToTopThreshold;
}

/** Derives a state from the scroll position; the component renders only when it changes. */
export function useScrolled(
  derive: (y: number, previousY: number, state: boolean) => boolean,
): boolean {
  const [state, setState] = useState(false);
  useEffect(() => {
    let previousY = window.scrollY;
    const onScroll = () => {
      // On iOS a page bounces back at its end; that is not scrolling up.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const y = Math.min(Math.max(window.scrollY, 0), Math.max(end, 0));
      const from = previousY;
      previousY = y;
      setState((current) => derive(y, from, current));
    };
    // At the top there is nothing to derive, and measuring the page would cost a layout.
    if (previousY > 0) onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [derive]);
  return state;
}
