import type { Entry } from "./entry.ts";
import { strandPath, strandSize } from "./strand.ts";

const viewBox = `0 0 ${strandSize.width} ${strandSize.height}`;

/** As high as its entry, whatever that is, so that neighbours meet. */
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
