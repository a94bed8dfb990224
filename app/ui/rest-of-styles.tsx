import { useLayoutEffect, useRef } from "react";

/**
 * Where the first screen of a page ends. The head of a built page has the styles of what stands
 * before; `builder/finish/page.ts` puts the rest here, and from here it goes to the head when the
 * page gives way to another.
 */
export function RestOfStyles() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const brought = place.current?.querySelectorAll("style") ?? [];
    return () => brought.forEach(keep);
  }, []);
  return (
    <div
      ref={place}
      hidden
      data-rest=""
      // Nothing in it has a face to put on.
      data-fonts-ready="Sans"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, until the build fills it.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** After what the head has of the same sheet. */
function keep({ dataset, textContent }: HTMLStyleElement): void {
  const { sheet = "" } = dataset;
  const kept = document.createElement("style");
  kept.dataset.sheet = sheet;
  kept.textContent = textContent;
  document.head.querySelector(`style[data-sheet="${sheet}"]`)?.after(kept);
}
