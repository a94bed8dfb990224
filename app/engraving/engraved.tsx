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
 * Line art as one piece of markup: one element for React instead of hundreds. Markup that is in the
 * prerendered page is neither drawn again nor compared when React hydrates it; the browser draws
 * only for pages that it comes to without loading a document.
 */
export function Engraved({ draw, className, svg, ...frame }: Props) {
  const [markup] = useState(() => (import.meta.env.SSR || isAlive() ? draw() : ""));
  return (
    <svg
      ref={svg}
      className={className}
      {...frame}
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

/** One path, drawn once for each transform. */
export function copiesMarkup(id: string, path: string, transforms: readonly string[]): string {
  const copies = transforms.map((transform) => `<use href="#${id}" transform="${transform}"/>`);
  const defined = `<path id="${id}" d="${path}" vector-effect="non-scaling-stroke"/>`;
  return `<defs>${defined}</defs>${copies.join("")}`;
}
