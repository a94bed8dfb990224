import { Fragment } from "react";
import { DataFigure } from "#app/figures/data-figure.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { DeskBody } from "#core/acts/desk.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { ExportReaders } from "./export-readers.tsx";
import { ImportReaders } from "./import-readers.tsx";

const figures = ["confirmed", "fr", "en", "site", "import", "dead", "waiting"] as const;
/** The readers of the letters, in numbers only: no address is shown. */
export default function ReadersRoom() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, reload } = useDesk("readers.show", {});
  return (
    <Room title={t("readers.title")} lede={t("readers.lede")}>
      <WhenLoaded state={state} reload={reload}>
        {({ now, months }) => (
          <>
            <dl className="mail-facts">
              {figures.map((name) => (
                <Fragment key={name}>
                  <dt>{t(`readers.now.${name}`)}</dt>
                  <dd>{formatNumber(now[name], language)}</dd>
                </Fragment>
              ))}
            </dl>
            {months.some(({ came, went }) => came + went > 0) && (
              <div className="readers-drawing">
                <DataFigure
                  number={1}
                  figure={{
                    kind: "line",
                    title: t("readers.months.title"),
                    alt: t("readers.months.alt", {
                      came: sum(months, "came"),
                      went: sum(months, "went"),
                    }),
                    unit: t("readers.months.unit"),
                    x: quartersOf(months).map(({ name }) => name),
                    series: [
                      {
                        name: t("readers.months.came"),
                        values: quartersOf(months).map(({ came }) => came),
                      },
                      {
                        name: t("readers.months.went"),
                        values: quartersOf(months).map(({ went }) => went),
                      },
                    ],
                  }}
                />
              </div>
            )}
          </>
        )}
      </WhenLoaded>
      {may("readers.write") && (
        <>
          <ImportReaders />
          <ExportReaders />
        </>
      )}
    </Room>
  );
}

/**
 * Sums of three months, named by the last one: the names of twenty-four months would not fit below
 * the drawing.
 */
function quartersOf(months: DeskBody<"readers.show">["months"]) {
  return months.flatMap(({ month }, index) => {
    if (index % 3 !== 2) return [];
    const three = months.slice(index - 2, index + 1);
    const [year = "", number = ""] = month.split("-");
    const name = `${number}/${year.slice(2)}`;
    return [{ name, came: sum(three, "came"), went: sum(three, "went") }];
  });
}

function sum(months: DeskBody<"readers.show">["months"], of: "came" | "went"): number {
  return months.reduce((all, month) => all + month[of], 0);
}
