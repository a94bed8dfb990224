import { type FocusEvent, type RefObject, useEffect, useState } from "react";

const interval = 8000;

type Carousel = {
  index: number;
  /** Whether the slides change by themselves; they pause while the pointer is over them. */
  running: boolean;
  go: (to: number) => void;
  setRunning: (running: boolean) => void;
  /** Props for the carousel: the pointer pauses it, and keyboard focus stops it. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
  };
};

/**
 * Slides that change by themselves: not for visitors who prefer reduced motion, only while they are
 * in view, and no more once the visitor has chosen one.
 */
export function useCarousel(count: number, root: RefObject<HTMLElement | null>): Carousel {
  const [index, setIndex] = useState(0);
  const [running, setRunning] = useState(false);
  const [held, setHeld] = useState({ pointer: false, away: false });
  const paused = held.pointer || held.away;

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
    if (!running || paused) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => (now + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [running, paused, count]);

  return {
    index,
    running,
    go: (to) => {
      setRunning(false);
      setIndex((to + count) % count);
    },
    setRunning: (wanted) => {
      setRunning(wanted);
      // After a press on "play" the slides run, although the pointer is still on the button.
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
