import { useEffect, useState } from "react";

/** The part that is being read: the one that crosses a line in the upper third of the window. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const left = entries.map(({ target }) => target.id);
        // Above the first part one is in none.
        setCurrent((known) =>
          entered ? entered.target.id : known && left.includes(known) ? undefined : known,
        );
      },
      { rootMargin: "-30% 0px -70% 0px" },
    );
    for (const id of list.split(" ")) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
