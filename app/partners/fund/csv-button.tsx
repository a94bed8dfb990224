import { useState } from "react";
import { attempt } from "#app/api/attempt.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
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
  /** Whether it is offered as a workbook, too. */
  excel?: boolean;
};

export function CsvButton({ fund, entity, of, name, head, rows, excel }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const { textOf } = useFailureWords();
  const [failure, setFailure] = useState("");
  const whose = (["entity", "fund", "currency"] as const).map((column) =>
    t(`fundPage.statement.${column}`),
  );
  const table = {
    name: of,
    head: [...whose, ...head],
    rows: rows.map((row) => [entity, fund.name, fund.currency, ...row]),
  };
  const parts = [entity, fund.name, ...name];
  const fileName = parts.map((part) => fold(part).replaceAll(" ", "-")).join("-");

  function saveCsv(): void {
    const text = csv(table.head, table.rows, csvMarks[language]);
    save(new Blob([text], { type: "text/csv" }), `${fileName}.csv`);
  }

  async function saveWorkbook(): Promise<void> {
    const code = await attempt(() => import("../take-away/pack.ts"));
    setFailure("kind" in code ? textOf(code) : "");
    if ("kind" in code) return;
    save(await code.pack([table], "xlsx", language), `${fileName}.xlsx`);
  }

  return (
    <>
      <button type="button" className="button-quiet" onClick={saveCsv}>
        {t("fundPage.figures.csv")}
        <span className="sr-only">{`, ${of}`}</span>
      </button>
      {excel && (
        <button type="button" className="button-quiet" onClick={saveWorkbook}>
          {t("fundPage.statement.excel")}
        </button>
      )}
      {failure && (
        <span className="field-error" role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
