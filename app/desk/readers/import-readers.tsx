import { useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { mostReadersAtOnce } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { saveFile } from "../persons/save-file.ts";
import type { Line } from "./read-list.ts";

type Outcome = "add" | "known" | "email" | "language" | "day" | "evidence" | "twice" | "left";
type Judged = Line & { outcome: Outcome };
const columns = ["email", "language", "day", "evidence"] as const;
type Column = (typeof columns)[number];

const mostShown = 20;

/**
 * Imports a list of readers that the firm already has: each line is checked first, and imported
 * when somebody has seen the result.
 */
export function ImportReaders() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { textOf } = useFailureWords();
  const [judged, setJudged] = useState<Judged[]>();
  const [progress, setProgress] = useState("");
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);

  async function choose(file: File): Promise<void> {
    setSaid("");
    setJudged(undefined);
    const { decode, readList } = await import("./read-list.ts");
    const list = readList(decode(await file.arrayBuffer()));
    if ("missing" in list) {
      const missing = list.missing.map((one: Column) => t(`readers.import.columns.${one}`));
      return setSaid(t("readers.import.missing", { columns: missing.join(", ") }));
    }
    await sendLines(list.lines, false);
  }

  /**
   * Sends the lines, a thousand per call. If it breaks off, the same list can be imported again:
   * lines that are there already are skipped.
   */
  async function sendLines(lines: readonly Line[], forReal: boolean): Promise<void> {
    setBusy(true);
    const all: Judged[] = [];
    let added = 0;
    for (let at = 0; at < lines.length; at += mostReadersAtOnce) {
      setProgress(
        t("readers.import.progress", {
          done: formatNumber(at, language),
          all: formatNumber(lines.length, language),
        }),
      );
      const group = lines.slice(at, at + mostReadersAtOnce);
      const answer = await askDesk("readers.import", { lines: group, forReal });
      if (answer.kind !== "done") {
        setBusy(false);
        setProgress("");
        if (answer.kind === "ended") return;
        return setSaid(answer.kind === "refused" ? t("refused") : textOf(answer));
      }
      added += answer.body.added;
      const outcomes = new Map(answer.body.rows.map(({ line, outcome }) => [line, outcome]));
      all.push(...group.map((line) => ({ ...line, outcome: outcomes.get(line.line) ?? "email" })));
    }
    setBusy(false);
    setProgress("");
    setJudged(forReal ? undefined : all);
    if (forReal) {
      setSaid(t("readers.import.done", { count: added }));
      refreshDesk();
    }
  }

  const additions = judged?.filter(({ outcome }) => outcome === "add") ?? [];
  const rejects = judged?.filter(({ outcome }) => outcome !== "add") ?? [];
  return (
    <>
      <h2>{t("readers.import.title")}</h2>
      <p>{t("readers.import.lede")}</p>
      <p className="readers-file">
        <label className="button button-secondary letter-file">
          {t("readers.import.file")}
          <input
            className="sr-only"
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            disabled={busy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) choose(file);
              // Without this, choosing the same file again after correcting it would not be
              // noticed.
              currentTarget.value = "";
            }}
          />
        </label>
      </p>
      <p role="status">{progress || said}</p>
      {judged && (
        <>
          <p>
            {`${t("readers.import.fresh", { count: additions.length })} ${t("readers.import.rejected", { count: rejects.length })}`}
          </p>
          {rejects.length > 0 && (
            <Register
              caption={t("readers.import.rejects")}
              rows={rejects.slice(0, mostShown)}
              keyOf={({ line }) => String(line)}
              empty=""
              columns={[
                {
                  id: "line",
                  label: t("readers.import.line"),
                  figures: true,
                  cell: ({ line }) => line,
                },
                {
                  id: "email",
                  label: t("readers.import.columns.email"),
                  long: true,
                  cell: ({ email }) => email,
                },
                {
                  id: "why",
                  label: t("readers.import.why"),
                  cell: ({ outcome }) => t(`readers.import.outcomes.${outcome}`),
                },
              ]}
            />
          )}
          <p className="button-row readers-acts">
            {additions.length > 0 && (
              <Button pending={busy} onClick={() => sendLines(additions, true)}>
                {t("readers.import.bring", { count: additions.length })}
              </Button>
            )}
            {rejects.length > 0 && (
              <Button
                variant="secondary"
                onClick={async () => {
                  const { default: Papa } = await import("papaparse");
                  const heads = columns.map((name) => t(`readers.import.columns.${name}`));
                  const rows = rejects.map(({ outcome, line, ...cells }) => [
                    ...[line, ...columns.map((name) => cells[name])],
                    t(`readers.import.outcomes.${outcome}`),
                  ]);
                  const table = [
                    [t("readers.import.line"), ...heads, t("readers.import.why")],
                    ...rows,
                  ];
                  const options = { delimiter: ";", escapeFormulae: true };
                  const name = `${t("readers.import.rejectsFile")}.csv`;
                  saveFile(name, "text/csv", `\ufeff${Papa.unparse(table, options)}`);
                }}
              >
                {t("readers.import.download", { count: rejects.length })}
              </Button>
            )}
          </p>
        </>
      )}
    </>
  );
}
