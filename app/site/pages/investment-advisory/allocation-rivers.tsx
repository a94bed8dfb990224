import { At } from "#app/figures/at.tsx";
import { labelLines, spread } from "#app/figures/scale.ts";
import { formatNumber, formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { foundationAssets } from "#content/mandates.ts";

type Asset = (typeof foundationAssets)[number]["id"];
type Props = { alt: string; before: string; after: string; nameOf: (id: Asset) => string };

const top = 30;
const height = 380;
const gap = 8;
/** The number of lines of each river, enough for its widest part. */
const lines = [22, 24, 24, 6, 11];

const reach = height - gap * (foundationAssets.length - 1);
const left = bedsOf(foundationAssets.map(({ before }) => before));
const right = bedsOf(foundationAssets.map(({ after }) => after));

/** Each kind of asset as a river, from its share before to its share after. */
export function AllocationRivers({ alt, before, after, nameOf }: Props) {
  const language = useLanguage();
  const places = spread(right.map(middle), 46, height - 10);
  return (
    <svg className="drawing" width="100%" height={top + height + 12} role="img" aria-label={alt}>
      <At x={13} y={16}>
        <text className="drawing-series">{before}</text>
      </At>
      <At x={58} y={16}>
        <text className="drawing-series drawing-name-end">{after}</text>
      </At>
      <svg
        x="13%"
        y={top}
        width="45%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="advisory-rivers" d={foundationAssets.map(river).join("")} />
      </svg>
      {foundationAssets.map(({ id, before: was, after: is }, index) => (
        <g key={id}>
          {was > 0 && (
            <At x={11} y={top + middle(left[index]) + 5}>
              <text className="advisory-before">{formatNumber(was, language)}</text>
            </At>
          )}
          <At x={61} y={top + (places[index] ?? 0)}>
            <text className="drawing-value drawing-value-beside">
              {formatPart(is / 100, language)}
            </text>
            <text className="drawing-name">
              {labelLines(nameOf(id), 17).map((line, row) => (
                <tspan key={line} x="0" y={17 + row * 15}>
                  {line}
                </tspan>
              ))}
            </text>
          </At>
        </g>
      ))}
    </svg>
  );
}

type Bed = { from: number; to: number };

function bedsOf(parts: readonly number[]): Bed[] {
  let reached = 0;
  return parts.map((part) => {
    const from = reached;
    const to = from + (part / 100) * reach;
    reached = to + gap;
    return { from, to };
  });
}

function middle(bed: Bed | undefined): number {
  return bed ? (bed.from + bed.to) / 2 : 0;
}

function river(_: unknown, index: number): string {
  const source = left[index];
  const mouth = right[index];
  const count = lines[index] ?? 0;
  if (!source || !mouth) return "";
  return Array.from({ length: count }, (_line, line) => {
    const part = (line + 0.5) / count;
    const from = Math.round(source.from + (source.to - source.from) * part);
    const to = Math.round(mouth.from + (mouth.to - mouth.from) * part);
    // Every other line bends the other way, so that the river weaves.
    const sway = line % 2 === 0 ? 6 : -6;
    return `M0 ${from}C${42 + sway} ${from} ${58 + sway} ${to} 100 ${to}`;
  }).join("");
}
