import { useTranslation } from "#app/i18n/use-translation.tsx";

export function Look() {
  const { t } = useTranslation("careers");
  return (
    <section className="careers-look" aria-labelledby="look-title">
      <h2 id="look-title">{t("look.title")}</h2>
      <div className="careers-yes">
        <h3>{t("look.yes")}</h3>
        <ul>
          {t("look.yesItems", { returnObjects: true }).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="careers-no">
        <h3>{t("look.no")}</h3>
        <ul>
          {t("look.noItems", { returnObjects: true }).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
