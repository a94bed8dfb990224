import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Fault } from "#core/acts/releases.ts";
import { documentTypes } from "#core/document-types.ts";
import { nameLimits } from "#core/limits.ts";
import { writePeriod } from "#core/period.ts";
import { Register } from "../kit/register.tsx";
import { DocumentChoice, type Option } from "./document-choice.tsx";
import { ManyDocuments } from "./many-documents.tsx";
import { type Draft, gapsOf, type Known } from "./match-file.ts";
import { OpenFile } from "./open-file.tsx";
import { PeriodField } from "./period-field.tsx";

type Props = {
  drafts: readonly Draft[];
  known: Known;
  writable: boolean;
  faults: readonly Fault[];
  onChange: (change: (drafts: Draft[]) => Draft[]) => void;
};

/** The option “everyone”: no name contains a line break. */
const everyone = "\n";

/**
 * The files of a release and what each one is. Complete rows are shown as text; incomplete ones,
 * and those somebody wants to change, have fields.
 */
export function DocumentRegister({ drafts, known, writable, faults, onChange }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const faulty = new Set(faults.map(({ document }) => document));
  const chosen = drafts.map(({ sha256 }) => sha256).filter((one) => selected.includes(one));
  const allChosen = chosen.length === drafts.length;

  const change = useCallback(
    ({ sha256 }: Draft, part: Partial<Draft>) => {
      // A row that was changed stays editable: its fields must not disappear when the last gap is
      // filled.
      setOpened((all) => (all.includes(sha256) ? all : [...all, sha256]));
      onChange((all) => all.map((one) => (one.sha256 === sha256 ? { ...one, ...part } : one)));
    },
    [onChange],
  );
  const choose = useCallback(
    (draft: Draft, field: "fund" | "entity" | "type", value: string) => {
      const all = value === everyone;
      change(draft, field === "entity" ? { all, entity: all ? "" : value } : { [field]: value });
    },
    [change],
  );
  const options = useMemo(() => {
    const named = (all: readonly string[]) => all.map((name) => ({ value: name, label: name }));
    return {
      fund: named(known.funds),
      entity: [{ value: everyone, label: t("releases.everyone") }, ...named(known.entities)],
      type: documentTypes.map((type) => ({ value: type, label: t(`releases.types.${type}`) })),
    } satisfies Record<string, readonly Option[]>;
  }, [known, t]);

  const editing = (draft: Draft) =>
    writable &&
    (opened.includes(draft.sha256) || gapsOf(draft).length > 0 || faulty.has(draft.sha256));

  function choice(draft: Draft, field: "fund" | "entity" | "type") {
    const value = field === "entity" && draft.all ? everyone : draft[field];
    if (!editing(draft)) {
      return options[field].find((one) => one.value === value)?.label || value || "–";
    }
    const names = { fund: known.funds, entity: known.entities, type: undefined }[field];
    const shared = { draft, field, value, options: options[field], onChosen: choose };
    return <DocumentChoice {...shared} {...(names && { names })} />;
  }

  return (
    <>
      {writable && drafts.length > 1 && (
        <ManyDocuments
          drafts={drafts}
          selected={chosen}
          known={known}
          onChange={(next) => onChange(() => next)}
        />
      )}
      {writable && drafts.length > 1 && (
        <Button
          variant="quiet"
          onClick={() => setSelected(allChosen ? [] : drafts.map(({ sha256 }) => sha256))}
        >
          {t(allChosen ? "releases.many.selectNone" : "releases.many.selectAll", {
            count: drafts.length,
          })}
        </Button>
      )}
      <Register
        caption={t("releases.documents")}
        rows={drafts}
        keyOf={({ sha256 }) => sha256}
        empty={t("releases.files.none")}
        columns={[
          ...(writable && drafts.length > 1
            ? [
                {
                  id: "select",
                  label: t("releases.many.select"),
                  cell: ({ sha256, fileName }: Draft) => (
                    <input
                      type="checkbox"
                      className="releases-checkbox"
                      aria-label={t("releases.many.selectOne", { name: fileName })}
                      checked={selected.includes(sha256)}
                      onChange={({ currentTarget: { checked } }) =>
                        setSelected(
                          checked
                            ? [...selected, sha256]
                            : selected.filter((one) => one !== sha256),
                        )
                      }
                    />
                  ),
                },
              ]
            : []),
          {
            id: "file",
            label: t("releases.file"),
            long: true,
            cell: (draft) => (
              <>
                <OpenFile sha256={draft.sha256} name={draft.fileName} />
                {gapsOf(draft).length > 0 && (
                  <p className="releases-unsure">{t("releases.unsure")}</p>
                )}
              </>
            ),
          },
          {
            id: "fund",
            label: t("releases.fund"),
            cell: (draft) => choice(draft, "fund"),
          },
          {
            id: "entity",
            label: t("releases.entity"),
            cell: (draft) => choice(draft, "entity"),
          },
          { id: "type", label: t("releases.type"), cell: (draft) => choice(draft, "type") },
          {
            id: "period",
            label: t("releases.period"),
            cell: (draft) =>
              editing(draft) ? (
                <PeriodField
                  key={draft.sha256}
                  label={`${t("releases.period")}, ${draft.fileName}`}
                  period={draft.period}
                  onChange={(period) => change(draft, { period })}
                />
              ) : (
                writePeriod(draft.period, language) || "–"
              ),
          },
          {
            id: "title",
            label: t("releases.titleOf"),
            long: true,
            cell: (draft) =>
              editing(draft) ? (
                <input
                  className="control releases-select"
                  aria-label={`${t("releases.titleOf")}, ${draft.fileName}`}
                  maxLength={nameLimits[1]}
                  value={draft.title}
                  onChange={({ currentTarget }) => change(draft, { title: currentTarget.value })}
                />
              ) : (
                draft.title
              ),
          },
          ...(writable
            ? [
                {
                  id: "acts",
                  label: t("staff.acts"),
                  cell: (draft: Draft) => (
                    <span className="releases-row-acts">
                      {!editing(draft) && (
                        <Button
                          variant="quiet"
                          aria-label={t("releases.mendOne", { name: draft.fileName })}
                          onClick={({ currentTarget }) => {
                            const row = currentTarget.closest("tr");
                            flushSync(() => setOpened([...opened, draft.sha256]));
                            row?.querySelector("select")?.focus();
                          }}
                        >
                          {t("releases.mend")}
                        </Button>
                      )}
                      <Button
                        variant="quiet"
                        aria-label={t("releases.sheets.removeOne", { name: draft.fileName })}
                        onClick={() =>
                          onChange((all) => all.filter(({ sha256 }) => sha256 !== draft.sha256))
                        }
                      >
                        {t("releases.remove")}
                      </Button>
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
