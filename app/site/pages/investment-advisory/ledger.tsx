import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";

/** What we ask for first, drawn like an account book with three columns. */
export function Ledger() {
  const { t } = useTranslation("investment-advisory");
  return (
    <section className="advisory-ledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title">{t("ledger.title")}</h2>
      <table>
        <caption>{t("ledger.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("ledger.columns.brought")}</th>
            <th scope="col">{t("ledger.columns.asked")}</th>
            <th scope="col">{t("ledger.columns.becomes")}</th>
          </tr>
        </thead>
        <tbody>
          {t("ledger.rows", { returnObjects: true }).map((row) => (
            <tr key={row.brought}>
              <th scope="row">{row.brought}</th>
              <td>{row.asked}</td>
              <td data-label={t("ledger.columns.becomes")}>
                <Terms>{row.becomes}</Terms>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
