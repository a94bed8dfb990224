import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { DayRow, RuleRow } from "#core/acts/retention.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Facts } from "../kit/facts.tsx";
import { Pager } from "../kit/pager.tsx";
import { Register } from "../kit/register.tsx";
import { useRoomPart } from "../kit/room-title.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { DaysRun, Gone, LastRun, NextToGo } from "./deleted.tsx";

type Props = {
  rule: RuleRow;
  filter: { from: string; to: string; rule: string; before: string };
  onPage: (before: string) => void;
};

/** What one rule deleted, day by day, and whether the ledger says the same. */
export function Days({ rule, filter, onPage }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, reload } = useDesk("retention.days", filter);
  useRoomPart(rule.what[language]);
  const { from, to } = filter;

  function noted({ whole }: DayRow): string {
    if (whole === null) return t("retention.notYet");
    return t(whole ? "retention.whole" : "retention.changed");
  }

  return (
    <>
      <p>
        <DeskLink room="retention" chosen={{ from, to }} className="link">
          {t("retention.allRules")}
        </DeskLink>
      </p>
      <h2>{rule.what[language]}</h2>
      <Facts
        className="person-facts"
        facts={[
          [t("retention.period"), `${rule.period[language]} ${rule.since[language]}`],
          [t("retention.ground"), rule.ground[language]],
          [t("retention.erasure"), rule.erasure[language]],
          [t("retention.gone"), <Gone key="gone" row={rule} />],
          [t("retention.last"), <LastRun key="last" row={rule} />],
          [t("retention.run"), <DaysRun key="run" row={rule} />],
          [t("retention.next"), <NextToGo key="next" row={rule} />],
        ]}
      />
      <h3>{t("retention.byDay")}</h3>
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next }) => (
          <>
            <Register
              caption={t("retention.oneRule", { rule: rule.what[language] })}
              rows={rows}
              keyOf={({ day }) => day}
              empty={t("retention.noDays")}
              columns={[
                {
                  id: "day",
                  label: t("retention.day"),
                  figures: true,
                  cell: ({ day }) => formatDate(day, language),
                },
                {
                  id: "gone",
                  label: t("retention.gone"),
                  figures: true,
                  cell: ({ gone }) =>
                    gone === null ? t("retention.hosted") : formatNumber(gone, language),
                },
                {
                  id: "oldest",
                  label: t("retention.oldest"),
                  figures: true,
                  cell: ({ oldest }) => oldest !== null && t("retention.age", { count: oldest }),
                },
                {
                  id: "runs",
                  label: t("retention.runs"),
                  figures: true,
                  cell: ({ runs }) => runs,
                },
                {
                  id: "last",
                  label: t("retention.last"),
                  figures: true,
                  cell: ({ last }) => formatMoment(last, language),
                },
                {
                  id: "ledger",
                  label: t("retention.ledger"),
                  cell: (row) =>
                    row.noted && may("ledger.read") ? (
                      <DeskLink
                        room="ledger"
                        chosen={{ about: `retention:${row.day}` }}
                        className="link"
                      >
                        {noted(row)}
                      </DeskLink>
                    ) : (
                      noted(row)
                    ),
                },
              ]}
            />
            <Pager before={filter.before} next={next} onChange={onPage} />
          </>
        )}
      </WhenLoaded>
    </>
  );
}
