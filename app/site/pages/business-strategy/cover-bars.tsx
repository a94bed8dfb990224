import { At } from "#app/figures/at.tsx";
import { CutPart } from "#app/figures/cut-part.tsx";
import { formatDecimal } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { wholesalerCover } from "#content/mandates.ts";

type Case = (typeof wholesalerCover)[number]["id"];
type Props = { alt: string; before: string; after: string; nameOf: (id: Case) => string };

const row = 92;
const bar = 20;
/** In per cent. 2.4 is more than the longest bar, so that its number fits beside it. */
const width = (value: number) => Math.round((value / 2.4) * 10_000) / 100;

export function CoverBars({ alt, before, after, nameOf }: Props) {
  const language = useLanguage();
  const height = wholesalerCover.length * row + 8;
  return (
    <svg className="drawing" width="100%" height={height} role="img" aria-label={alt}>
      {wholesalerCover.map((cover, index) => (
        <g key={cover.id}>
          <At x={0} y={index * row + 22}>
            <text className="drawing-name">{nameOf(cover.id)}</text>
          </At>
          {([before, after] as const).map((name, one) => {
            const value = one === 0 ? cover.before : cover.after;
            const y = index * row + 32 + one * (bar + 4);
            return (
              <g key={name}>
                <CutPart cut={1 - one} x={0} width={`${width(value)}%`} y={y} height={bar} />
                <line
                  className="strategy-due"
                  x1={`${width(1)}%`}
                  x2={`${width(1)}%`}
                  y1={y - 2}
                  y2={y + bar + 4}
                />
                <At x={width(value)} y={y + 15}>
                  <text className="strategy-value" x="8">
                    {formatDecimal(value, 1, language)}
                    <tspan className="drawing-series" dx="6">
                      {name}
                    </tspan>
                  </text>
                </At>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
