import { useTranslation } from "#app/i18n/use-translation.tsx";

const ways = ["primary", "secondary", "direct"] as const;

/** Side by side where there is room; on a phone, one criterion after the other. */
export function Routes() {
  const { t } = useTranslation("private-equity");
  return (
    <section className="fund-routes" aria-labelledby="routes-title">
      <h2 id="routes-title">{t("routes.title")}</h2>
      <table>
        <caption>{t("routes.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("routes.criterion")}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(`routes.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t("routes.rows", { returnObjects: true }).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {ways.map((way) => (
                <td key={way} data-label={t(`routes.${way}`)}>
                  {row[way]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
