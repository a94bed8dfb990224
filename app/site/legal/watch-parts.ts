/**
 * Says which part is being read, until the returned function is called: the one that crosses a line
 * in the upper third of the window. Above the first part one is in none.
 */
export function watchParts(
  parts: Iterable<Element>,
  change: (id: string | undefined) => void,
): () => void {
  const crossing = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      // One part may have come and gone before this is told: the last word counts.
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target.id);
        else crossing.delete(target.id);
      }
      change([...crossing].at(-1));
    },
    { rootMargin: "-30% 0px -70% 0px" },
  );
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}
