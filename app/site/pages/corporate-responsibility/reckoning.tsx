import { formatDifference, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Table } from "#app/ui/table.tsx";
import { carbonTargets, emissionSources, tonnesMissed } from "#content/emissions.ts";
import { TonnesDrawing } from "./tonnes-drawing.tsx";

const target = carbonTargets.first.tonnes;
const facts = { missed: tonnesMissed, target, measured: target + tonnesMissed };

/** The target whose date has passed. It comes first, so that the page does not hide it. */
export function Reckoning() {
  const { t } = useTranslation("corporate-responsibility");
  const words = t("reckoning.figure", { returnObjects: true, ...facts });
  return (
    <section className="reckoning" aria-labelledby="reckoning-title">
      <h2 id="reckoning-title">{t("reckoning.title", facts)}</h2>
      <Prose paragraphs={t("reckoning.paragraphs", { returnObjects: true, ...facts })} />
      <Figure
        number={1}
        caption={
          <>
            <span className="figure-title">{words.title}</span> {words.note}
          </>
        }
        data={<SourcesTable />}
      >
        <TonnesDrawing
          alt={words.alt}
          rows={tonnesMissed}
          allowed={target / tonnesMissed}
          words={words}
        />
      </Figure>
    </section>
  );
}

function SourcesTable() {
  const { t } = useTranslation("corporate-responsibility");
  const language = useLanguage();
  const words = t("reckoning.figure", { returnObjects: true, ...facts });
  const row = (name: string, planned: number, measured: number) =>
    [
      name,
      formatNumber(planned, language),
      formatNumber(measured, language),
      formatDifference(measured - planned, language),
    ] as const;
  return (
    <Table
      caption={`${words.title} (${t("unit")})`}
      columns={[
        { label: words.source },
        { label: words.planned, numeric: true },
        { label: words.measured, numeric: true },
        { label: words.difference, numeric: true },
      ]}
      rows={[
        ...emissionSources.map(({ name, planned2025, measured }) =>
          row(name[language], planned2025, measured[2025]),
        ),
        row(words.total, facts.target, facts.measured),
      ]}
    />
  );
}
