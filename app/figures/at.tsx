import type { ReactNode } from "react";

type Props = { /** In per cent of the drawing. */ x: number; y: number; children: ReactNode };

/** A point in a drawing that stretches; its children are measured in pixels and do not stretch. */
export function At({ x, y, children }: Props) {
  return (
    <svg x={`${x}%`} y={y} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}
