import { Engraved } from "#app/engraving/engraved.tsx";
import { formatPeriod } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Period } from "#content/processing.ts";
import type { ProcessingRow } from "./data.ts";

type Term = { period: Period; days: number; uses: ProcessingRow[] };

const daysIn = { day: 1, month: 365 / 12, year: 365 };

export function Retention() {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const terms = fixedTerms(usePageData("privacy").register);
  const longest = terms.at(-1)?.days ?? 0;
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
              draw={() => `<path vector-effect="non-scaling-stroke" d="${braid(days, longest)}"/>`}
            />
            <span className="retention-uses">{uses.map(({ purpose }) => purpose).join(" · ")}</span>
          </li>
        ))}
      </ol>
      <p className="retention-legend">{t("retention.legend")}</p>
    </>
  );
}

/** The fixed periods of the register, shortest first, each with what is kept so long. */
function fixedTerms(register: readonly ProcessingRow[]): Term[] {
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

/** Lines that part and meet again: the longer the period, the more often. */
function braid(days: number, longest: number): string {
  const links = Math.max(1, Math.round((20 * Math.log(1 + days)) / Math.log(1 + longest)));
  return Array.from({ length: 9 }, (_, line) => {
    const height = (line - 4) * 9;
    return `M0 20q25 ${height} 50 0${"t50 0".repeat(links - 1)}`;
  }).join("");
}
