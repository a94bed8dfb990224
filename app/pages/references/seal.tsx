import { copiesMarkup, Engraved } from "#app/engraving/engraved.tsx";
import { serviceFigures, thinned } from "#app/engraving/figures.ts";
import { draw, pathOf, transformsOf } from "#app/engraving/morph.ts";
import { type Service, services } from "#core/services.ts";

const viewBox = "-500 -500 1000 1000";
const idOf = (service: Service) => `seal-${service}`;

/** The four seals, drawn once; each place shows a copy. */
export function SealPlates() {
  return <Engraved className="seal-plates" viewBox={viewBox} draw={platesMarkup} />;
}

function platesMarkup(): string {
  const plates = services.map((service) => {
    const { outer, inner } = draw(thinned(serviceFigures[service]));
    const [whole, core] = [outer, inner].map((layer, index) =>
      copiesMarkup(`${idOf(service)}-${index}`, pathOf(layer), transformsOf(layer)),
    );
    return `<symbol id="${idOf(service)}" viewBox="${viewBox}"><g>${whole}</g><g class="second-ink">${core}</g></symbol>`;
  });
  return plates.join("");
}

export function Seal({ service }: { service: Service }) {
  return (
    <svg className={`seal ink-${service}`} viewBox={viewBox} aria-hidden="true">
      <use href={`#${idOf(service)}`} x={-500} y={-500} width={1000} height={1000} />
    </svg>
  );
}
