import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { firmFigures } from "#content/firm-figures.ts";
import { headcount } from "#content/people.ts";

const { founded, clients, assetsAdvised, asOf } = firmFigures;

/** Four figures with their date. */
export function Facts() {
  const { t } = useTranslation("who-we-are");
  const language = useLanguage();
  const figures = {
    founded: String(founded),
    people: formatNumber(headcount, language),
    clients: formatNumber(clients, language),
    assets: t("facts.billions", { value: formatNumber(assetsAdvised / 1000, language) }),
  };
  return (
    <section className="firm-facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{t("facts.title")}</h2>
      <dl>
        {(["founded", "people", "clients", "assets"] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`facts.${fact}`)}</dt>
            <dd>{figures[fact]}</dd>
          </div>
        ))}
      </dl>
      <p>{t("facts.note", { date: formatDate(asOf, language) })}</p>
    </section>
  );
}
