import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export function SelectedReferences() {
  const { t } = useTranslation("home");
  const { selected } = usePageData("home");
  return (
    <section className="home-references" aria-labelledby="references-title">
      <div className="home-references-opening">
        <h2 id="references-title">{t("references.title")}</h2>
        <p>{t("references.lede")}</p>
      </div>
      <table>
        <caption className="sr-only">{t("references.title")}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("references.year")}</th>
            <th scope="col">{t("references.matter")}</th>
            <th scope="col">{t("references.service")}</th>
            <th scope="col">{t("references.place")}</th>
          </tr>
        </thead>
        <tbody>
          {selected.map(({ id, period, matter, service, place }) => (
            <tr key={id}>
              <td className="numeral">{period}</td>
              <th scope="row">{matter}</th>
              <td>
                <LocalisedLink to={service} className={`ink-${service}`} />
              </td>
              <td>{place}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <LocalisedLink to="references" className="link">
          {t("references.more")}
        </LocalisedLink>
      </p>
    </section>
  );
}
