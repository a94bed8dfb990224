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
  const { together, judgedOn } = usePageData("accessibility");
  const { met, "not-met": notMet, "not-applicable": absent } = together.counts;
  return (
    <>
      <Paragraphs
        texts={t("results.text", {
          returnObjects: true,
          date: formatDate(judgedOn, language),
          rate: formatPart(together.rate, language),
          met,
          applicable: met + notMet,
          absent,
        })}
      />
      <ProductTable />
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

function ProductTable() {
  const { t } = useTranslation("accessibility");
  const language = useLanguage();
  const { products, together } = usePageData("accessibility");
  const rowOf = (name: string, { rate, counts }: typeof together) =>
    [
      name,
      counts.met,
      counts["not-met"],
      counts["not-applicable"],
      formatPart(rate, language),
    ] as const;
  return (
    <Table
      caption={t("results.caption")}
      columns={[
        { label: t("results.product") },
        { label: t("verdicts.met"), numeric: true },
        { label: t("verdicts.not-met"), numeric: true },
        { label: t("verdicts.not-applicable"), numeric: true },
        { label: t("results.rate"), numeric: true },
      ]}
      rows={[
        ...products.map((product) => rowOf(t(`products.${product.id}`), product)),
        rowOf(t("results.together"), together),
      ]}
    />
  );
}

/** Every verdict, in a disclosure for each theme. */
function Criteria() {
  const { t } = useTranslation("accessibility");
  const { themes, products } = usePageData("accessibility");
  return themes.map(({ name, criteria }, index) => (
    <Disclosure
      key={name}
      summary={t("criteria.theme", { number: index + 1, name, total: criteria.length })}
    >
      <RecordTable
        caption={t("criteria.caption", { name })}
        columns={[t("criteria.criterion"), ...products.map(({ id }) => t(`products.${id}`))]}
        rows={criteria.map(({ id, title, verdicts }) => ({
          id,
          header: `${id} ${title}`,
          cells: verdicts.map((verdict) => t(`verdicts.${verdict}`)),
        }))}
      />
    </Disclosure>
  ));
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
