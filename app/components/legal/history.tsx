import { useTranslation } from "react-i18next";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type LegalPageId, type LegalText, legalTexts } from "#content/legal/editions.ts";
import { RecordTable } from "./record-table.tsx";

export function History({ page }: { page: LegalPageId }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { editions }: LegalText = legalTexts[page];
  return (
    <>
      <RecordTable
        caption={t("legal.historyCaption")}
        columns={[t("legal.version"), t("legal.effective"), t("legal.change")]}
        rows={editions.map(({ version, effective, change }) => ({
          id: version,
          header: version,
          cells: [formatDate(effective, language), change[language]],
        }))}
      />
      {editions.length > 1 && <p>{t("legal.earlier")}</p>}
    </>
  );
}
