import { gainTakers } from "#content/mandates.ts";

type Taker = (typeof gainTakers)[number]["id"];
type Props = { alt: string; nameOf: (id: Taker) => string };

const height = 120;
/** The length of each party's lines: they differ without colour. */
const depths: Record<Taker, number> = {
  client: 1,
  management: 0.72,
  carried: 0.56,
  vehicle: 0.4,
  adviser: 0.86,
};

/** One line for each ten thousand euros. */
export function linesOf(amount: number): number {
  return Math.round(amount / 10);
}

/** One unit for each line, and half a unit between two groups. */
const width =
  gainTakers.reduce((sum, { amount }) => sum + linesOf(amount), 0) + (gainTakers.length - 1) / 2;

export function GainStrip({ alt, nameOf }: Props) {
  const groups = placed();
  return (
    <>
      <svg
        className="drawing fund-strip"
        width="100%"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={alt}
      >
        {groups.map(({ id, from, lines }) => (
          <path key={id} className={`fund-lines fund-lines-${id}`} d={strokes(id, from, lines)} />
        ))}
      </svg>
      <ul className="fund-takers" aria-hidden="true">
        {groups.map(({ id, lines }) => (
          <li key={id}>
            <span>{lines}</span> {nameOf(id)}
          </li>
        ))}
      </ul>
    </>
  );
}

function placed(): { id: Taker; from: number; lines: number }[] {
  let from = 0;
  return gainTakers.map(({ id, amount }) => {
    const lines = linesOf(amount);
    const group = { id, from, lines };
    from += lines;
    return group;
  });
}

function strokes(id: Taker, from: number, lines: number): string {
  const gap = gainTakers.findIndex((taker) => taker.id === id) * 0.5;
  return Array.from(
    { length: lines },
    (_, line) => `M${Math.round((from + line + 0.5 + gap) * 100) / 100} 0v${height * depths[id]}`,
  ).join("");
}
