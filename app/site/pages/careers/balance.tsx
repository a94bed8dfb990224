import { formatDate, formatNumber, formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Table } from "#app/ui/table.tsx";
import { diversity, people } from "#content/commitments.ts";
import { impact } from "#content/impact.ts";

const { senior, headcount } = diversity;
const women = people.reduce((sum, level) => sum + level.women, 0);

export function Balance() {
  const { t } = useTranslation("careers");
  const language = useLanguage();
  const date = formatDate(impact.asOf, language);
  return (
    <section className="careers-balance" aria-labelledby="balance-title">
      <div>
        <h2 id="balance-title">{t("balance.title")}</h2>
        <p>
          {t("balance.text", {
            date,
            all: formatNumber(headcount.end2025, language),
            women: formatNumber(women, language),
            target: formatPart(senior.target, language),
            due: senior.due,
          })}
        </p>
      </div>
      <div>
        <Table
          caption={t("balance.caption", { date })}
          columns={[
            { label: t("balance.level") },
            { label: t("balance.people"), numeric: true },
            { label: t("balance.women"), numeric: true },
            { label: t("balance.gap"), numeric: true },
          ]}
          rows={people.map((level) => [
            t(`balance.levels.${level.level}`),
            formatNumber(level.women + level.men, language),
            formatNumber(level.women, language),
            level.payGap === undefined ? t("balance.none") : formatPart(level.payGap, language),
          ])}
        />
        <p className="careers-note">{t("balance.note")}</p>
        <p>
          <LocalisedLink to="publication" slug="esg-report-2025" className="link">
            {t("balance.report")}
          </LocalisedLink>
        </p>
      </div>
    </section>
  );
}
