import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";

/** Each finding beside what was asked for because of it. */
export function HeatingCase() {
  const { t } = useTranslation("private-equity");
  const asked = t("case.did", { returnObjects: true });
  return (
    <section className="fund-case" aria-labelledby="case-title">
      <header>
        <p className="numeral">{t("case.place")}</p>
        <h2 id="case-title">{t("case.title")}</h2>
        <p className="fund-case-lead">
          <Terms>{t("case.lead")}</Terms>
        </p>
      </header>
      <table>
        <caption className="sr-only">{t("case.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("case.foundTitle")}</th>
            <th scope="col">{t("case.didTitle")}</th>
          </tr>
        </thead>
        <tbody>
          {t("case.found", { returnObjects: true }).map((finding, index) => (
            <tr key={finding}>
              <td>{finding}</td>
              <td data-label={t("case.didTitle")}>{asked[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fund-case-after">{t("case.after")}</p>
    </section>
  );
}
