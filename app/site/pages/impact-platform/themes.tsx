import { DataFigure } from "#app/figures/data-figure.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { impact } from "#content/impact.ts";
import { impactThemes } from "#content/impact-themes.ts";
import { Seal } from "./seal.tsx";

const lines = ["change", "held", "indicator", "doubt"] as const;

/** The sum stays in view on the left while the themes scroll on the right. */
export function Themes() {
  const { t } = useTranslation("impact-platform");
  const language = useLanguage();
  const millions = (value: number) => t("millions", { value: formatNumber(value, language) });
  const total = millions(impact.investments);
  return (
    <section className="impact-themes" aria-labelledby="themes-title">
      <div className="themes-whole">
        <h2 id="themes-title">{t("themes.title")}</h2>
        <p>
          <Terms>{t("themes.lede")}</Terms>
        </p>
        <DataFigure
          number={2}
          figure={{
            kind: "share",
            title: t("themes.figure.title", { total }),
            alt: t("themes.figure.alt", { total }),
            unit: t("themes.figure.unit"),
            x: impactThemes.map(({ name }) => name[language]),
            series: [
              {
                name: t("themes.figure.series"),
                values: impactThemes.map(({ amount }) => amount),
              },
            ],
          }}
        />
      </div>
      <ol className="themes-parts">
        {impactThemes.map((theme) => (
          <li key={theme.id} id={theme.id}>
            <Seal theme={theme} />
            <h3>{theme.name[language]}</h3>
            <p className="themes-sum">
              {millions(theme.amount)}{" "}
              <span>{t("themes.projects", { value: formatNumber(theme.projects, language) })}</span>
            </p>
            <dl>
              {lines.map((line) => (
                <div key={line} className={`themes-${line}`}>
                  <dt>{t(`themes.${line}`)}</dt>
                  <dd>
                    <Terms>{t(`themes.items.${theme.id}.${line}`)}</Terms>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
