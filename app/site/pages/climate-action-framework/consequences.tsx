import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";

/** Like a clause of a contract: the case, then its consequence. */
export function Consequences() {
  const { t } = useTranslation("climate-action-framework");
  return (
    <section className="consequences" aria-labelledby="consequences-title">
      <div className="consequences-opening">
        <h2 id="consequences-title">{t("rules.title")}</h2>
        <p>
          <Terms>{t("rules.lede")}</Terms>
        </p>
      </div>
      <table>
        <caption className="sr-only">{t("rules.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("rules.case")}</th>
            <th scope="col">{t("rules.effect")}</th>
          </tr>
        </thead>
        <tbody>
          {t("rules.rows", { returnObjects: true }).map((row) => (
            <tr key={row.case}>
              <th scope="row">{row.case}</th>
              <td>{row.effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="consequences-limit">{t("rules.limit")}</p>
    </section>
  );
}
