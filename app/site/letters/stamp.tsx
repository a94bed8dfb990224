import { useId } from "react";
import { copiesMarkup, Engraved } from "#app/engraving/engraved.tsx";
import { type ServiceFigure, serviceFigures, thinned } from "#app/engraving/figures.ts";
import { draw, pathOf, transformsOf } from "#app/engraving/morph.ts";
import type { LetterTheme } from "#core/letter-text.ts";

const size = { width: 120, height: 150 };
const tooth = 10;
const middle = { x: 60, y: 66, scale: 0.096 };

/** Allocation and transactions use the figures of two services; impact has a figure of its own. */
const figures: Record<LetterTheme, ServiceFigure> = {
  allocation: serviceFigures["investment-advisory"],
  transactions: serviceFigures["mergers-acquisitions"],
  impact: {
    outer: {
      curve: {
        petals: 6,
        depth: 0.5,
        sharpness: 0.7,
        ripple: { count: 3, height: 0.05 },
        twist: 0.5,
      },
      radius: 490,
      copies: 40,
      sweep: 60,
      innermost: 0.4,
    },
    inner: {
      curve: {
        petals: 18,
        depth: 0.4,
        sharpness: 1,
        ripple: { count: 1, height: 0 },
        twist: -0.4,
      },
      radius: 210,
      copies: 26,
      sweep: 20,
      innermost: 0.3,
    },
  },
};

/** A postage stamp: one for each theme, in its colour. */
export function Stamp({ theme }: { theme: LetterTheme }) {
  const id = useId();
  return (
    <Engraved
      key={theme}
      className={`letter-stamp engraved letter-ink-${theme}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      draw={() => stampMarkup(theme, id)}
    />
  );
}

function stampMarkup(theme: LetterTheme, id: string): string {
  const { outer, inner } = draw(thinned(figures[theme]));
  const copies = (part: string, layer: typeof outer) =>
    copiesMarkup(id + part, pathOf(layer), transformsOf(layer));
  return [
    `<path class="letter-stamp-paper" d="${perforated()}"/>`,
    `<path d="M11 11h98v128h-98zM14 14h92v104h-92zM14 121h92v15h-92z"/>`,
    `<path d="${waves()}"/>`,
    `<g transform="translate(${middle.x} ${middle.y}) scale(${middle.scale})">`,
    `${copies("o", outer)}<g class="second-ink">${copies("i", inner)}</g></g>`,
  ].join("");
}

/** The perforated edge of the stamp. */
function perforated(): string {
  const bite = (x: number, y: number) => `a3 3 0 0 0 ${6 * x} ${6 * y}l${4 * x} ${4 * y}`;
  const side = (length: number, x: number, y: number) =>
    `l${2 * x} ${2 * y}${bite(x, y).repeat(length / tooth - 1)}a3 3 0 0 0 ${6 * x} ${6 * y}l${2 * x} ${2 * y}`;
  const { width, height } = size;
  return `M0 0${side(width, 1, 0)}${side(height, 0, 1)}${side(width, -1, 0)}${side(height, 0, -1)}z`;
}

/** Two rivers, in the panel at the foot of the stamp. */
function waves(): string {
  return Array.from({ length: 5 }, (_, line) => {
    const y = 124.5 + line * 2;
    return `M14 ${y}${"q5.75 -3 11.5 0t11.5 0".repeat(4)}`;
  }).join("");
}
