import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { Register } from "../register.tsx";
import { type FileColumn, letterOf } from "./assign-columns.ts";
import type { Column } from "./column.ts";

type Props = {
  columns: readonly FileColumn[];
  fields: readonly Column[];
  onChange: (place: number, field: string) => void;
};

/** The option “not read”: a field has a name of letters. */
const notRead = "-";

/** The columns of a sheet, with their first cells and the field that each one is. */
export function ColumnFields({ columns, fields, onChange }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      caption={t("sheet.assign.title")}
      rows={columns}
      keyOf={({ place }) => String(place)}
      empty=""
      columns={[
        {
          id: "column",
          label: t("sheet.assign.column"),
          long: true,
          cell: ({ place, head, isHidden }) =>
            [letterOf(place), head, isHidden && t("sheet.assign.hidden")]
              .filter(Boolean)
              .join(" · "),
        },
        {
          id: "samples",
          label: t("sheet.assign.samples"),
          long: true,
          cell: ({ samples }) => samples.join(" · "),
        },
        {
          id: "is",
          label: t("sheet.assign.is"),
          cell: ({ place, head, field, by }) => (
            <>
              <span className="select">
                <select
                  className="control releases-select"
                  aria-label={t("sheet.assign.isOf", { column: head || letterOf(place) })}
                  data-gap={by === "nobody" || by === "guess"}
                  value={field === "" ? notRead : (field ?? "")}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(place, value === notRead ? "" : value)
                  }
                >
                  <option value="" disabled>
                    {t("sheet.assign.choose")}
                  </option>
                  <option value={notRead}>{t("sheet.assign.none")}</option>
                  {fields.map((one) => (
                    <option key={one.field} value={one.field}>
                      {one[language]}
                    </option>
                  ))}
                </select>
                <Chevron />
              </span>
              {by === "guess" && <p className="desk-soft">{t("sheet.assign.guess")}</p>}
            </>
          ),
        },
      ]}
    />
  );
}
