import { formatDate, formatNumber, formatPart } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Table } from "#app/ui/table.tsx";
import { levels } from "#content/commitments.ts";
import { impact } from "#content/impact.ts";

export function Balance() {
  const { t } = useTranslation("careers");
  const language = useLanguage();
  const { diversity } = usePageData("careers");
  const { senior, headcount } = diversity;
  const people = levels.map((level) => ({ level, ...diversity[level] }));
  const women = people.reduce((sum, level) => sum + level.women, 0);
  const date = formatDate(impact.asOf, language);
  return (
    <section className="careers-balance" aria-labelledby="balance-title">
      <div>
        <h2 id="balance-title">{t("balance.title")}</h2>
        <p>
          {t("balance.text", {
            date,
            all: formatNumber(headcount, language),
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
          rows={people.map(({ level, women, men, payGap }) => [
            t(`balance.levels.${level}`),
            formatNumber(women + men, language),
            formatNumber(women, language),
            payGap === undefined ? t("balance.none") : formatPart(payGap, language),
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
