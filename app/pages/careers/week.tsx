import { useTranslation } from "react-i18next";

/** Five days from a notebook; the lines of the paper run on under them. */
export function Week() {
  const { t } = useTranslation("careers");
  return (
    <section className="careers-week" aria-labelledby="week-title">
      <div className="careers-week-opening">
        <h2 id="week-title">{t("week.title")}</h2>
        <p>{t("week.lede")}</p>
      </div>
      <dl>
        {t("week.days", { returnObjects: true }).map(({ day, text }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
