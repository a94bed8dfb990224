import { useId } from "react";
import { useLocation } from "#app/navigation/here.ts";
import { readPath } from "#core/paths.ts";
import { weaveOf } from "./weave.ts";

/** The engraved edge that stays in the book when a voucher is torn out along its perforation. */
export function Counterfoil() {
  const id = useId();
  const { path } = readPath(useLocation().pathname);
  const inks = [
    { ink: "counterfoil-first", weave: weaveOf(path, { width: 240, height: 76, lines: 24 }) },
    {
      ink: "counterfoil-second",
      weave: weaveOf(`${path}, inside`, { width: 120, height: 34, lines: 12 }),
    },
  ];
  return (
    <svg className="counterfoil engraved" width="100%" height="100%" aria-hidden="true">
      <defs>
        {inks.map(({ ink, weave }) => (
          <pattern
            key={ink}
            id={`${id}${ink}`}
            width={weave.width}
            height={weave.height}
            patternUnits="userSpaceOnUse"
          >
            <path className={ink} d={weave.path} />
          </pattern>
        ))}
      </defs>
      {inks.map(({ ink, weave }) => (
        <rect
          key={ink}
          width="4000"
          height={weave.height}
          fill={`url(#${id}${ink})`}
          stroke="none"
          className={`${ink}-strip`}
        />
      ))}
    </svg>
  );
}
