import { Engraved } from "#app/engraving/engraved.tsx";
import { formatPeriod } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type Period, type Processing, processings } from "#content/processing.ts";

type Term = { period: Period; days: number; uses: Processing[] };

const daysIn = { day: 1, month: 365 / 12, year: 365 };

/** The fixed periods of the register, shortest first, each with what is kept for it. */
const terms = fixedTerms(processings);
const longest = Math.max(...terms.map(({ days }) => days));

export function Retention() {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  return (
    <>
      <p>{t("retention.text")}</p>
      <ol className="retention" aria-label={t("retention.label")}>
        {terms.map(({ period, days, uses }) => (
          <li key={days}>
            <span className="retention-period">{formatPeriod(period, language)}</span>
            <Engraved
              className="engraved"
              viewBox="0 0 1000 40"
              preserveAspectRatio="xMinYMid meet"
              draw={() => `<path vector-effect="non-scaling-stroke" d="${braid(days)}"/>`}
            />
            <span className="retention-uses">
              {uses.map(({ purpose }) => purpose[language]).join(" · ")}
            </span>
          </li>
        ))}
      </ol>
      <p className="retention-legend">{t("retention.legend")}</p>
    </>
  );
}

function fixedTerms(register: readonly Processing[]): Term[] {
  const byDays = new Map<number, Term>();
  for (const processing of register) {
    for (const { period } of processing.retention) {
      if (typeof period === "string") continue;
      const days = period.amount * daysIn[period.unit];
      const term = byDays.get(days) ?? { period, days, uses: [] };
      term.uses.push(processing);
      byDays.set(days, term);
    }
  }
  return [...byDays.values()].sort((one, other) => one.days - other.days);
}

/** Lines that part and meet again, as many times as the period is long. */
function braid(days: number): string {
  const links = Math.max(1, Math.round((20 * Math.log(1 + days)) / Math.log(1 + longest)));
  return Array.from({ length: 9 }, (_, line) => {
    const height = (line - 4) * 9;
    return `M0 20q25 ${height} 50 0${"t50 0".repeat(links - 1)}`;
  }).join("");
}
