import { useTranslation } from "react-i18next";
import { formatMillions, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { site } from "#content/site.ts";

/** What the figures draw, as numbers. */
export function ImpactTable() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const { investments, projects, partners, carbonIntensity } = site.impact;
  const rows = [
    [t("impact.metrics.investments"), formatMillions(investments, language)],
    [t("impact.metrics.projects"), formatNumber(projects, language)],
    [t("impact.metrics.partners"), formatNumber(partners, language)],
    ...carbonIntensity.map(({ year, value }) => [
      t("impact.intensityIn", { year }),
      t("impact.intensity", { value: formatNumber(value, language) }),
    ]),
  ];
  return (
    <details className="disclosure">
      <summary>{t("impact.table")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("impact.measure")}</th>
            <th scope="col">{t("impact.value")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([measure, value]) => (
            <tr key={measure}>
              <th scope="row">{measure}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
