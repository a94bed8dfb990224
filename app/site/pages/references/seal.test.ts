/**
 * The seals in `seals/` must be drawn from the figures of the services. `vitest -u` writes them.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copiesMarkup } from "#app/engraving/engraved.tsx";
import { type ServiceFigure, serviceFigures } from "#app/engraving/figures.ts";
import { draw, pathOf, transformsOf } from "#app/engraving/morph.ts";
import type { Layer } from "#app/engraving/rosette.ts";
import { type Service, services } from "#core/services.ts";

const inks: Record<Service, string> = {
  "investment-advisory": "prussian",
  "mergers-acquisitions": "oxblood",
  "private-equity": "bronze",
  "business-strategy": "ochre",
};
const tokens = readFileSync("app/styles/tokens.css", "utf8");

test.each(services)("the seal of %s is its figure, in its two inks", async (service) => {
  const { outer, inner } = draw(fewLines(serviceFigures[service]));
  const layers = [
    [outer, colour(inks[service])],
    [inner, colour("copper")],
  ] as const;
  const drawn = layers.map(
    ([layer, ink], index) =>
      `<g stroke="${ink}">${copiesMarkup(`layer-${index}`, pathOf(layer), transformsOf(layer))}</g>`,
  );
  const frame = 'viewBox="-500 -500 1000 1000" fill="none" stroke-width=".6" aria-hidden="true"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${drawn.join("")}</svg>\n`;
  await expect(svg).toMatchFileSnapshot(`./seals/${service}.svg`);
});

/** As many lines as can be told apart at this size. */
function fewLines({ outer, inner }: ServiceFigure): ServiceFigure {
  const few = (layer: Layer) => ({ ...layer, copies: Math.round(layer.copies / 5) });
  return { outer: few(outer), inner: few(inner) };
}

function colour(name: string): string {
  return tokens.match(new RegExp(`--color-${name}: (#[0-9a-f]{6});`))?.[1] ?? "";
}
