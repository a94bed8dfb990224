import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { capitalWarning } from "#content/warnings.ts";
import { RiskLines } from "./risk-lines.tsx";
import { riskOf } from "./risk-of.ts";

const numbers = [1, 2, 3, 5, 10, 20, 40];

export function Diversification() {
  const { t } = useTranslation("who-we-are");
  const language = useLanguage();
  return (
    <Section
      title={t("diversification.title")}
      aside={
        <p>
          <dfn>{t("diversification.aside")}</dfn> {t("diversification.asideText")}
        </p>
      }
    >
      <div className="firm-diversification">
        <div className="prose">
          {t("diversification.text", { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>
              <Terms>{paragraph}</Terms>
            </p>
          ))}
        </div>
        <Figure
          number={2}
          caption={t("diversification.caption", { correlation: "⅓" })}
          data={
            <Table
              caption={t("diversification.dataCaption")}
              columns={[
                { label: t("diversification.number") },
                { label: t("diversification.risk"), numeric: true },
              ]}
              rows={numbers.map((number) => [
                formatNumber(number, language),
                formatNumber(Math.round(riskOf(number)), language),
              ])}
            />
          }
        >
          <RiskLines alt={t("diversification.alt")} />
        </Figure>
        <h3>{t("diversification.rulesTitle")}</h3>
        <ol className="firm-rules">
          {t("diversification.rules", { returnObjects: true }).map(({ name, text }) => (
            <li key={name}>
              <h4>{name}</h4>
              <p>
                <Terms>{text}</Terms>
              </p>
            </li>
          ))}
        </ol>
        <p className="firm-warning">{capitalWarning[language]}</p>
      </div>
    </Section>
  );
}
