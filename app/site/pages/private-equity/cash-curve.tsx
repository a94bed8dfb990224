import { At } from "#app/figures/at.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { curve, depthOf, hairlines, ordinaryBalance, placeOf, poorBalance } from "./cash-paths.ts";

type Props = { alt: string; year: string; ordinary: string; poor: string };

const plot = 360;

export function CashCurve({ alt, year, ordinary, poor }: Props) {
  const language = useLanguage();
  const at = (amount: number) => (depthOf(amount) / 100) * plot;
  const amount = (value: number) => formatNumber(value, language);
  const last = (balances: readonly number[]) => balances.at(-1) ?? 0;
  return (
    <svg className="drawing" width="100%" height={plot + 34} role="img" aria-label={alt}>
      <svg
        height={plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path className="drawing-hairlines" d={hairlines(ordinaryBalance)} />
        <path className="drawing-line" d={curve(ordinaryBalance)} />
        <path className="drawing-line fund-poor" d={curve(poorBalance)} />
      </svg>
      <line className="drawing-base" x1="0" x2="100%" y1={at(0)} y2={at(0)} />
      {[1, 4, 8, 12].map((end) => (
        <At key={end} x={placeOf(end)} y={plot}>
          <text className={end === 12 ? "fund-end" : "drawing-label"} y="24">
            {end === 1 || end === 12 ? `${year} ${end}` : end}
          </text>
        </At>
      ))}
      <At x={100} y={at(last(ordinaryBalance))}>
        <text className="fund-end fund-name" y="-14">
          {ordinary}
          <tspan dx="8">{`+${amount(last(ordinaryBalance))}`}</tspan>
        </text>
      </At>
      <At x={100} y={at(last(poorBalance))}>
        <text className="fund-end fund-name" y="26">
          {poor}
          <tspan dx="8">{amount(last(poorBalance))}</tspan>
        </text>
      </At>
      <At x={placeOf(4)} y={at(-710)}>
        <text className="drawing-value" y="-14">
          {amount(-710)}
        </text>
      </At>
    </svg>
  );
}
