import { type RefObject, useId, useMemo } from "react";
import { type Service, serviceFigures } from "./figures.ts";
import { type DrawnLayer, draw, pathOf, transformsOf } from "./morph.ts";

type Props = {
  service: Service;
  className?: string;
  /** Given by who wants to redraw it: the groups of the two layers. */
  svg?: RefObject<SVGSVGElement | null>;
};

/** A service's figure, in its own ink with copper inside. */
export function Rosette({ service, className = "", svg }: Props) {
  const { outer, inner } = useMemo(() => draw(serviceFigures[service]), [service]);
  return (
    <svg
      ref={svg}
      className={`rosette ink-${service} ${className}`}
      viewBox="-500 -500 1000 1000"
      aria-hidden="true"
    >
      <LayerOfCopies drawn={outer} />
      <LayerOfCopies drawn={inner} className="second-ink" />
    </svg>
  );
}

function LayerOfCopies({ drawn, className }: { drawn: DrawnLayer; className?: string }) {
  const id = useId();
  return (
    <g className={className}>
      <defs>
        <path id={id} d={pathOf(drawn)} vectorEffect="non-scaling-stroke" />
      </defs>
      {transformsOf(drawn).map((transform, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed stack of copies, never reordered.
        <use key={index} href={`#${id}`} transform={transform} />
      ))}
    </g>
  );
}
