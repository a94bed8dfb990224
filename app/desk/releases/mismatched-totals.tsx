import { useMemo } from "react";
import { formatCents } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import type { Imported } from "./import-sheet.tsx";
import { findOddAmounts } from "./odd-amounts.ts";
import { columns } from "./sheet/columns.ts";

/** Amounts that are not likely, or do not add up: warnings, which do not prevent adding the sheet. */
export function MismatchedTotals({ imported: { id: sheet, kind, read } }: { imported: Imported }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { state, reload } = useDesk("releases.sums", { sheet });
  const odd = useMemo(
    () => findOddAmounts(read.lines, columns[kind]).map((one) => ({ ...one, difference: "0" })),
    [read, kind],
  );
  const nameOf = (field: string) =>
    columns[kind].find((column) => column.field === field)?.[language];
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ rows: sums }) => {
        const rows = [...odd, ...sums].toSorted((one, other) => one.line - other.line);
        return (
          rows.length > 0 && (
            <>
              <h4>{t("releases.sums.title", { count: rows.length })}</h4>
              <p className="releases-warning">{t("releases.sums.lede")}</p>
              <Register
                caption={t("releases.sums.title", { count: rows.length })}
                rows={rows.slice(0, 100)}
                keyOf={({ line, field, why }) => `${line} ${field} ${why}`}
                empty=""
                columns={[
                  {
                    id: "line",
                    label: t("releases.line"),
                    figures: true,
                    cell: ({ line }) => line,
                  },
                  {
                    id: "field",
                    label: t("releases.sums.column"),
                    cell: ({ field }) => nameOf(field),
                  },
                  {
                    id: "why",
                    label: t("releases.reason"),
                    long: true,
                    cell: ({ why, difference }) =>
                      t(`releases.sums.${why}`, { amount: formatCents(difference, language) }),
                  },
                  {
                    id: "what",
                    label: t("releases.inFile"),
                    long: true,
                    cell: ({ line }) => (read.cellsOf.get(line) ?? []).filter(Boolean).join(" · "),
                  },
                ]}
              />
            </>
          )
        );
      }}
    </WhenLoaded>
  );
}
