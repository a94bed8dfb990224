import { type RefObject, useState } from "react";

type Props = {
  /** Draws the inside of the SVG. */
  draw: () => string;
  viewBox: string;
  className: string;
  preserveAspectRatio?: string;
  svg?: RefObject<SVGSVGElement | null> | undefined;
};

/**
 * Line art as one piece of markup: React then has one element to look after instead of hundreds.
 * What the prerendered page brings along is neither drawn again nor compared when the page comes
 * alive; only pages reached in place are drawn in the browser.
 */
export function Engraved({ draw, className, svg, ...frame }: Props) {
  const [markup] = useState(() => (import.meta.env.SSR || isAlive() ? draw() : ""));
  return (
    <svg
      ref={svg}
      className={className}
      {...frame}
      // Without a text, it is not dressed anew when its page puts on its faces.
      data-fonts-ready="Sans"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths from our own numbers.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function isAlive(): boolean {
  return "alive" in document.documentElement.dataset;
}

/** One path, laid down once for every transform. */
export function copiesMarkup(id: string, path: string, transforms: readonly string[]): string {
  const copies = transforms.map((transform) => `<use href="#${id}" transform="${transform}"/>`);
  const defined = `<path id="${id}" d="${path}" vector-effect="non-scaling-stroke"/>`;
  return `<defs>${defined}</defs>${copies.join("")}`;
}
