import { useId } from "react";
import { copiesMarkup, Engraved } from "#app/engraving/engraved.tsx";
import { closedPath, copyTransforms, type Layer, sampleCurve } from "#app/engraving/rosette.ts";
import { sealOf } from "./seal.ts";

/**
 * The rosette beside an approved text, drawn from the hash that was approved. Decoration only: the
 * words beside it say that it is approved.
 */
export function Seal({ hash }: { hash: string }) {
  const id = useId();
  const { outer, inner } = sealOf(hash);
  const layer = (part: string, { curve, radius, ...rest }: Layer) =>
    copiesMarkup(
      `${id}${part}`,
      closedPath(sampleCurve(curve), radius),
      copyTransforms({ curve, radius, ...rest }),
    );
  return (
    <Engraved
      key={hash}
      className="rosette approvals-seal"
      viewBox="-500 -500 1000 1000"
      draw={() => `<g>${layer("o", outer)}</g><g class="second-ink">${layer("i", inner)}</g>`}
    />
  );
}
