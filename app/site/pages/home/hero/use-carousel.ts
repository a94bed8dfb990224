import { type FocusEvent, type RefObject, useEffect, useState } from "react";

const interval = 8000;

type Carousel = {
  index: number;
  /** Whether the slides move by themselves, unless held for a moment. */
  running: boolean;
  go: (to: number) => void;
  setRunning: (running: boolean) => void;
  /** Spread on the carousel: the pointer holds it, and the keyboard's focus stops it. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
  };
};

/**
 * Slides that move by themselves only for those who have not asked for less motion, only while
 * they are looked at, and never again once someone has chosen.
 */
export function useCarousel(count: number, root: RefObject<HTMLElement | null>): Carousel {
  const [index, setIndex] = useState(0);
  const [running, setRunning] = useState(false);
  const [held, setHeld] = useState({ pointer: false, away: false });
  const standing = held.pointer || held.away;

  useEffect(() => {
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    setRunning(!reduced.matches);
    const onChange = () => reduced.matches && setRunning(false);
    reduced.addEventListener("change", onChange);
    return () => reduced.removeEventListener("change", onChange);
  }, []);

  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setHeld((now) => ({ ...now, away: !entry?.isIntersecting }));
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);

  useEffect(() => {
    if (!running || standing) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => (now + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [running, standing, count]);

  return {
    index,
    running,
    go: (to) => {
      setRunning(false);
      setIndex((to + count) % count);
    },
    setRunning: (wanted) => {
      setRunning(wanted);
      // Who asks for motion gets it, with the pointer still on the button.
      setHeld((now) => ({ ...now, pointer: false }));
    },
    hold: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: ({ target }) => {
        if (target.matches(":focus-visible")) setRunning(false);
      },
    },
  };
}
