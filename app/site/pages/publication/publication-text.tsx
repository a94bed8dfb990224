import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "#app/navigation/here.ts";
import { watchParts } from "#app/site/legal/watch-parts.ts";
import { brought, useOwnDocument } from "#app/site/reading/brought.ts";

/** The browser's build drops this, and with it all that draws a text. */
const drawing = import.meta.env.SSR ? await import("./draw-text.tsx") : undefined;

/**
 * The text, as the build drew it. The browser has it in the page and keeps it: no script brings it
 * a second time.
 */
export function PublicationText({ slug }: { slug: string }) {
  const { pathname } = useLocation();
  const own = useOwnDocument();
  const html = drawing ? drawing.drawText(slug, pathname) : own ? brought.text : "";
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (own && text.current ? markWhereOneIs(text.current) : undefined), [own]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a link is a click.
    <div
      ref={text}
      data-kept-text=""
      onClick={closeContents}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build from our own texts.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** On narrow screens the contents unfold over the text: a followed link puts them away. */
function closeContents({ target }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest("a")) return;
  const contents = target.closest("details");
  if (target.closest(".legal-contents") && contents) contents.open = false;
}

/** In the contents, as one reads: React does not draw them and does not do it for us. */
function markWhereOneIs(text: Element): () => void {
  const links = [...text.querySelectorAll(".legal-contents li a")];
  const here = text.querySelector(".legal-here");
  return watchParts(text.querySelectorAll(".legal-part"), (id) => {
    const current = links.find((link) => link.getAttribute("href") === `#${id}`);
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
    if (here) here.textContent = current?.textContent ?? "";
  });
}
