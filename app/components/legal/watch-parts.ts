/**
 * Says which part is being read, until the returned function is called: the one that crosses a line
 * in the upper third of the window. Above the first part one is in none.
 */
export function watchParts(
  parts: Iterable<Element>,
  change: (id: string | undefined) => void,
): () => void {
  let current: string | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting);
      if (entered) current = entered.target.id;
      else if (entries.some(({ target }) => target.id === current)) current = undefined;
      change(current);
    },
    { rootMargin: "-30% 0px -70% 0px" },
  );
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}
