import { type MouseEvent, useEffect, useRef } from "react";
import { watchParts } from "#app/site/legal/watch-parts.ts";

type Props = {
  /** Drawn when the page was made, or what the document holds of it. */
  html: string;
  /** Whether the document on screen is this page's. */
  own: boolean;
};

/**
 * A text with its contents, rendered by the build. The browser keeps the HTML of the page, so that
 * no script has to contain it.
 */
export function KeptText({ html, own }: Props) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (own && text.current ? markCurrentPart(text.current) : undefined), [own]);
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

/** On narrow screens the open contents cover the text: following a link closes them. */
function closeContents({ target }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest("a")) return;
  const contents = target.closest("details");
  if (target.closest(".legal-contents") && contents) contents.open = false;
}

/** Marks the current part in the contents. React cannot, since it does not render them. */
function markCurrentPart(text: Element): () => void {
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
