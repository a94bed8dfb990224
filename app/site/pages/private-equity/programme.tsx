import { formatEuros, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Table } from "#app/ui/table.tsx";
import { programmeOf } from "./programme.ts";

const funds = 6;
const years = programmeOf(funds);
const lowest = years.reduce((low, year) => (year.balance < low.balance ? year : low));
const positive = years.find(({ balance }) => balance > 0);
/** Every year while new funds begin, then every other one. */
const shown = years.filter(({ year }) => year <= funds || year % 2 === 0 || year === years.length);

/** The decisions of a programme in their order, and the cash that it needs. */
export function Programme() {
  const { t } = useTranslation("private-equity");
  return (
    <section className="fund-programme" aria-labelledby="programme-title">
      <div className="fund-programme-opening">
        <h2 id="programme-title">{t("programme.title")}</h2>
        <p>{t("programme.lede")}</p>
      </div>
      <ol>
        {t("programme.steps", { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ol>
      <Cash />
    </section>
  );
}

function Cash() {
  const { t } = useTranslation("private-equity");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="fund-cash">
      <Table
        caption={t("programme.caption")}
        columns={[
          { label: t("programme.year") },
          { label: t("programme.calls"), numeric: true },
          { label: t("programme.received"), numeric: true },
          { label: t("programme.balance"), numeric: true },
        ]}
        rows={shown.map(({ year, calls, received, balance }) => [
          number(year),
          number(calls),
          number(received),
          number(balance),
        ])}
      />
      <p>
        {t("programme.reading", {
          committed: formatEuros(funds * 1_000_000, language),
          lowest: formatEuros(lowest.balance * 1000, language),
          year: lowest.year,
          positive: positive?.year,
        })}
      </p>
    </div>
  );
}
