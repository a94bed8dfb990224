import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { watchParts } from "#app/components/legal/watch-parts.ts";

/** The browser's build drops this, and with it all that draws a text. */
const drawing = import.meta.env.SSR ? await import("./draw-text.tsx") : undefined;

/** A page that is already alive was here before this one, which then came in its place. */
const cameInPlace = globalThis.document?.documentElement.dataset.alive !== undefined;
/** The text that the document on screen came with: read before anything is drawn over it. */
const brought = {
  path: cameInPlace ? undefined : globalThis.location?.pathname,
  html: globalThis.document?.querySelector("[data-publication-text]")?.innerHTML ?? "",
};

/**
 * The text, as the build drew it. The browser has it in the page and keeps it: no script brings it
 * a second time. Whoever comes here in place (by the history or the language toggle) has no such
 * page yet, and loads it. Once: the document of this very address is not asked for again.
 */
export function PublicationText({ slug }: { slug: string }) {
  const { pathname } = useLocation();
  const cameWithIt = pathname === brought.path;
  const html = drawing ? drawing.drawText(slug, pathname) : cameWithIt ? brought.html : "";
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!cameWithIt) window.location.reload();
    return text.current ? markWhereOneIs(text.current) : undefined;
  }, [cameWithIt]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a link is a click.
    <div
      ref={text}
      data-publication-text=""
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
