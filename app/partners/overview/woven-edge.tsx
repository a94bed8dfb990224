import { useId } from "react";
import { weaveOf } from "#app/engraving/weave.ts";

/** The edge of a coupon: a fund's own weave, upright, along a line of perforation. */
export function WovenEdge({ word }: { word: string }) {
  const id = useId();
  const weave = weaveOf(word, { width: 200, height: 36, lines: 12 });
  return (
    <svg className="woven-edge engraved" width="36" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width={weave.height} height={weave.width} patternUnits="userSpaceOnUse">
          <path d={weave.path} transform={`rotate(90) translate(0 -${weave.height})`} />
        </pattern>
      </defs>
      <rect width="36" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
