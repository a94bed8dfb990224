import { bandSize, riverPath, riversOf } from "./band.ts";
import { Engraved } from "./engraved.tsx";

const viewBox = `0 0 ${bandSize.width} ${bandSize.height}`;
const preserveAspectRatio = "xMidYMid slice";

type Props = {
  seed: string;
  /** Needed where a `BandCopy` refers to it. */
  id?: string;
};

/** Two rivers from edge to edge, in the ink of the text around and in copper. */
export function Band({ seed, id }: Props) {
  return (
    <Engraved
      key={seed}
      className="band"
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      draw={() => bandMarkup(seed, id)}
    />
  );
}

function bandMarkup(seed: string, id: string | undefined): string {
  const [first, second] = riversOf(seed).map(riverPath);
  const named = id ? ` id="${id}"` : "";
  return `<g${named}><path d="${first}"/><path class="second-ink" d="${second}"/></g>`;
}

/** The same lines once more, by reference, so that their path is in the page once. */
export function BandCopy({ of }: { of: string }) {
  return (
    <svg
      className="band"
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
    >
      <use href={`#${of}`} />
    </svg>
  );
}
