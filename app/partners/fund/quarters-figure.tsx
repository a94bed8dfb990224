import { formatDate } from "#app/i18n/format.ts";
import { formatCents, formatMoney, formatShort } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Valuation } from "#core/acts/space.ts";
import { AccountFigure, type FigureProps } from "./account-figure.tsx";
import { depthOf, lineOf, type Place, scaleOf } from "./chart.ts";
import { Plate } from "./plate.tsx";

/** The value of the entity's share, at each valuation. */
export function QuartersFigure({ fund, entity, number }: FigureProps) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const { valuations, currency } = fund;
  const [first, last] = [valuations[0], valuations.at(-1)];
  if (!first || !last) return null;
  const scale = scaleOf(valuations.map(({ nav }) => Number(nav)));
  const width = 1 / valuations.length;
  const columns = valuations.map(({ nav }, index) =>
    columnOf(index * width + width * 0.14, width * 0.72, Number(nav)),
  );
  function columnOf(x: number, wide: number, nav: number): readonly Place[] {
    const [zero, end] = [depthOf(0, scale), depthOf(nav, scale)];
    return [
      { x, y: zero },
      { x, y: end },
      { x: x + wide, y: end },
      { x: x + wide, y: zero },
    ];
  }
  const highest = valuations.reduce((high, one) =>
    Number(one.nav) > Number(high.nav) ? one : high,
  );
  const money = ({ nav }: Valuation) => formatMoney(nav, currency, language);
  const day = ({ on }: Valuation) => formatDate(on, language);
  return (
    <AccountFigure
      number={number}
      name="quarters"
      fund={fund}
      entity={entity}
      on={last.on}
      columns={[t("account.figures.nav"), t("account.figures.unfunded")]}
      rows={valuations
        .toReversed()
        .map(({ on, nav, unfunded }) => ({ on, cells: [nav, unfunded] }))}
      written={(cell) => formatCents(cell, language, fund.currency)}
    >
      <Plate
        alt={t("fundPage.figures.quarters.alt", {
          first: money(first),
          firstDay: day(first),
          last: money(last),
          lastDay: day(last),
          highest: money(highest),
          highestDay: day(highest),
        })}
        fund={fund.id}
        currency={currency}
        scale={scale}
        parts={[
          { area: columns.map((places) => `${lineOf(places, 1)}Z`).join(""), filling: "weave" },
        ]}
        labels={valuations.flatMap(({ on }, index) =>
          yearOf(valuations[index - 1]) === on.slice(0, 4)
            ? []
            : [{ text: on.slice(0, 4), x: (index + 0.5) * width }],
        )}
        words={[
          {
            text: formatShort(Number(last.nav), currency, language),
            y: depthOf(Number(last.nav), scale),
          },
        ]}
      >
        <path className="account-columns" d={columns.map((places) => lineOf(places)).join("")} />
      </Plate>
    </AccountFigure>
  );
}

function yearOf(valuation: Valuation | undefined): string | undefined {
  return valuation?.on.slice(0, 4);
}
