import type { ReactNode } from "react";

type Props = { /** In per cent of the drawing. */ x: number; y: number; children: ReactNode };

/** A place in a drawing that stretches; what stands there is measured in pixels and does not. */
export function At({ x, y, children }: Props) {
  return (
    <svg x={`${x}%`} y={y} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}
