import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { questions, questionsInAll } from "#content/investment-policy.ts";
import { Moment } from "./moment.tsx";

const subjects = ["governance", "climate", "nature", "people", "proof"] as const;

export function Examine() {
  const { t } = useTranslation("sustainable-investment-policy");
  return (
    <Moment when={t("examine.when")} title={t("examine.title")}>
      <Prose
        paragraphs={t("examine.paragraphs", { returnObjects: true, questions: questionsInAll })}
      />
      <dl className="policy-questions">
        {subjects.map((subject) => (
          <div key={subject}>
            <dt>
              {t(`examine.subjects.${subject}.name`)}
              <span>{t("examine.count", { value: questions[subject] })}</span>
            </dt>
            <dd>
              <Terms>{t(`examine.subjects.${subject}.question`)}</Terms>
            </dd>
          </div>
        ))}
      </dl>
      <Prose paragraphs={t("examine.after", { returnObjects: true })} />
    </Moment>
  );
}
