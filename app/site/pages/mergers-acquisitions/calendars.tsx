import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";

const sides = ["sell", "buy"] as const;

/** A sale and a purchase side by side, month by month. */
export function Calendars() {
  const { t } = useTranslation("mergers-acquisitions");
  return (
    <section className="deal-sides" aria-labelledby="calendars-title">
      <div className="deal-opening">
        <h2 id="calendars-title">{t("calendars.title")}</h2>
        <p>{t("calendars.lede")}</p>
      </div>
      {sides.map((side) => (
        <div key={side} className={`deal-side deal-side-${side}`}>
          <h3>{t(`calendars.${side}.title`)}</h3>
          <ol className="deal-calendar">
            {t(`calendars.${side}.steps`, { returnObjects: true }).map((step) => (
              <li key={step.title}>
                <span className="deal-month">{step.when}</span>
                <h4>{step.title}</h4>
                <p>
                  <Terms>{step.text}</Terms>
                </p>
                <p className="deal-decides">
                  <span>{t("calendars.decides")}</span> {step.decides}
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
