import { useId } from "react";
import { copiesMarkup, Engraved } from "#app/engraving/engraved.tsx";
import { closedPath, copyTransforms, type Layer, sampleCurve } from "#app/engraving/rosette.ts";
import { sealOf } from "./seal.ts";

/** Certifies an approval: drawn from the hash that it binds to. The words beside it say so. */
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
