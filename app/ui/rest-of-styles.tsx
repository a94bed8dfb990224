import { useLayoutEffect, useRef } from "react";

/**
 * Marks where the first screen of a page ends. A built page has the styles for its first screen in
 * its head; `builder/finish/page.ts` puts the rest here. When another page replaces this one, the
 * rest moves to the head, so that it is not lost.
 */
export function RestOfStyles() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const styles = place.current?.querySelectorAll("style") ?? [];
    return () => styles.forEach(copyToHead);
  }, []);
  return (
    <div
      ref={place}
      hidden
      data-rest=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, until the build fills it.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** Copies a style into the head, after the first part of the same sheet. */
function copyToHead({ dataset, textContent }: HTMLStyleElement): void {
  const { sheet = "" } = dataset;
  const copy = document.createElement("style");
  copy.dataset.sheet = sheet;
  copy.textContent = textContent;
  document.head.querySelector(`style[data-sheet="${sheet}"]`)?.after(copy);
}
