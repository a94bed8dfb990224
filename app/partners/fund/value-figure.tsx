import { spread } from "#app/figures/scale.ts";
import { formatDate, formatDecimal } from "#app/i18n/format.ts";
import { formatCents, formatMoney, formatShort } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { AccountFigure, type FigureProps } from "./account-figure.tsx";
import { alongOf, between, depthOf, lineOf, scaleOf, stepsOf, yearsIn } from "./chart.ts";
import { Plate } from "./plate.tsx";
import { worthOf } from "./worth.ts";

/** What was paid in, against what came back plus the value of what is left. */
export function ValueFigure({ fund, entity, number }: FigureProps) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const { valuations, currency } = fund;
  const last = valuations.at(-1);
  const lines = fund.lines.filter(({ on }) => last && on <= last.on);
  if (!last) return null;
  const calendar = { first: lines[0]?.on ?? valuations[0]?.on ?? last.on, last: last.on };
  const scale = scaleOf([
    ...lines.flatMap(({ paidIn, distributed }) => [Number(paidIn), Number(distributed)]),
    ...valuations.flatMap(({ total, distributed }) => [Number(total), Number(distributed)]),
  ]);
  const at = (day: string, value: string) => ({
    x: alongOf(day, calendar),
    y: depthOf(Number(value), scale),
  });
  const start = at(calendar.first, "0");
  const worth = worthOf({ lines, valuations });
  const totals = stepsOf([start, ...worth.map(({ on, total }) => at(on, total))]);
  const back = stepsOf([
    start,
    ...lines.map((line) => at(line.on, line.distributed)),
    at(last.on, last.distributed),
  ]);
  const zeroLine = [start, at(last.on, "0")];
  const paidIn = stepsOf([
    start,
    ...lines.map((line) => at(line.on, line.paidIn)),
    at(last.on, last.paidIn),
  ]);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const ends = [
    { name: t("fundPage.figures.value.total"), amount: last.total },
    { name: t("fundPage.figures.value.paidIn"), amount: last.paidIn },
  ].sort((one, other) => Number(other.amount) - Number(one.amount));
  const places = spread(
    ends.map(({ amount }) => depthOf(Number(amount), scale)),
    0.09,
    1,
  );
  return (
    <AccountFigure
      number={number}
      name="value"
      fund={fund}
      entity={entity}
      on={last.on}
      columns={["paidIn", "distributed", "nav"]
        .map((name) => t(`account.figures.${name as "nav"}`))
        .concat(
          t("fundPage.figures.value.total"),
          (["dpi", "rvpi", "tvpi"] as const).map((name) => t(`account.figures.${name}`)),
        )}
      rows={valuations.toReversed().map((one) => ({
        on: one.on,
        cells: [one.paidIn, one.distributed, one.nav, one.total, one.dpi, one.rvpi, one.tvpi],
      }))}
      written={(cell, column) =>
        column < 4
          ? formatCents(cell, language, fund.currency)
          : formatDecimal(Number(cell), 2, language)
      }
    >
      <Plate
        alt={t("fundPage.figures.value.alt", {
          day: formatDate(last.on, language),
          paidIn: money(last.paidIn),
          distributed: money(last.distributed),
          nav: money(last.nav),
          total: money(last.total),
        })}
        fund={fund.id}
        currency={currency}
        scale={scale}
        parts={[
          { area: between(totals, back), filling: "weave" },
          { area: between(back, zeroLine), filling: "hatching" },
        ]}
        labels={yearsIn(calendar).map(({ year, x }) => ({ text: String(year), x }))}
        words={ends.map(({ name, amount }, index) => ({
          text: `${name} ${formatShort(Number(amount), currency, language)}`,
          y: places[index] ?? 0,
        }))}
      >
        <path className="drawing-line account-back" d={lineOf(back)} />
        <path className="drawing-line" d={lineOf(totals)} />
        <path className="drawing-line account-paid" d={lineOf(paidIn)} />
      </Plate>
    </AccountFigure>
  );
}
