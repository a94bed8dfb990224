import { copiesMarkup, Engraved } from "#app/engraving/engraved.tsx";
import { hachures, meanderPath } from "#app/engraving/meander.ts";
import { circles } from "#app/engraving/metrics.ts";
import type { Office } from "#content/site.ts";
import { locatorSize, places } from "./rivers.ts";

const { width, height } = locatorSize;
const compass = "M756 92V28M744 44L756 28L768 44";

/**
 * A small map: the river, the office on its bank, and north. The caption says the same in words.
 */
export function Locator({ id }: { id: Office["id"] }) {
  return (
    <Engraved
      className="locator engraved"
      viewBox={`0 0 ${width} ${height}`}
      draw={() => locatorMarkup(id)}
    />
  );
}

function locatorMarkup(id: Office["id"]): string {
  const { river, office, hachures: slopes } = places[id];
  const thin = 'vector-effect="non-scaling-stroke"';
  const { path, transforms } = circles(11);
  return [
    `<path ${thin} d="${meanderPath(river)}"/>`,
    slopes &&
      `<path ${thin} class="locator-slope" d="${hachures(river, slopes.count, slopes.reach)}"/>`,
    `<g class="second-ink" transform="translate(${office.join(" ")}) scale(.42)">${copiesMarkup(`seal-${id}`, path, transforms)}</g>`,
    `<path ${thin} d="${compass}"/>`,
  ].join("");
}
