import { formatNumber } from "#app/i18n/format.ts";
import { formatDay, formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { RuleRow } from "#core/acts/retention.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";

type Props = { rows: RuleRow[]; chosen: Record<string, string> };

/** What each rule deleted in the period, how old it was, and what goes next. */
export function DeletedRegister({ rows, chosen }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      caption={t("retention.title")}
      rows={rows}
      keyOf={({ rule }) => rule}
      empty={t("retention.nothing")}
      columns={[
        {
          id: "what",
          label: t("retention.what"),
          cell: ({ rule, what }) => (
            <DeskLink room="retention" chosen={{ ...chosen, rule }} className="link">
              {what[language]}
            </DeskLink>
          ),
        },
        { id: "period", label: t("retention.period"), cell: ({ period }) => period[language] },
        {
          id: "gone",
          label: t("retention.gone"),
          figures: true,
          cell: (row) => <Gone row={row} />,
        },
        {
          id: "last",
          label: t("retention.last"),
          figures: true,
          cell: (row) => <LastRun row={row} />,
        },
        {
          id: "run",
          label: t("retention.run"),
          figures: true,
          cell: (row) => <DaysRun row={row} />,
        },
        {
          id: "next",
          label: t("retention.next"),
          figures: true,
          cell: (row) => <NextToGo row={row} />,
        },
      ]}
    />
  );
}

type One = { row: RuleRow };

/** How many rows went, and how old the oldest was. */
export function Gone({ row: { gone, oldest } }: One) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (gone === 0) return t("retention.nothing");
  return (
    <>
      {formatNumber(gone, language)}{" "}
      {oldest !== null && (
        <span className="desk-soft">{t("retention.oldestOf", { count: oldest })}</span>
      )}
    </>
  );
}

export function LastRun({ row: { last, late } }: One) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <>
      {last ? formatMoment(last, language) : t("retention.never")}
      {late && <strong> {t("retention.isLate")}</strong>}
    </>
  );
}

export function DaysRun({ row: { days, missed } }: One) {
  const { t } = useTranslation("desk");
  return (
    <>
      {t("retention.days", { count: days })}
      {missed > 0 && <strong> {t("retention.missed", { count: missed })}</strong>}
    </>
  );
}

/** When the next row goes, and how many soon. */
export function NextToGo({ row: { next, soon } }: One) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <>
      {next ? formatDay(next, language) : t("retention.noNext")}{" "}
      {soon !== null && soon > 0 && (
        <span className="desk-soft">{t("retention.soon", { count: soon })}</span>
      )}
    </>
  );
}
