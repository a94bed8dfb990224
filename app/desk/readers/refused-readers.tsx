import { useTranslation } from "#app/i18n/use-translation.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { Register } from "../kit/register.tsx";
import { CorrectLine } from "../kit/sheet/correct-line.tsx";
import type { OpenedSheet } from "../kit/sheet/open-sheet.ts";
import type { Choices, ReadLines } from "../kit/sheet/read-lines.ts";

export type Opened = { sheet: OpenedSheet; read: ReadLines; corrected: Choices["corrected"] };
/** A line that is not added: its cells, and why not. */
export type Reject = { line: number; field: string; why: string; cells: readonly string[] };

type Props = {
  opened: Opened;
  rejects: readonly Reject[];
  onCorrect: (line: number, cells: Record<string, string>) => Promise<string>;
};

const mostShown = 20;

/** The lines of a list that are not added, with the reason, to be corrected where they stand. */
export function RefusedReaders({ opened: { sheet, corrected }, rejects, onCorrect }: Props) {
  const { t } = useTranslation("desk");
  if (rejects.length === 0) return null;
  return (
    <Register
      caption={t("readers.import.rejects")}
      rows={rejects.slice(0, mostShown)}
      keyOf={({ line }) => String(line)}
      empty=""
      columns={[
        { id: "line", label: t("readers.import.line"), figures: true, cell: ({ line }) => line },
        {
          id: "cells",
          label: t("releases.inFile"),
          long: true,
          cell: ({ cells }) => cells.filter(Boolean).join(" · "),
        },
        { id: "why", label: t("readers.import.why"), cell: ({ why }) => why },
        {
          id: "correct",
          label: t("staff.acts"),
          cell: ({ line, field }) => (
            <CorrectLine
              sheet={sheet}
              line={line}
              fault={field}
              corrected={corrected.get(line) ?? {}}
              onCorrect={onCorrect}
            />
          ),
        },
      ]}
    />
  );
}

/** The lines as they were in the file, each with its reason, as a table for Excel. */
export async function saveRefused(
  { read }: Opened,
  rejects: readonly Reject[],
  words: { line: string; why: string; file: string },
): Promise<void> {
  const { default: papa } = await import("papaparse");
  const rows = rejects.map(({ line, why }) => [line, ...(read.cellsOf.get(line) ?? []), why]);
  const table = [[words.line, ...read.heads, words.why], ...rows];
  const text = papa.unparse(table, { delimiter: ";", escapeFormulae: true });
  saveFile(`${words.file}.csv`, "text/csv", `\ufeff${text}`);
}
