import { useId, useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { Names, Release } from "#core/acts/releases.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { DryRun } from "./dry-run.tsx";
import { sendLines } from "./send-lines.ts";
import { kinds } from "./sheet/columns.ts";
import { type ReadSheet, readSheet } from "./sheet/read-sheet.ts";
import { readTable } from "./sheet/read-table.ts";
import { saveTemplate } from "./sheet/template.ts";

export type Imported = { id: string; name: string; read: Extract<ReadSheet, { lines: unknown }> };
type Props = { release: Release; names: Names; onSaid: (said: string) => void };

const mostBytes = 20 * 1024 * 1024;

/** Imports a spreadsheet: it is read here, checked by the server, and added to the release. */
export function ImportSheet({ release, names, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const field = useId();
  const [progress, setProgress] = useState("");
  const [failed, setFailed] = useState("");
  const [imported, setImported] = useState<Imported>();

  async function choose(file: File): Promise<void> {
    setFailed("");
    setImported(undefined);
    setProgress(t("releases.import.reading"));
    const said = await importFile(file);
    setProgress("");
    if (said) setFailed(said);
  }

  /** Returns what went wrong as a sentence; nothing if all went well. */
  async function importFile(file: File): Promise<string | undefined> {
    if (file.size > mostBytes) return t("releases.import.tooLarge");
    const read = await file
      .arrayBuffer()
      .then((bytes) => readTable(file.name, bytes))
      .then((rows) => readSheet(rows, language))
      .catch(() => undefined);
    if (!read || read.kind === "unknown") return t("releases.import.unknown");
    if ("missing" in read) {
      const missing = read.missing.map((column) => column[language]).join(", ");
      return t("releases.import.missing", { kind: t(`releases.kinds.${read.kind}`), missing });
    }
    const name = file.name.slice(-200);
    const about = { work: release.id, kind: read.kind, name };
    const opened = await askDesk("releases.open-sheet", about);
    if (opened.kind !== "done") return whyNot(opened);
    const stopped = await sendLines(opened.body.id, read.lines, (sent) =>
      setProgress(
        t("releases.import.sending", {
          sent: formatNumber(sent, language),
          all: formatNumber(read.lines.length, language),
        }),
      ),
    );
    if (stopped) return whyNot(stopped);
    setImported({ id: opened.body.id, name, read });
    return undefined;
  }

  return (
    <section className="releases-import">
      <label htmlFor={field}>{t("releases.import.choose")}</label>
      <p className="desk-soft">{t("releases.import.hint")}</p>
      <input
        id={field}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        disabled={progress !== ""}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) choose(file);
        }}
      />
      <Disclosure summary={t("releases.import.templates")}>
        <ul className="releases-templates">
          {kinds.flatMap((kind) =>
            (["fr", "en"] as const).map((one) => (
              <li key={`${kind} ${one}`}>
                <button type="button" className="link" onClick={() => saveTemplate(kind, one)}>
                  {`${t(`releases.kinds.${kind}`)} · ${t(`approvals.languages.${one}`)}`}
                </button>
              </li>
            )),
          )}
        </ul>
      </Disclosure>
      <p role="status">{progress}</p>
      {failed && (
        <p role="alert" className="releases-failed">
          {failed}
        </p>
      )}
      {imported && (
        <DryRun
          key={imported.id}
          release={release}
          names={names}
          imported={imported}
          onDone={(said) => {
            setImported(undefined);
            onSaid(said);
          }}
        />
      )}
    </section>
  );
}
