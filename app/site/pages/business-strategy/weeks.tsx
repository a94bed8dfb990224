import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Table } from "#app/ui/table.tsx";
import { strategyWeeks } from "#content/mandates.ts";
import { WeekRuler } from "./week-ruler.tsx";

export function Weeks() {
  const { t } = useTranslation("business-strategy");
  const language = useLanguage();
  const phases = t("weeks.phases", { returnObjects: true });
  return (
    <section className="strategy-weeks" aria-labelledby="weeks-title">
      <div className="strategy-weeks-opening">
        <h2 id="weeks-title">{t("weeks.title")}</h2>
        <p>{t("weeks.text")}</p>
      </div>
      <Figure
        number={1}
        caption={t("weeks.caption")}
        data={
          <Table
            caption={t("weeks.dataCaption")}
            columns={[
              { label: t("weeks.phase") },
              { label: t("weeks.from"), numeric: true },
              { label: t("weeks.to"), numeric: true },
            ]}
            rows={phases.map(({ name }, index) => [
              name,
              formatNumber(strategyWeeks.phases[index]?.from ?? 0, language),
              formatNumber(strategyWeeks.phases[index]?.to ?? 0, language),
            ])}
          />
        }
      >
        <WeekRuler
          alt={t("weeks.alt")}
          names={phases.map(({ name }) => name)}
          unit={t("weeks.weeksUnit")}
          board={t("weeks.board")}
        />
      </Figure>
      <ol className="strategy-phases">
        {phases.map(({ name, text, delivers }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
            <p className="strategy-delivers">
              <span>{t("weeks.delivers")}</span> {delivers}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
