import { useTranslation } from "react-i18next";

const rows = ["first", "second", "third"];

/** The rules of the page before its words: nothing that comes later moves them. */
export function Skeleton() {
  const { t } = useTranslation("lp");
  return (
    <div className="space-skeleton">
      <p role="status">{t("loading")}</p>
      <div aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className="space-skeleton-row">
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  );
}
