import { useMemo } from "react";
import { bandSize, riverPath, riversOf } from "./band.ts";

/** Two rivers from edge to edge, in the ink of the text around and in copper. */
export function Band({ seed, className = "" }: { seed: string; className?: string }) {
  const [first, second] = useMemo(() => riversOf(seed).map(riverPath), [seed]);
  return (
    <svg
      className={`band ${className}`}
      viewBox={`0 0 ${bandSize.width} ${bandSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={first} />
      <path d={second} className="second-ink" />
    </svg>
  );
}
