import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Release, Sheet } from "#core/acts/releases.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { draftsOf } from "./release.ts";

type Props = { release: Release; writable: boolean; onSaid: (said: string) => void };

export function Sheets({ release, writable, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState("");
  const { id, number, content } = release;

  async function remove(sheet: Sheet): Promise<void> {
    setBusy(sheet.id);
    const sheets = content.sheets.filter((one) => one.id !== sheet.id).map((one) => one.id);
    const documents = draftsOf(release);
    const answer = await askDesk("releases.save", { id, number, sheets, documents });
    setBusy("");
    if (answer.kind !== "done") return onSaid(whyNot(answer));
    onSaid(t("releases.sheets.removed", { name: sheet.name }));
    refreshDesk();
  }

  return (
    <section aria-labelledby="sheets-title" tabIndex={-1}>
      <h2 id="sheets-title">{t("releases.sheets.title")}</h2>
      <Register
        caption={t("releases.sheets.title")}
        rows={content.sheets}
        keyOf={(sheet) => sheet.id}
        empty={t("releases.sheets.none")}
        columns={[
          {
            id: "kind",
            label: t("releases.sheets.kind"),
            cell: ({ kind }) => t(`releases.kinds.${kind}`),
          },
          { id: "name", label: t("releases.file"), long: true, cell: ({ name }) => name },
          {
            id: "lines",
            label: t("releases.lines"),
            figures: true,
            cell: ({ lines }) => lines.toLocaleString(language),
          },
          ...(writable
            ? [
                {
                  id: "acts",
                  label: t("staff.acts"),
                  cell: (sheet: Sheet) => (
                    <Button
                      variant="quiet"
                      pending={busy === sheet.id}
                      onClick={() => remove(sheet)}
                      aria-label={t("releases.sheets.removeOne", { name: sheet.name })}
                    >
                      {t("releases.remove")}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
