import { Rosette } from "#app/engraving/rosette.tsx";
import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { services } from "#core/services.ts";

const numerals = ["I", "II", "III", "IV"];

export function Services() {
  const { t } = useTranslation("home");
  const { t: site } = useTranslation();
  const { warning } = usePageData("home");
  return (
    <section className="home-services" aria-labelledby="services-title">
      <div className="home-services-opening">
        <h2 id="services-title">{t("services.title")}</h2>
        <p>{t("services.lede")}</p>
      </div>
      <ol>
        {services.map((service, index) => (
          <li key={service} className="service-row">
            <span className="numeral" aria-hidden="true">
              {numerals[index]}
            </span>
            <h3 className={`ink-${service}`}>
              <LocalisedLink to={service} />
            </h3>
            <p>{t(`services.lines.${service}`)}</p>
            <Rosette service={service} small />
          </li>
        ))}
      </ol>
      <p className="home-warning">
        {site("marketing")}. {warning}
      </p>
    </section>
  );
}
