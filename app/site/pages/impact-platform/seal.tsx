import { useId } from "react";
import { copiesMarkup, Engraved } from "#app/engraving/engraved.tsx";
import { type Curve, closedPath, sampleCurve } from "#app/engraving/rosette.ts";
import type { ImpactTheme } from "#content/impact-themes.ts";

/** Millions of euros for each line. */
const perLine = 4;
/** The radius of a seal, in units of its path. */
const size = 500;
const ripple = { count: 1, height: 0 };

/** The shape of each theme's petals; their number is that of its projects. */
const cuts: Record<ImpactTheme["id"], Omit<Curve, "petals"> & { turn: number }> = {
  "clean-energy": { depth: 0.5, sharpness: 0.7, ripple, twist: 0.25, turn: 22 },
  "circular-economy": { depth: 0.36, sharpness: 1.6, ripple, twist: 0.9, turn: 60 },
  "healthcare-innovation": { depth: 0.62, sharpness: 0.9, ripple, twist: 0, turn: 45 },
  "smart-cities": { depth: 0.3, sharpness: 0.6, ripple, twist: 0, turn: 60 },
  "sustainable-agriculture": { depth: 0.66, sharpness: 1.2, ripple, twist: 0.7, turn: 30 },
  "tech-innovation": {
    depth: 0.45,
    sharpness: 1,
    ripple: { count: 3, height: 0.05 },
    twist: -0.5,
    turn: 40,
  },
};

/** A theme's mark: a petal for each project, a line for each four million euros. */
export function Seal({ theme: { id: name, projects, amount } }: { theme: ImpactTheme }) {
  const id = useId();
  const draw = () => {
    const { turn, ...cut } = cuts[name];
    const lines = Math.round(amount / perLine);
    const transforms = Array.from({ length: lines }, (_, line) => {
      const part = line / (lines - 1);
      return `rotate(${fixed(-90 + turn * part)}) scale(${fixed((100 / size) * (1 - 0.74 * part))})`;
    });
    // A seal is small: every second point, in coarser units, looks the same.
    const points = sampleCurve({ ...cut, petals: projects }).filter((_, index) => index % 2 === 0);
    return copiesMarkup(id, closedPath(points, size), transforms);
  };
  return <Engraved className="engraved theme-seal" viewBox="-102 -102 204 204" draw={draw} />;
}

function fixed(value: number): number {
  return Math.round(value * 1000) / 1000;
}
