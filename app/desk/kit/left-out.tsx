import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { LeftOut } from "#core/acts/editions.ts";

/** What was published here and does not show on the site, and why. */
export function LeftOutTexts({ rows }: { rows: readonly LeftOut[] }) {
  const { t } = useTranslation("desk");
  if (rows.length === 0) return null;
  return (
    <div className="desk-stopped" role="status">
      {rows.map(({ text, fault }) => (
        <p key={text}>{text ? t("leftOut.one", { text, fault }) : t("leftOut.all")}</p>
      ))}
    </div>
  );
}
