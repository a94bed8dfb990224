import type { Layer } from "#app/engraving/rosette.ts";
import { numbersFrom } from "#core/seed.ts";

/** The parameters of a rosette, drawn from the hash of a text: another text has another rosette. */
export function sealOf(hash: string): { outer: Layer; inner: Layer } {
  const next = numbersFrom(hash);
  const between = (low: number, high: number) => low + (high - low) * next();
  const petals = Math.floor(between(7, 17));
  const ripple = { count: 1 + Math.floor(between(1, 3)), height: between(0.02, 0.06) };
  return {
    outer: {
      curve: {
        petals,
        depth: between(0.3, 0.55),
        sharpness: between(0.7, 1.2),
        ripple,
        twist: between(-0.6, 0.6),
      },
      radius: 490,
      copies: 12,
      sweep: 360 / petals,
      innermost: between(0.4, 0.55),
    },
    inner: {
      curve: {
        petals: petals * 2,
        depth: between(0.3, 0.5),
        sharpness: 1,
        ripple: { count: 1, height: 0 },
        twist: between(0, 0.6),
      },
      radius: 210,
      copies: 8,
      sweep: 180 / petals,
      innermost: 0.35,
    },
  };
}
