import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Table } from "#app/ui/table.tsx";
import { questionsInAll } from "#content/investment-policy.ts";
import { advisoryDays } from "#content/mandates.ts";
import { Dial } from "./dial.tsx";

const days = advisoryDays.reduce<number>((sum, count) => sum + count, 0);

export function FirstYear() {
  const { t } = useTranslation("investment-advisory");
  const language = useLanguage();
  const steps = t("year.steps", { returnObjects: true, questions: questionsInAll });
  return (
    <section className="advisory-year" aria-labelledby="year-title">
      <div className="advisory-year-opening">
        <h2 id="year-title">{t("year.title")}</h2>
        <p>{t("year.lede")}</p>
      </div>
      <div className="advisory-year-dial">
        <Figure
          number={1}
          caption={t("year.caption", { days })}
          data={
            <Table
              caption={t("year.dataCaption")}
              columns={[{ label: t("year.month") }, { label: t("year.days"), numeric: true }]}
              rows={advisoryDays.map((count, month) => [
                formatNumber(month + 1, language),
                formatNumber(count, language),
              ])}
            />
          }
        >
          <Dial alt={t("year.alt")} />
        </Figure>
      </div>
      <ol className="advisory-year-steps">
        {steps.map(({ when, title, text, receives }) => (
          <li key={title}>
            <p className="advisory-when">{when}</p>
            <h3>{title}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
            <p className="advisory-receives">
              <span>{t("year.receives")}</span> {receives}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
