import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { save } from "#app/ui/download.tsx";
import type { FundAccount } from "#core/acts/space.ts";
import { type Cell, csv, csvMarks } from "#core/csv.ts";
import { fold } from "#core/fold.ts";

type Props = {
  /** Fund and entity are in the file's name and in every line, so that files can be joined. */
  fund: FundAccount;
  entity: string;
  /** What the table shows, for screen readers: it tells several such buttons apart. */
  of: string;
  /** The further parts of the file's name. */
  name: readonly string[];
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

export function CsvButton({ fund, entity, of, name, head, rows }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  function saveCsv(): void {
    const whose = (["entity", "fund", "currency"] as const).map((column) =>
      t(`fundPage.statement.${column}`),
    );
    const text = csv(
      [...whose, ...head],
      rows.map((row) => [entity, fund.name, fund.currency, ...row]),
      csvMarks[language],
    );
    const parts = [entity, fund.name, ...name];
    const fileName = parts.map((part) => fold(part).replaceAll(" ", "-")).join("-");
    save(new Blob([text], { type: "text/csv" }), `${fileName}.csv`);
  }
  return (
    <button type="button" className="button-quiet" onClick={saveCsv}>
      {t("fundPage.figures.csv")}
      <span className="sr-only">{`, ${of}`}</span>
    </button>
  );
}
