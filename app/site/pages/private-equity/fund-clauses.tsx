import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";

/** The clauses of a fund's agreement that we read first. */
export function FundClauses() {
  const { t } = useTranslation("private-equity");
  return (
    <section className="fund-reading" aria-labelledby="reading-title">
      <div>
        <h2 id="reading-title">{t("reading.title")}</h2>
        <p>{t("reading.text")}</p>
      </div>
      <dl>
        {t("reading.clauses", { returnObjects: true }).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Terms>{text}</Terms>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
