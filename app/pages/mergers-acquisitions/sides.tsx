import { useTranslation } from "react-i18next";
import { Terms } from "#app/features/glossary/terms.tsx";

/** Two columns that face each other across a table, and the rule that keeps them apart. */
export function Sides() {
  const { t } = useTranslation("mergers-acquisitions");
  return (
    <section className="deal-sides" aria-labelledby="sides-title">
      <h2 id="sides-title">{t("sides.title")}</h2>
      {(["sell", "buy"] as const).map((side) => (
        <div key={side} className={`deal-side deal-side-${side}`}>
          <h3>{t(`sides.${side}.title`)}</h3>
          <p className="deal-label">{t("sides.bring")}</p>
          <p className="deal-bring">
            <Terms>{t(`sides.${side}.bring`)}</Terms>
          </p>
          <p className="deal-label">{t("sides.work")}</p>
          <ul>
            {t(`sides.${side}.work`, { returnObjects: true }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="deal-rule">{t("sides.rule")}</p>
    </section>
  );
}
