import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Table } from "#app/ui/table.tsx";
import {
  carbonTargets,
  measuredEmissions,
  tonnesMissed,
  yearlyCeilings,
} from "#content/emissions.ts";
import { PathwayDrawing } from "./pathway-drawing.tsx";

const { baseYear, base, first, next } = carbonTargets;
const facts = {
  base,
  from: baseYear,
  to: next.year,
  next: next.tonnes,
  nextYear: next.year,
  target: first.tonnes,
  measured: measuredEmissions.at(-1)?.value ?? 0,
  missed: tonnesMissed,
};
const turns = ["promised", "reached", "next"] as const;

/** The main figure: what was measured, what was promised, and what each year allows. */
export function Pathway() {
  const { t } = useTranslation("climate-action-framework");
  const language = useLanguage();
  const words = t("pathway.figure", { returnObjects: true, ...facts, value: first.tonnes });
  return (
    <section className="pathway-section night-ground" aria-labelledby="pathway-title">
      <div className="pathway-opening">
        <h2 id="pathway-title">{t("pathway.title", facts)}</h2>
        <p>
          <Terms>{t("pathway.lede", facts)}</Terms>
        </p>
      </div>
      <Figure
        number={1}
        caption={
          <>
            <span className="figure-title">{words.title}</span> {words.note}
          </>
        }
        data={<PathwayTable />}
      >
        <p className="drawing-unit">{t("unit")}</p>
        <PathwayDrawing alt={words.alt} words={words} language={language} />
      </Figure>
      <dl className="pathway-turns">
        {turns.map((turn) => (
          <div key={turn}>
            <dt>{t(`pathway.turns.${turn}.label`)}</dt>
            <dd>
              <Terms>{t(`pathway.turns.${turn}.value`)}</Terms>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function PathwayTable() {
  const { t } = useTranslation("climate-action-framework");
  const language = useLanguage();
  const number = (value: number | undefined) =>
    value === undefined ? "–" : formatNumber(value, language);
  const years = Array.from({ length: next.year - baseYear + 1 }, (_, index) => baseYear + index);
  const limits = [{ year: first.year, value: first.tonnes }, ...yearlyCeilings];
  return (
    <Table
      caption={t("pathway.figure.title", facts)}
      columns={[
        { label: t("advised.table.year") },
        { label: `${t("pathway.figure.measured")} (${t("unit")})`, numeric: true },
        { label: `${t("pathway.figure.ceiling")} (${t("unit")})`, numeric: true },
      ]}
      rows={years.map((year) => [
        `${year}`,
        number(measuredEmissions.find((reading) => reading.year === year)?.value),
        number(limits.find((limit) => limit.year === year)?.value),
      ])}
    />
  );
}
