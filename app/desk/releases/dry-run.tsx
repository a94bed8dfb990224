import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Checked, Names, Release } from "#core/acts/releases.ts";
import { lineOutcomes } from "#core/kinds.ts";
import { askDesk, refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import type { Imported } from "./import-sheet.tsx";
import { MismatchedTotals } from "./mismatched-totals.tsx";
import { saveRejects } from "./save-rejects.ts";
import { UnknownNames } from "./unknown-names.tsx";
import type en from "./words.en.ts";

type Props = {
  release: Release;
  names: Names;
  imported: Imported;
  onDone: (said: string) => void;
};

/** What a sheet would change, shown before it is added to the release. */
export function DryRun({ release, names, imported, onDone }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const { id: sheet, name, read } = imported;
  const refused = useDesk("releases.check", { sheet, outcome: "refused" });
  const changed = useDesk("releases.check", { sheet, outcome: "changed" });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const sayWhy = (why: string) => t(`releases.reasons.${why as keyof typeof en.reasons}`);

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
    refreshDesk();
  }

  const addAt = (number: number) => askDesk("releases.add-sheet", { sheet, number });

  return (
    <div className="releases-dry-run">
      <h3>{`${t(`releases.kinds.${read.kind}`)} · ${name}`}</h3>
      <WhenLoaded state={refused.state} reload={refused.reload}>
        {({ counts, rows, unknown }) => {
          const countOf = (outcome: (typeof lineOutcomes)[number]) =>
            (counts[outcome] ?? 0) + (outcome === "refused" ? read.unread.length : 0);
          const rejects = [
            ...read.unread,
            ...rows.map(({ line, why }) => ({ line, why: why ?? "", field: "" })),
          ].toSorted((one, other) => one.line - other.line);
          return (
            <>
              <dl className="releases-counted">
                {lineOutcomes.map((outcome) => (
                  <div key={outcome} data-outcome={outcome}>
                    <dt>{t(`releases.outcomes.${outcome}`)}</dt>
                    <dd>{countOf(outcome).toLocaleString(language)}</dd>
                  </div>
                ))}
              </dl>
              {unknown.length > 0 && (
                <UnknownNames
                  sheet={sheet}
                  unknown={unknown}
                  names={names}
                  onMended={() => refreshDesk()}
                />
              )}
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
                      { id: "why", label: t("releases.reason"), cell: ({ why }) => sayWhy(why) },
                      {
                        id: "what",
                        label: t("releases.inFile"),
                        long: true,
                        cell: ({ line }) =>
                          (read.cellsOf.get(line) ?? []).filter(Boolean).join(" · "),
                      },
                    ]}
                  />
                  <p>
                    <Button
                      variant="secondary"
                      onClick={() =>
                        saveRejects(
                          imported,
                          { heading: t("releases.reason"), file: t("readers.import.rejectsFile") },
                          sayWhy,
                        )
                      }
                    >
                      {t("releases.import.rejects")}
                    </Button>
                  </p>
                </>
              )}
              {read.kind !== "invitations" && <MismatchedTotals imported={imported} />}
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
    </div>
  );
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
