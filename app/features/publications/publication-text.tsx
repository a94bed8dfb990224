import { renderText } from "virtual:publication-renderer";
import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * The text, as the build drew it. The browser has it in the page and keeps it: no script brings it
 * a second time. Whoever comes here in place (back in the history, or by the language toggle) has
 * no such page yet, and loads it.
 */
export function PublicationText({ slug }: { slug: string }) {
  const { pathname } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current?.firstChild) window.location.reload();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a link is a click.
    <div
      ref={frame}
      onClick={closeContents}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build from our own texts.
      dangerouslySetInnerHTML={{ __html: renderText(slug, pathname) }}
    />
  );
}

/** On narrow screens the contents unfold over the text: a followed link puts them away. */
function closeContents({ target }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest("a")) return;
  const contents = target.closest("details");
  if (target.closest(".legal-contents") && contents) contents.open = false;
}
