import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Appeared } from "#app/ui/appeared.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Checked, Names, Release } from "#core/acts/releases.ts";
import { lineOutcomes } from "#core/kinds.ts";
import { askDesk, useDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { shortText } from "../kit/sheet/cell.ts";
import { CorrectLine } from "../kit/sheet/correct-line.tsx";
import { WhatWasRead } from "../kit/sheet/what-was-read.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import type { Imported } from "./import-sheet.tsx";
import { MismatchedTotals } from "./mismatched-totals.tsx";
import { askable } from "./name-choices.ts";
import { NamesRead } from "./names-read.tsx";
import { SheetPersons } from "./near-persons.tsx";
import { saveRejects } from "./save-rejects.ts";
import { UnknownNames } from "./unknown-names.tsx";
import type en from "./words.en.ts";

type Props = {
  release: Release;
  names: Names;
  imported: Imported;
  onCorrect: (line: number, cells: Record<string, string>) => Promise<string>;
  onMeant: (meanings: Imported["meanings"]) => void;
  onColumns: () => void;
  onAsItIs: () => Promise<void>;
  onDone: (said: string) => void;
};

/** What a sheet would change, shown before it is added to the release. */
export function DryRun(props: Props) {
  const { release, names, imported, onCorrect, onMeant, onColumns, onAsItIs, onDone } = props;
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const { id: sheet, name, kind, read, corrected } = imported;
  const refused = useDesk("releases.check", { sheet, outcome: "refused" });
  const changed = useDesk("releases.check", { sheet, outcome: "changed" });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const { columns } = imported.sheet.proposal.layout ?? { columns: [] };
  const columnOf = (field: string) => columns.find((one) => one.field === field)?.[language] ?? "";
  const sayWhy = (why: string, field: string) =>
    [columnOf(field), t(`releases.reasons.${why as keyof typeof en.reasons}`)]
      .filter(Boolean)
      .join(" · ");
  const isSaid = (field: string) =>
    imported.sheet.proposal.assignment.columns.some((one) => one.field === field);
  const usual =
    kind === "invitations"
      ? [
          !isSaid("language") && t(`approvals.languages.${language}`),
          !isSaid("role") && t("releases.import.fullAccess"),
        ].filter((one) => one !== false)
      : [];

  const also = askable(read.entities);
  const counted = refused.state.kind === "loaded" ? countLines(read, refused.state.body) : [];

  async function add(): Promise<void> {
    setBusy(true);
    setFailed("");
    let answer = await addAt(release.number);
    if (answer.kind === "refused" && answer.code === "conflict") {
      // Adding a sheet overwrites nothing, so after a conflict it is added to the newest revision.
      const newest = await askDesk("releases.show", { id: release.id });
      if (newest.kind === "done") answer = await addAt(newest.body.number);
    }
    setBusy(false);
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    onDone(t("releases.import.added", { name, count: answer.body.lines }));
  }

  const addAt = (number: number) => askDesk("releases.add-sheet", { sheet, number });

  return (
    <Appeared className="releases-dry-run" aria-labelledby="dry-run-title">
      <h3 id="dry-run-title">{`${t(`releases.kinds.${kind}`)} · ${name}`}</h3>
      <WhatWasRead
        {...imported.sheet}
        {...{ left: read.left, usual, corrected }}
        onChange={onColumns}
        onAsItIs={onAsItIs}
      />
      {/* In one sentence: Orca reads the list below without its order, and each figure once. */}
      <p className="sr-only" role="status">
        {counted
          .filter(([, count]) => count > 0)
          .map(([outcome, count]) => `${t(`releases.outcomes.${outcome}`)} ${count}`)
          .join(", ")}
      </p>
      {counted.length > 0 && (
        <dl className="releases-counted">
          {counted.map(([outcome, count]) => (
            <div key={outcome} data-outcome={outcome}>
              <dt>{t(`releases.outcomes.${outcome}`)}</dt>
              <dd>{count.toLocaleString(language)}</dd>
            </div>
          ))}
        </dl>
      )}
      <WhenLoaded state={refused.state} reload={refused.reload}>
        {({ counts, rows, unknown, read: readAs }) => {
          const rejects = [
            ...read.unread,
            ...rows.map(({ line, why }) => ({ line, why: why ?? "", field: "" })),
          ].toSorted((one, other) => one.line - other.line);
          return (
            <>
              <NamesRead read={readAs} />
              {(unknown.length > 0 || also.length > 0) && (
                <UnknownNames sheet={sheet} also={also} names={names} onMended={onMeant} />
              )}
              {kind === "invitations" && <SheetPersons sheet={sheet} />}
              {changed.state.kind === "loaded" && changed.state.body.rows.length > 0 && (
                <Changed rows={changed.state.body.rows} />
              )}
              {rejects.length > 0 && (
                <>
                  <h4>{t("releases.outcomes.refused")}</h4>
                  <Register
                    caption={t("releases.outcomes.refused")}
                    rows={rejects.slice(0, 100)}
                    keyOf={({ line }) => String(line)}
                    empty=""
                    columns={[
                      {
                        id: "line",
                        label: t("releases.line"),
                        figures: true,
                        cell: ({ line }) => line,
                      },
                      {
                        id: "why",
                        label: t("releases.reason"),
                        cell: ({ why, field }) => sayWhy(why, field),
                      },
                      {
                        id: "what",
                        label: t("releases.inFile"),
                        long: true,
                        cell: ({ line }) =>
                          shortText((read.cellsOf.get(line) ?? []).filter(Boolean).join(" · ")),
                      },
                      {
                        id: "correct",
                        label: t("staff.acts"),
                        cell: ({ line, field }) => (
                          <CorrectLine
                            sheet={imported.sheet}
                            line={line}
                            fault={field}
                            corrected={corrected.get(line) ?? {}}
                            onCorrect={onCorrect}
                          />
                        ),
                      },
                    ]}
                  />
                  <p>
                    <Button
                      variant="secondary"
                      onClick={() =>
                        saveRejects(
                          imported,
                          {
                            heading: t("releases.import.rejectsReason"),
                            file: t("readers.import.rejectsFile"),
                          },
                          sayWhy,
                        )
                      }
                    >
                      {t("releases.import.rejects")}
                    </Button>
                  </p>
                </>
              )}
              {kind !== "invitations" && <MismatchedTotals imported={imported} />}
              <p role="alert">{failed}</p>
              <p className="button-row">
                <Button
                  pending={busy}
                  disabled={
                    (counts.created ?? 0) + (counts.changed ?? 0) + (counts.same ?? 0) === 0
                  }
                  onClick={add}
                >
                  {t("releases.import.add", {
                    count: (counts.created ?? 0) + (counts.changed ?? 0) + (counts.same ?? 0),
                  })}
                </Button>
                <Button variant="quiet" onClick={() => onDone("")}>
                  {t("leave")}
                </Button>
              </p>
            </>
          );
        }}
      </WhenLoaded>
    </Appeared>
  );
}

/** How many lines would do what. */
function countLines(read: Imported["read"], { counts }: Checked) {
  const countOf = { ...counts, refused: (counts.refused ?? 0) + read.unread.length };
  return lineOutcomes.map((outcome) => [outcome, countOf[outcome] ?? 0] as const);
}

/** The lines that change something, with the old and the new value. */
function Changed({ rows }: { rows: readonly Checked["rows"][number][] }) {
  const { t } = useTranslation("desk");
  return (
    <>
      <h4>{t("releases.outcomes.changed")}</h4>
      <Register
        caption={t("releases.outcomes.changed")}
        rows={rows.slice(0, 100)}
        keyOf={({ line }) => String(line)}
        empty=""
        columns={[
          { id: "line", label: t("releases.line"), figures: true, cell: ({ line }) => line },
          {
            id: "what",
            label: t("releases.what"),
            long: true,
            cell: ({ fields }) =>
              [fields.entity, fields.fund, fields.on ?? fields.asOf].filter(Boolean).join(" · "),
          },
          {
            id: "change",
            label: t("releases.change"),
            long: true,
            cell: ({ was, fields }) =>
              Object.entries(was ?? {})
                .filter(([name, before]) => fields[name] !== undefined && fields[name] !== before)
                .map(([name, before]) => `${before} → ${fields[name]}`)
                .join(" ; "),
          },
        ]}
      />
    </>
  );
}
