import { useTranslation } from "react-i18next";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { references } from "#content/references.ts";

export function SelectedReferences() {
  const { t } = useTranslation("home");
  const language = useLanguage();
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
          {references.slice(0, 4).map(({ period, matter, service, place }) => (
            <tr key={matter.en}>
              <td className="numeral">{period}</td>
              <th scope="row">{matter[language]}</th>
              <td>
                <LocalisedLink to={service} className={`ink-${service}`} />
              </td>
              <td>{place[language]}</td>
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
