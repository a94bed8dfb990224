import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { ReadDocument } from "#core/acts/readings.ts";
import { writePeriod } from "#core/period.ts";

/** The facts of a document: its kind, whom it is for, and whether it was withdrawn. */
export function DocumentFacts({ document }: { document: ReadDocument }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { fund, type, period, version, title, withdrawnAt, withdrawnReason } = document;
  return (
    <>
      <p className="desk-soft">
        {[
          fund,
          title && t(`readings.types.${type}`),
          title && writePeriod(period, language),
          t("readings.version", { version }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="desk-soft">
        {document.for ? t("readings.forOne", { entity: document.for }) : t("readings.forAll")}
      </p>
      {withdrawnAt && (
        <p className="reading-withdrawn">
          {t("readings.withdrawn", {
            day: formatDay(withdrawnAt, language),
            reason: withdrawnReason,
          })}
        </p>
      )}
    </>
  );
}

export function useDocumentName() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return ({ title, type, period }: ReadDocument) =>
    title ?? `${t(`readings.types.${type}`)}, ${writePeriod(period, language)}`;
}
