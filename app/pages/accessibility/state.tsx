import { useTranslation } from "react-i18next";
import { conformities, statement } from "#content/legal/accessibility.ts";

/** The three states there are, and ours: nothing on the page is larger. */
export function State() {
  const { t } = useTranslation("accessibility");
  return (
    <section className="conformity" aria-label={t("states.label")}>
      <ol>
        {conformities.map((conformity) => {
          const ours = conformity === statement.conformity;
          return (
            <li key={conformity} aria-current={ours ? "true" : undefined}>
              {ours && <span>{t("states.current")}</span>}
              {t(`states.${conformity}`)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
