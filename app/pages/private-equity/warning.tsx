import { useTranslation } from "react-i18next";

const facts = ["years", "all", "ten"] as const;

/** The risks, before anything that could tempt: as large as any promise would be. */
export function Warning() {
  const { t } = useTranslation("private-equity");
  return (
    <section className="fund-warning" aria-labelledby="warning-title">
      <h2 id="warning-title">{t("warning.title")}</h2>
      <dl>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`warning.${fact}`)}</dt>
            <dd>{t(`warning.${fact}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
