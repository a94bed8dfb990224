import { useEffect, useState } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type LegalPageId, legalTexts } from "#content/legal/editions.ts";

/** The edition of the text, since when it applies, and which language is binding. */
export function Imprint({ page }: { page: LegalPageId }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { editions, review, prevails } = legalTexts[page];
  const [{ version, effective }] = editions;
  const inForce = useDayHasCome(effective);
  return (
    <dl className="legal-imprint">
      <div>
        <dt>{t("legal.version")}</dt>
        <dd>{version}</dd>
      </div>
      <div>
        <dt>{t(inForce ? "legal.since" : "legal.from")}</dt>
        <dd>
          <time dateTime={effective}>{formatDate(effective, language)}</time>
        </dd>
      </div>
      <div>
        <dt>{t("legal.review")}</dt>
        <dd>
          <time dateTime={review}>{formatDate(review, language)}</time>
        </dd>
      </div>
      <div>
        <dt>{t("legal.prevails")}</dt>
        <dd>{t(`legal.languages.${prevails}`)}</dd>
      </div>
    </dl>
  );
}

/**
 * Whether this day is today or past. Only the browser knows, since a page is built on one day and
 * read on another; in the built page it is false, and the words are right on any day.
 */
function useDayHasCome(day: string): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => setHasCome(new Date().toISOString().slice(0, 10) >= day), [day]);
  return hasCome;
}
