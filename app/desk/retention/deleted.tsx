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
          cell: ({ gone }) => (gone > 0 ? formatNumber(gone, language) : t("retention.nothing")),
        },
        {
          id: "oldest",
          label: t("retention.oldest"),
          figures: true,
          cell: ({ oldest }) => oldest !== null && t("retention.age", { count: oldest }),
        },
        {
          id: "last",
          label: t("retention.last"),
          figures: true,
          cell: ({ last, late }) => (
            <>
              {last ? formatMoment(last, language) : t("retention.never")}
              {late && <strong> {t("retention.isLate")}</strong>}
            </>
          ),
        },
        {
          id: "run",
          label: t("retention.run"),
          figures: true,
          cell: ({ days, missed }) => (
            <>
              {t("retention.days", { count: days })}
              {missed > 0 && <strong> {t("retention.missed", { count: missed })}</strong>}
            </>
          ),
        },
        {
          id: "next",
          label: t("retention.next"),
          figures: true,
          cell: ({ next, soon }) => (
            <>
              {next ? formatDay(next, language) : t("retention.noNext")}{" "}
              {soon !== null && soon > 0 && (
                <span className="desk-soft">{t("retention.soon", { count: soon })}</span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
