import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { ShownErratum } from "#core/letter-catalogue.ts";

/** Corrections to the letter as it was sent, before its text. */
export function Errata({ errata }: { errata: readonly ShownErratum[] }) {
  const { t } = useTranslation("letter");
  const language = useLanguage();
  return errata.map(({ id, on, text, hasPlace }) => (
    <section key={id} className="letter-erratum" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <time dateTime={on}>{t("erratum.title", { date: formatDate(on, language) })}</time>
      </h2>
      <p>
        {text} {hasPlace && <a href={`#call-${id}`}>{t("erratum.place")}</a>}
      </p>
    </section>
  ));
}
