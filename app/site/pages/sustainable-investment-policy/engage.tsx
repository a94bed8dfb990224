import { DataFigure } from "#app/figures/data-figure.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { engagements, engagementsInAll } from "#content/investment-policy.ts";
import { Moment } from "./moment.tsx";

const steps = ["dialogue", "request", "escalation", "exit"] as const;

export function Engage() {
  const { t } = useTranslation("sustainable-investment-policy");
  return (
    <Moment when={t("engage.when")} title={t("engage.title")}>
      <Prose paragraphs={t("engage.paragraphs", { returnObjects: true })} />
      <ol className="policy-steps">
        {steps.map((step) => (
          <li key={step} className={`policy-step-${step}`}>
            <h3>{t(`engage.steps.${step}.name`)}</h3>
            <p className="policy-time">{t(`engage.steps.${step}.time`)}</p>
            <p>
              <Terms>{t(`engage.steps.${step}.text`)}</Terms>
            </p>
          </li>
        ))}
      </ol>
      <DataFigure
        number={2}
        note={t("engage.figure.note")}
        figure={{
          kind: "bar",
          title: t("engage.figure.title"),
          alt: t("engage.figure.alt", { total: engagementsInAll }),
          unit: t("engage.figure.unit"),
          x: steps.map((step) => t(`engage.steps.${step}.name`)),
          series: [
            { name: t("engage.figure.series"), values: steps.map((step) => engagements[step]) },
          ],
        }}
      />
    </Moment>
  );
}
