import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Table } from "#app/ui/table.tsx";
import { saleCandidates } from "#content/mandates.ts";
import { CandidateLines } from "./candidate-lines.tsx";

export function Funnel() {
  const { t } = useTranslation("mergers-acquisitions");
  const language = useLanguage();
  const stages = t("funnel.stages", { returnObjects: true });
  return (
    <section className="deal-funnel" aria-labelledby="funnel-title">
      <div className="deal-funnel-opening">
        <h2 id="funnel-title">{t("funnel.title", { first: saleCandidates[0] })}</h2>
        <p>{t("funnel.text")}</p>
      </div>
      <Figure
        number={1}
        caption={t("funnel.caption")}
        data={
          <Table
            caption={t("funnel.dataCaption")}
            columns={[
              { label: t("funnel.stage") },
              { label: t("funnel.left"), numeric: true },
              { label: t("funnel.who") },
            ]}
            rows={stages.map(({ name, who }, index) => [
              name,
              formatNumber(saleCandidates[index] ?? 0, language),
              who,
            ])}
          />
        }
      >
        <CandidateLines
          alt={t("funnel.alt", { first: saleCandidates[0] })}
          stages={stages.map(({ name }) => name)}
        />
      </Figure>
    </section>
  );
}
