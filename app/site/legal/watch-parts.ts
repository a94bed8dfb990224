/**
 * Calls `change` with the id of the part that is being read: the one that crosses a line in the
 * upper third of the window, or `undefined` above the first part. Returns a function that stops it.
 */
export function watchParts(
  parts: Iterable<Element>,
  change: (id: string | undefined) => void,
): () => void {
  const crossing = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      // One call may have several entries for a part: the last one counts.
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
