import { formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Table } from "#app/ui/table.tsx";
import { Moment } from "./moment.tsx";

/** The share of revenue above which an activity is excluded; 0 excludes any. */
const thresholds = [
  ["weapons", 0],
  ["tobacco", 0],
  ["mining", 0.01],
  ["power", 0.1],
  ["oil", 0],
  ["rights", 0],
] as const;

export function Exclude() {
  const { t } = useTranslation("sustainable-investment-policy");
  const language = useLanguage();
  return (
    <Moment when={t("exclude.when")} title={t("exclude.title")}>
      <Prose paragraphs={t("exclude.paragraphs", { returnObjects: true })} />
      <Table
        caption={t("exclude.caption")}
        columns={[
          { label: t("exclude.activity") },
          { label: t("exclude.rule") },
          { label: t("exclude.threshold"), numeric: true },
        ]}
        rows={thresholds.map(([activity, threshold]) => [
          t(`exclude.rows.${activity}.name`),
          t(`exclude.rows.${activity}.rule`),
          threshold === 0 ? t("exclude.none") : formatPart(threshold, language),
        ])}
      />
      <Prose paragraphs={t("exclude.after", { returnObjects: true })} />
    </Moment>
  );
}
