import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { ImportKind, RememberedHeads as Row } from "#core/acts/sheets.ts";
import { askDesk, refreshDesk, useDesk } from "../ask-desk.ts";
import { useWhyNot } from "../use-why-not.ts";
import type { Layout } from "./column.ts";

type Props = {
  kind: ImportKind;
  layouts: readonly Layout[];
  nameOf: (kind: ImportKind) => string;
};

/** The columns that were chosen before, by their headings; each can be forgotten. */
export function RememberedHeads({ kind, layouts, nameOf }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const { state } = useDesk("sheets.remembered", { kind });
  const [failed, setFailed] = useState("");
  if (state.kind !== "loaded" || state.body.rows.length === 0) return null;
  const { rows } = state.body;

  async function forget({ id }: Row): Promise<void> {
    const answer = await askDesk("sheets.forget", { id });
    setFailed(answer.kind === "done" ? "" : whyNot(answer));
    await refreshDesk();
  }

  const columnsOf = ({ kind: of, fields }: Row) => {
    const columns = layouts.find((one) => one.kind === of)?.columns ?? [];
    return Object.entries(fields)
      .map(([head, field]) => {
        const name = columns.find((one) => one.field === field)?.[language];
        return `${head.replace(/^#/, "")} → ${name ?? t("sheet.assign.none")}`;
      })
      .join(", ");
  };

  return (
    <Disclosure summary={t("sheet.remembered.title", { count: rows.length })}>
      <ul className="sheet-remembered">
        {rows.map((row) => (
          <li key={row.id}>
            {`${t("sheet.remembered.one", {
              kind: nameOf(row.kind),
              time: formatMoment(row.at, language),
              columns: columnsOf(row),
            })} `}
            <Button
              variant="quiet"
              aria-label={t("sheet.remembered.forgetOne", { columns: columnsOf(row) })}
              onClick={() => forget(row)}
            >
              {t("sheet.remembered.forget")}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert">{failed}</p>
    </Disclosure>
  );
}
