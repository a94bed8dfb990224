import { formatDate, formatPart } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { RecordTable } from "#app/site/legal/record-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Paragraphs } from "#app/ui/rich-text.tsx";
import { Table } from "#app/ui/table.tsx";

export function Results() {
  const { t } = useTranslation("accessibility");
  const language = useLanguage();
  const { rate, counts, judgedOn } = usePageData("accessibility");
  const { met, "not-met": notMet, "not-applicable": absent } = counts;
  return (
    <>
      <Paragraphs
        texts={t("results.text", {
          returnObjects: true,
          date: formatDate(judgedOn, language),
          rate: formatPart(rate, language),
          met,
          applicable: met + notMet,
          absent,
        })}
      />
      <ThemeTable />
      <h3>{t("criteria.title")}</h3>
      <p>{t("criteria.text")}</p>
      <div>
        <Criteria />
      </div>
      <h3>{t("checks.title")}</h3>
      <p>{t("checks.text")}</p>
      <Checks />
    </>
  );
}

function ThemeTable() {
  const { t } = useTranslation("accessibility");
  const { themes, counts } = usePageData("accessibility");
  return (
    <Table
      caption={t("results.caption")}
      columns={[
        { label: t("results.theme") },
        { label: t("verdicts.met"), numeric: true },
        { label: t("verdicts.not-met"), numeric: true },
        { label: t("verdicts.not-applicable"), numeric: true },
      ]}
      rows={[
        ...themes.map(({ name, counts }) => rowOf(name, counts)),
        rowOf(t("results.total"), counts),
      ]}
    />
  );
}

function rowOf(name: string, counts: PageData["accessibility"]["counts"]) {
  return [name, counts.met, counts["not-met"], counts["not-applicable"]] as const;
}

/** Every judgement, in a disclosure for each theme. */
function Criteria() {
  const { t } = useTranslation("accessibility");
  const { themes } = usePageData("accessibility");
  return themes.map(({ name, judgements }, index) => (
    <Disclosure
      key={name}
      summary={t("criteria.theme", { number: index + 1, name, total: judgements.length })}
    >
      <RecordTable
        className="criteria"
        caption={t("criteria.caption", { name })}
        columns={[t("criteria.criterion"), t("criteria.verdict"), t("criteria.how")]}
        rows={judgements.map(({ id, title, verdict, how, tests }) => ({
          id,
          header: `${id} ${title}`,
          cells: [t(`verdicts.${verdict}`), <How key="how" text={how} tests={tests} />],
        }))}
      />
    </Disclosure>
  ));
}

function How({ text, tests }: { text: string; tests: readonly string[] }) {
  return (
    <>
      {text}
      {tests.map((file) => (
        <small key={file}>
          <code>{file}</code>
        </small>
      ))}
    </>
  );
}

function Checks() {
  const { t } = useTranslation("accessibility");
  return (
    <RecordTable
      caption={t("checks.caption")}
      columns={[t("checks.columns.check"), t("checks.columns.scope"), t("checks.columns.limit")]}
      rows={t("checks.rows", { returnObjects: true }).map(({ check, scope, limit }) => ({
        id: check,
        header: check,
        cells: [scope, limit],
      }))}
    />
  );
}
