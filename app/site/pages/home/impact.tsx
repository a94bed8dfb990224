import { useId } from "react";
import { copiesMarkup, Engraved } from "#app/engraving/engraved.tsx";
import { circles, hatching, petals, rings } from "#app/engraving/metrics.ts";
import { formatChange, formatDate, formatNumber } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { impact } from "#content/impact.ts";
import { ImpactTable } from "./impact-table.tsx";

const { investments, projects, partners, carbonIntensity, asOf } = impact;
const [first = { year: 0, value: 1 }] = carbonIntensity;
const last = carbonIntensity.at(-1) ?? first;

/** The four measures: each figure has as many lines as the number it shows. */
export function Impact() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const { caveat, effect } = usePageData("home");
  return (
    <section className="home-impact" aria-labelledby="impact-title">
      <div className="home-impact-opening">
        <h2 id="impact-title">{t("impact.title")}</h2>
        <p>{t("impact.lede")}</p>
      </div>
      <ul className="metrics">
        <li className="metric">
          <Copies of={() => rings(Math.round(investments / 10))} />
          <p className="metric-value">
            {t("impact.millions", { value: formatNumber(investments, language) })}
          </p>
          <p>{t("impact.metrics.investments")}</p>
          <p className="metric-legend">
            {effect} {t("impact.legends.investments")}
          </p>
        </li>
        <li className="metric">
          <Copies of={() => petals(projects)} />
          <p className="metric-value">{formatNumber(projects, language)}</p>
          <p>{t("impact.metrics.projects")}</p>
          <p className="metric-legend">{t("impact.legends.projects")}</p>
        </li>
        <li className="metric">
          <Copies of={() => circles(partners)} />
          <p className="metric-value">{formatNumber(partners, language)}</p>
          <p>{t("impact.metrics.partners")}</p>
          <p className="metric-legend">{t("impact.legends.partners")}</p>
        </li>
        <li className="metric metric-wide">
          <Engraved
            className="engraved"
            viewBox="-2 -2 404 204"
            preserveAspectRatio="xMinYMax meet"
            draw={() =>
              `<path vector-effect="non-scaling-stroke" d="${hatching(carbonIntensity, 400, 200)}"/>`
            }
          />
          <p className="metric-value">{formatChange(last.value / first.value - 1, language)}</p>
          <p>
            <Terms>{t("impact.metrics.carbon", { year: first.year })}</Terms>
          </p>
          <p className="metric-legend">
            {t("impact.legends.carbon", { from: first.year, to: last.year })}
          </p>
          <p className="metric-legend">{caveat}</p>
        </li>
      </ul>
      <div className="home-impact-end">
        <p>
          {t("impact.asOf", { date: formatDate(asOf, language) })}{" "}
          <LocalisedLink to="impact-measurement-methodology" className="link">
            {t("impact.method")}
          </LocalisedLink>
        </p>
        <ImpactTable />
      </div>
    </section>
  );
}

function Copies({ of }: { of: () => { path: string; transforms: string[] } }) {
  const id = useId();
  const draw = () => {
    const { path, transforms } = of();
    return copiesMarkup(id, path, transforms);
  };
  return <Engraved className="engraved" viewBox="-104 -104 208 208" draw={draw} />;
}
