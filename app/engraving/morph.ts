import type { ServiceFigure } from "./figures.ts";
import { closedPath, copyTransforms, type Layer, type Point, sampleCurve } from "./rosette.ts";

/** A layer as it is drawn: its points, and how its copies are laid. */
export type DrawnLayer = { points: readonly Point[]; layer: Layer };
export type DrawnFigure = { outer: DrawnLayer; inner: DrawnLayer };

export function draw({ outer, inner }: ServiceFigure): DrawnFigure {
  return {
    outer: { points: sampleCurve(outer.curve), layer: outer },
    inner: { points: sampleCurve(inner.curve), layer: inner },
  };
}

/** The figure between two others: every point and every copy moves in a straight line. */
export function between(from: DrawnFigure, to: DrawnFigure, part: number): DrawnFigure {
  return {
    outer: layerBetween(from.outer, to.outer, part),
    inner: layerBetween(from.inner, to.inner, part),
  };
}

function layerBetween(from: DrawnLayer, to: DrawnLayer, part: number): DrawnLayer {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    points: to.points.map(([x, y], index) => {
      const [fromX, fromY] = from.points[index] ?? [x, y];
      return [mix(fromX, x), mix(fromY, y)];
    }),
    layer: {
      ...to.layer,
      radius: mix(from.layer.radius, to.layer.radius),
      sweep: mix(from.layer.sweep, to.layer.sweep),
      innermost: mix(from.layer.innermost, to.layer.innermost),
    },
  };
}

export function pathOf({ points, layer }: DrawnLayer): string {
  return closedPath(points, layer.radius);
}

export function transformsOf({ layer }: DrawnLayer): string[] {
  return copyTransforms(layer);
}
