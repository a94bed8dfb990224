import { save } from "#app/components/ui/download.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type Cell, csv, csvMarks } from "#core/csv.ts";
import { fold } from "#core/fold.ts";

type Props = {
  /** What the table is of, for who hears of one button among several. */
  of: string;
  /** The parts of the file's name. */
  name: readonly string[];
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

export function CsvButton({ of, name, head, rows }: Props) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  function take(): void {
    const text = csv(head, rows, csvMarks[language]);
    const fileName = name.map((part) => fold(part).replaceAll(" ", "-")).join("-");
    save(new Blob([text], { type: "text/csv" }), `${fileName}.csv`);
  }
  return (
    <button type="button" className="button-quiet" onClick={take}>
      {t("fundPage.figures.csv")}
      <span className="sr-only">{`, ${of}`}</span>
    </button>
  );
}
