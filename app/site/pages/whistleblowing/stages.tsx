import { Engraved } from "#app/engraving/engraved.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { alertDeadlines } from "#content/legal/alert-channel.ts";

const { receiptDays, answerMonths } = alertDeadlines;
/** Months are counted as 30 days, the fewest: nobody should count on more. */
const lastDay = receiptDays + answerMonths * 30;

export function Stages() {
  const { t } = useTranslation("whistleblowing");
  const steps = t("stages.steps", {
    returnObjects: true,
    days: receiptDays,
    months: answerMonths,
  });
  return (
    <>
      <Figure number={1} caption={t("stages.caption")}>
        <Engraved className="engraved days" viewBox="0 0 990 150" draw={days} />
      </Figure>
      <ol className="legal-steps" aria-label={t("stages.label")}>
        {steps.map(({ when, title, text }) => (
          <li key={title}>
            <p className="legal-steps-when">{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>{t("stages.after")}</p>
    </>
  );
}

/** One upright line for each day, to scale; deadlines are tall and in the second colour. */
function days(): string {
  const at = (day: number) => Math.round((5 + (980 * day) / lastDay) * 10) / 10;
  const deadlines = [0, receiptDays, lastDay];
  const plain = Array.from({ length: lastDay + 1 }, (_, day) => day)
    .filter((day) => !deadlines.includes(day))
    // Higher towards the middle, when most of the work is done.
    .map((day) => `M${at(day)} 148v-${Math.round(22 + 52 * Math.sin((Math.PI * day) / lastDay))}`);
  const tall = deadlines.map((day) => `M${at(day)} 148V2`);
  const path = (className: string, d: string) =>
    `<path class="${className}" vector-effect="non-scaling-stroke" d="${d}"/>`;
  return path("day", plain.join("")) + path("deadline second-ink", tall.join(""));
}
