import type { ReactNode } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { ShownEdition } from "#core/editions.ts";

/** The edition, since when it applies, which language is binding, and when it is read again. `children`: more facts. */
export function Imprint({ shown, children }: { shown: ShownEdition; children?: ReactNode }) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const { edition, review } = shown;
  const day = (date: string) => <time dateTime={date}>{formatDate(date, language)}</time>;
  return (
    <dl className="legal-imprint">
      <div>
        <dt>{t("version")}</dt>
        <dd>{edition.version}</dd>
      </div>
      <div>
        <dt>{t("published")}</dt>
        <dd>{day(edition.published)}</dd>
      </div>
      <div>
        <dt>{t("from")}</dt>
        <dd>{day(edition.from)}</dd>
      </div>
      <div className="edition-review">
        <dt>{t("review")}</dt>
        <dd>{day(review)}</dd>
      </div>
      <div>
        <dt>{t("prevails")}</dt>
        <dd>{t(`languages.${edition.prevails}`)}</dd>
      </div>
      {children}
    </dl>
  );
}
