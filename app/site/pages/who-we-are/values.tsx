import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";

export function Values() {
  const { t } = useTranslation("who-we-are");
  return (
    <section className="firm-values" aria-labelledby="values-title">
      <div className="firm-values-opening">
        <h2 id="values-title">{t("values.title")}</h2>
        <p>{t("values.lede")}</p>
      </div>
      <table>
        <caption className="sr-only">{t("values.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("values.value")}</th>
            <th scope="col">{t("values.means")}</th>
            <th scope="col">{t("values.price")}</th>
          </tr>
        </thead>
        <tbody>
          {t("values.rows", { returnObjects: true }).map(({ value, means, price }) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>
                <Terms>{means}</Terms>
              </td>
              <td data-label={t("values.price")}>
                <Terms>{price}</Terms>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
