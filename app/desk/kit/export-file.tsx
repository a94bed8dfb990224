import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import type { DeskFields } from "#core/acts/desk.ts";
import { askDesk } from "./ask-desk.ts";
import { type FileFormat, fileFormats, saveTable } from "./save-table.ts";

type ExportAct = "incidents.export" | "proofs.export" | "readings.export" | "retention.export";

type Props<Name extends ExportAct> = {
  act: Name;
  filter: DeskFields<Name>;
  /** What the file is called, before its day. */
  name: string;
  label?: string;
};

/**
 * Downloads what the filters show as a table, as CSV or for Excel, in several files if there is too
 * much for one.
 */
export function ExportFile<Name extends ExportAct>({ act, filter, name, label }: Props<Name>) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { textOf } = useFailureWords();
  const [pending, setPending] = useState<FileFormat>();
  const [said, setSaid] = useState("");
  const [next, setNext] = useState<string | null>(null);
  const [part, setPart] = useState(1);

  async function download(format: FileFormat): Promise<void> {
    if (pending) return;
    setPending(format);
    setSaid(await taken(format));
    setPending(undefined);
  }

  async function taken(format: FileFormat): Promise<string> {
    const answer = await askDesk<ExportAct>(act, { ...filter, before: next ?? "" });
    if (answer.kind === "ended") return "";
    if (answer.kind === "refused") return t("refused");
    if (answer.kind !== "done") return textOf(answer);
    const { head, lines, rows } = answer.body;
    const day = new Date().toISOString().slice(0, 10);
    const failed = await saveTable(
      { name, head, rows: lines },
      `${name}-${day}-${part}`,
      format,
      language,
    );
    if (failed) return textOf(failed);
    setNext(answer.body.next);
    setPart(answer.body.next ? part + 1 : 1);
    const more = answer.body.next ? ` ${t("export.more")}` : "";
    return t("export.done", { count: rows }) + more;
  }

  const what = next ? t("export.next") : (label ?? t("list.takeAway"));
  return (
    <div className="list-foot">
      <p className="button-row">
        <span>{what}</span>
        {fileFormats.map((format) => (
          <Button
            key={format}
            variant="quiet"
            pending={pending === format}
            onClick={() => download(format)}
          >
            {t(format === "csv" ? "list.csv" : "list.excel")}
            <span className="sr-only">{`, ${what}`}</span>
          </Button>
        ))}
        <span role="status">{pending ? t("export.sending") : said}</span>
      </p>
    </div>
  );
}
