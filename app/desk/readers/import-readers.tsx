import { useId, useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { mostReadersAtOnce } from "#core/limits.ts";
import { useColleague } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { AssignStep } from "../kit/sheet/assign-step.tsx";
import { forgetCorrections, forgetDrafts, keptCorrections } from "../kit/sheet/kept-corrections.ts";
import {
  type OpenedSheet,
  openSheet,
  readSheet,
  rememberHeads,
  sayOf,
} from "../kit/sheet/open-sheet.ts";
import type { Choices } from "../kit/sheet/read-lines.ts";
import { RememberedHeads } from "../kit/sheet/remembered-heads.tsx";
import { WhatWasRead } from "../kit/sheet/what-was-read.tsx";
import { readerLayout } from "./reader-columns.ts";
import { type Opened, RefusedReaders, type Reject, saveRefused } from "./refused-readers.tsx";

type Line = { line: number; email: string; language: string; day: string; evidence: string };
type Outcome = "add" | "known" | "email" | "language" | "day" | "evidence" | "twice" | "left";
type Judged = Line & { outcome: Outcome };
const columns = ["email", "language", "day", "evidence"] as const;

/**
 * Imports a list of readers that the firm already has: each line is checked first, and imported
 * when somebody has seen the result.
 */
export function ImportReaders() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { textOf } = useFailureWords();
  const { user } = useColleague();
  const [asking, setAsking] = useState<OpenedSheet>();
  const [opened, setOpened] = useState<Opened>();
  const [judged, setJudged] = useState<Judged[]>();
  const [progress, setProgress] = useState("");
  const [said, setSaid] = useState("");
  const field = useId();
  const [busy, setBusy] = useState(false);

  async function choose(file: File): Promise<void> {
    setSaid("");
    setAsking(undefined);
    setOpened(undefined);
    setJudged(undefined);
    const sheet = await openSheet(file, "readers", [readerLayout]);
    if ("unfit" in sheet)
      return setSaid(t(`sheet.unfit.${sheet.unfit}`, { cell: sheet.cell ?? "" }));
    if (sheet.proposal.isSettled) await judge(sheet, keptCorrections(user, sheet));
    else setAsking(sheet);
  }

  /** Once nothing about the columns is open any more. */
  async function judge(sheet: OpenedSheet, corrected: Choices["corrected"]): Promise<void> {
    const read = readSheet(sheet, { corrected });
    if (!read || read.lines.length + read.unread.length === 0) {
      return setSaid(t("sheet.unfit.no-lines"));
    }
    setAsking(undefined);
    setOpened({ sheet, read, corrected });
    await sendLines(
      read.lines.map(({ line, fields }) => ({ line, ...(fields as Omit<Line, "line">) })),
      false,
    );
  }

  /** Cells that somebody mended. Returns why the line still cannot be read, if it cannot. */
  async function correct(line: number, cells: Record<string, string>): Promise<string> {
    if (!opened) return "";
    const corrected = new Map(opened.corrected).set(line, cells);
    const why = readSheet(opened.sheet, { corrected })?.unread.find(
      (one) => one.line === line,
    )?.why;
    if (why) return t(`releases.reasons.${why as "missing"}`);
    await judge(opened.sheet, corrected);
    return "";
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
      if (opened) forgetDrafts(user, opened.sheet);
      setSaid(t("readers.import.done", { count: added }));
      refreshDesk();
    }
  }

  const additions = judged?.filter(({ outcome }) => outcome === "add") ?? [];
  const rejects: Reject[] = [
    ...(opened?.read.unread ?? []).map(({ line, field, why }) => ({
      ...{ line, field, cells: opened?.read.cellsOf.get(line) ?? [] },
      why: [
        readerLayout.columns.find((one) => one.field === field)?.[language],
        t(`releases.reasons.${why as "missing"}`),
      ].join(" · "),
    })),
    ...(judged ?? [])
      .filter(({ outcome }) => outcome !== "add")
      .map(({ line, outcome, ...cells }) => ({
        ...{ line, field: outcome, cells: columns.map((name) => cells[name]) },
        why: t(`readers.import.outcomes.${outcome}`),
      })),
  ].toSorted((one, other) => one.line - other.line);
  return (
    <>
      <h2>{t("readers.import.title")}</h2>
      <p>{t("readers.import.lede")}</p>
      <p className="readers-file">
        <label className="button button-secondary letter-file" htmlFor={field}>
          {t("readers.import.file")}
          <FileInput
            id={field}
            className="sr-only"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
            busy={busy}
            onFiles={([file]) => file && choose(file)}
          />
        </label>
      </p>
      <RememberedHeads kind="readers" layouts={[readerLayout]} nameOf={() => t("readers.nav")} />
      <p role="status">{progress || said}</p>
      {asking && (
        <AssignStep
          {...asking}
          kinds={[]}
          onSaid={(next) => setAsking(sayOf(asking, next))}
          onRead={async () => {
            await rememberHeads(asking);
            await judge(asking, keptCorrections(user, asking));
          }}
          onLeave={() => setAsking(undefined)}
        />
      )}
      {judged && (
        <>
          {opened && <h3>{opened.sheet.name}</h3>}
          {opened && (
            <WhatWasRead
              {...opened.sheet}
              left={opened.read.left}
              usual={[]}
              corrected={opened.corrected}
              onChange={() => {
                setAsking(opened.sheet);
                setJudged(undefined);
              }}
              onAsItIs={async () => {
                await forgetCorrections(user, opened.sheet);
                await judge({ ...opened.sheet, checked: new Map() }, new Map());
              }}
            />
          )}
          <p>
            {`${t("readers.import.fresh", { count: additions.length })} ${t("readers.import.rejected", { count: rejects.length })}`}
          </p>
          {opened && <RefusedReaders opened={opened} rejects={rejects} onCorrect={correct} />}
          <p className="button-row readers-acts">
            {additions.length > 0 && (
              <Button pending={busy} onClick={() => sendLines(additions, true)}>
                {t("readers.import.bring", { count: additions.length })}
              </Button>
            )}
            {opened && rejects.length > 0 && (
              <Button
                variant="secondary"
                onClick={() =>
                  saveRefused(opened, rejects, {
                    line: t("readers.import.line"),
                    why: t("readers.import.why"),
                    file: t("readers.import.rejectsFile"),
                  })
                }
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
