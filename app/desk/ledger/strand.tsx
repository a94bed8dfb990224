import type { Entry } from "#core/acts/ledger.ts";
import { strandPath, strandSize } from "./strand.ts";

const viewBox = `0 0 ${strandSize.width} ${strandSize.height}`;

/** Stretched to the height of its row, so that the lines of neighbouring entries meet. */
export function Strand({ entry: { before, right, whole } }: { entry: Entry }) {
  return (
    <svg
      className="ledger-strand"
      viewBox={viewBox}
      preserveAspectRatio="none"
      data-whole={whole}
      aria-hidden="true"
    >
      <path d={strandPath(before ?? "", right)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
