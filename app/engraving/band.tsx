import { useMemo } from "react";
import { bandSize, riverPath, riversOf } from "./band.ts";

const frame = {
  viewBox: `0 0 ${bandSize.width} ${bandSize.height}`,
  preserveAspectRatio: "xMidYMid slice",
} as const;

type Props = {
  seed: string;
  /** Given where `BandCopy` draws it again. */
  id?: string;
};

/** Two rivers from edge to edge, in the ink of the text around and in copper. */
export function Band({ seed, id }: Props) {
  const [first, second] = useMemo(() => riversOf(seed).map(riverPath), [seed]);
  return (
    <svg className="band" {...frame} aria-hidden="true">
      <g id={id}>
        <path d={first} />
        <path d={second} className="second-ink" />
      </g>
    </svg>
  );
}

/** The same lines once more, without their weight. */
export function BandCopy({ of }: { of: string }) {
  return (
    <svg className="band" {...frame} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}
