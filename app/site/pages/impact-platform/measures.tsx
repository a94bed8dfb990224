import { DataFigure } from "#app/figures/data-figure.tsx";
import { formatChange, formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { intensityCaveat } from "#content/emissions.ts";
import { impact } from "#content/impact.ts";
import { assessment } from "#content/impact-themes.ts";
import { capitalWarning } from "#content/warnings.ts";

const { investments, projects, partners, carbonIntensity, asOf } = impact;
const [first = { year: 0, value: 1 }] = carbonIntensity;
const last = carbonIntensity.at(-1) ?? first;
const measures = ["investments", "projects", "partners", "carbon"] as const;

/** The four measures, each with what it does not show. */
export function Measures() {
  const { t } = useTranslation("impact-platform");
  const language = useLanguage();
  const values: Record<(typeof measures)[number], string> = {
    investments: t("millions", { value: formatNumber(investments, language) }),
    projects: formatNumber(projects, language),
    partners: formatNumber(partners, language),
    carbon: formatChange(last.value / first.value - 1, language),
  };
  const facts = {
    projects,
    ...assessment,
    year: first.year,
    caveat: intensityCaveat[language],
  };
  return (
    <section className="impact-measures" aria-labelledby="measures-title">
      <div className="measures-opening">
        <h2 id="measures-title">{t("measures.title")}</h2>
        <p>
          <Terms>{t("measures.asOf", { date: formatDate(asOf, language) })}</Terms>
        </p>
        <p className="measures-warning">{capitalWarning[language]}</p>
      </div>
      <ol>
        {measures.map((measure) => (
          <li key={measure}>
            <h3>
              <span className="measures-value">{values[measure]}</span>
              {` ${t(`measures.rows.${measure}.name`)}`}
            </h3>
            <dl>
              <div>
                <dt>{t("measures.counts")}</dt>
                <dd>
                  <Terms>{t(`measures.rows.${measure}.counts`, facts)}</Terms>
                </dd>
              </div>
              <div className="measures-omits">
                <dt>{t("measures.omits")}</dt>
                <dd>
                  <Terms>{t(`measures.rows.${measure}.omits`, facts)}</Terms>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <DataFigure
        number={1}
        figure={{
          kind: "line",
          title: t("measures.figure.title"),
          alt: t("measures.figure.alt"),
          unit: t("measures.figure.unit"),
          x: carbonIntensity.map(({ year }) => `${year}`),
          series: [
            {
              name: t("measures.figure.series"),
              values: carbonIntensity.map(({ value }) => value),
            },
          ],
        }}
      />
    </section>
  );
}
