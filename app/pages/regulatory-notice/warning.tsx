import { useTranslation } from "react-i18next";

/** The three sentences that come before anything that may sound like a promise. */
export function Warning() {
  const { t } = useTranslation("regulatory-notice");
  return (
    <aside className="risk-warning" aria-label={t("warning.label")}>
      {t("warning.lines", { returnObjects: true }).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </aside>
  );
}
