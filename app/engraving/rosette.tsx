import { type RefObject, useId } from "react";
import type { Service } from "#core/services.ts";
import { copiesMarkup, Engraved } from "./engraved.tsx";
import { type ServiceFigure, serviceFigures, thinned } from "./figures.ts";
import { draw, pathOf, transformsOf } from "./morph.ts";

type Props = {
  service: Service;
  className?: string;
  /** For a figure of stamp size. */
  small?: boolean;
  /** For a caller that redraws it: see `useMorph`. */
  svg?: RefObject<SVGSVGElement | null>;
};

/** A service's figure, in its own ink with copper inside. */
export function Rosette({ service, className = "", small = false, svg }: Props) {
  const id = useId();
  return (
    <Engraved
      // For another service React makes a new element instead of keeping the old markup.
      key={service}
      svg={svg}
      className={`rosette ink-${service} ${className}`}
      viewBox="-500 -500 1000 1000"
      draw={() =>
        rosetteMarkup(small ? thinned(serviceFigures[service]) : serviceFigures[service], id)
      }
    />
  );
}

function rosetteMarkup(figure: ServiceFigure, id: string): string {
  const { outer, inner } = draw(figure);
  const outerCopies = copiesMarkup(`${id}outer`, pathOf(outer), transformsOf(outer));
  const innerCopies = copiesMarkup(`${id}inner`, pathOf(inner), transformsOf(inner));
  return `<g>${outerCopies}</g><g class="second-ink">${innerCopies}</g>`;
}
