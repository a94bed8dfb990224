/** The site's line art, as plain SVG that the renderer of the pictures draws like a browser. */
import { bandSize, riverPath, riversOf } from "#app/engraving/band.ts";
import type { ServiceFigure } from "#app/engraving/figures.ts";
import { closedPath, copyTransforms, type Layer, sampleCurve } from "#app/engraving/rosette.ts";
import { type Service, services } from "#core/services.ts";

type Inks = { first: string; second: string };
export type Place = { x: number; y: number; radius: number };
export type Strip = { y: number; width: number; height: number };

/**
 * Paths have whole numbers, too coarse at this size: curves are drawn ten times larger, then
 * scaled.
 */
const fineness = 10;
const figureRadius = 490;
const hairline = 0.75;

export function isService(id: string): id is Service {
  return (services as readonly string[]).includes(id);
}

export function rosetteArt(
  { outer, inner }: ServiceFigure,
  { x, y, radius }: Place,
  inks: Inks,
): string {
  const scale = radius / figureRadius;
  return `<g fill="none" transform="translate(${x} ${y}) scale(${scale / fineness})">${[
    layerArt("outer", outer, inks.first, (hairline * fineness) / scale),
    layerArt("inner", inner, inks.second, (hairline * fineness) / scale),
  ].join("")}</g>`;
}

/**
 * The renderer knows no `vector-effect`: each copy's stroke is widened by what its scale takes
 * away.
 */
function layerArt(id: string, layer: Layer, ink: string, width: number): string {
  const copies = copyTransforms(layer).map((transform) => {
    const scale = Number(/scale\((.+?)\)/.exec(transform)?.[1] ?? 1);
    const stroke = (width / scale).toFixed(2);
    return `<use href="#${id}" transform="${transform}" stroke="${ink}" stroke-width="${stroke}"/>`;
  });
  const path = closedPath(sampleCurve(layer.curve), layer.radius * fineness);
  return `<defs><path id="${id}" d="${path}"/></defs>${copies.join("")}`;
}

/** The band of a page, from edge to edge. */
export function bandArt(seed: string, { y, width, height }: Strip, inks: Inks): string {
  const [first, second] = riversOf(seed).map(riverPath);
  const stroke = (hairline * bandSize.height) / height;
  return [
    `<svg y="${y}" width="${width}" height="${height}" fill="none" stroke-width="${stroke}"`,
    ` viewBox="0 0 ${bandSize.width} ${bandSize.height}" preserveAspectRatio="xMidYMid slice">`,
    `<path d="${first}" stroke="${inks.first}"/><path d="${second}" stroke="${inks.second}"/></svg>`,
  ].join("");
}
