import { type RefObject, useEffect, useRef } from "react";
import type { Service } from "#core/services.ts";
import { serviceFigures } from "./figures.ts";
import { between, type DrawnFigure, type DrawnLayer, draw, pathOf, transformsOf } from "./morph.ts";

const duration = 700;

/**
 * Lets the lines of a drawn rosette flow into the figure of another service. It writes to the
 * elements directly: sixty-six copies through React, sixty times a second, would drop frames.
 */
export function useMorph(svg: RefObject<SVGSVGElement | null>, service: Service): void {
  const shown = useRef<{ service: Service; figure: DrawnFigure } | undefined>(undefined);

  useEffect(() => {
    const target = draw(serviceFigures[service]);
    const start = shown.current;
    if (!start || start.service === service || !svg.current) {
      shown.current ??= { service, figure: target };
      return;
    }
    start.service = service;
    const origin = start.figure;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let frame = 0;
    let began: number | undefined;
    const advance = (now: number) => {
      began ??= now;
      const part = reduced ? 1 : Math.min(1, (now - began) / duration);
      start.figure = part === 1 ? target : between(origin, target, eased(part));
      if (svg.current) redraw(svg.current, start.figure);
      if (part < 1) frame = requestAnimationFrame(advance);
    };
    frame = requestAnimationFrame(advance);
    return () => cancelAnimationFrame(frame);
  }, [svg, service]);
}

function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

function redraw(svg: SVGSVGElement, { outer, inner }: DrawnFigure): void {
  const [first, second] = svg.querySelectorAll("g");
  if (first) redrawLayer(first, outer);
  if (second) redrawLayer(second, inner);
}

function redrawLayer(group: SVGGElement, drawn: DrawnLayer): void {
  group.querySelector("path")?.setAttribute("d", pathOf(drawn));
  const transforms = transformsOf(drawn);
  group.querySelectorAll("use").forEach((copy, index) => {
    copy.setAttribute("transform", transforms[index] ?? "");
  });
}
