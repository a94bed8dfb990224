import { formatDate } from "#app/i18n/format.ts";
import { formatCents, formatMoney, formatShort } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { FundLine } from "#core/acts/space.ts";
import { AccountFigure, type FigureProps } from "./account-figure.tsx";
import {
  alongOf,
  between,
  depthOf,
  lineOf,
  type Place,
  scaleOf,
  stepsOf,
  yearsIn,
} from "./chart.ts";
import { Plate } from "./plate.tsx";

/** What was paid minus what came back, over time: the "J curve" of a fund. */
export function CashFigure({ fund, entity, number }: FigureProps) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const days = lastOfDays(fund.lines.filter(({ on }) => on <= fund.today));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const calendar = { first: first.on, last: fund.today };
  const scale = scaleOf(days.map(({ cash }) => Number(cash)));
  const at = (day: string, value: number) => ({
    x: alongOf(day, calendar),
    y: depthOf(value, scale),
  });
  const curve = stepsOf([
    at(first.on, 0),
    ...days.map(({ on, cash }) => at(on, Number(cash))),
    at(fund.today, Number(last.cash)),
  ]);
  const zeroDepth = depthOf(0, scale);
  const zeroLine = [at(first.on, 0), at(fund.today, 0)];
  const clamped = (keep: (y: number) => number) =>
    curve.map(({ x, y }): Place => ({ x, y: keep(y) }));
  const lowest = days.reduce((low, one) => (Number(one.cash) < Number(low.cash) ? one : low));
  const money = (amount: string) => formatMoney(amount, fund.currency, language);
  return (
    <AccountFigure
      number={number}
      name="cash"
      fund={fund}
      entity={entity}
      on={fund.today}
      columns={[
        t("fundPage.figures.cash.cash"),
        t("account.figures.paidIn"),
        t("account.figures.distributed"),
      ]}
      rows={days
        .toReversed()
        .map(({ on, cash, paidIn, distributed }) => ({ on, cells: [cash, paidIn, distributed] }))}
      written={(cell) => formatCents(cell, language, fund.currency)}
    >
      <Plate
        alt={t("fundPage.figures.cash.alt", {
          day: formatDate(fund.today, language),
          cash: money(last.cash),
          lowest: money(lowest.cash),
          lowestDay: formatDate(lowest.on, language),
        })}
        fund={fund.id}
        currency={fund.currency}
        scale={scale}
        parts={[
          {
            area: between(
              clamped((y) => Math.max(y, zeroDepth)),
              zeroLine,
            ),
            filling: "weave",
          },
          {
            area: between(
              clamped((y) => Math.min(y, zeroDepth)),
              zeroLine,
            ),
            filling: "hatching",
          },
        ]}
        labels={yearsIn(calendar).map(({ year, x }) => ({ text: String(year), x }))}
        words={[
          {
            text: formatShort(Number(last.cash), fund.currency, language),
            y: depthOf(Number(last.cash), scale),
          },
        ]}
      >
        <path className="drawing-line" d={lineOf(curve)} />
      </Plate>
    </AccountFigure>
  );
}

/** The last line of each day. */
function lastOfDays(lines: readonly FundLine[]): readonly FundLine[] {
  return lines.filter(({ on }, index) => lines[index + 1]?.on !== on);
}
