import { formatSize } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type Edition, editionPdfPath } from "#core/editions.ts";

/** An edition of the desk has none where no browser could print it, and says so. */
export function PdfLink({ edition: { text, version, pdfs } }: { edition: Edition }) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const pdf = pdfs[language];
  if (!pdf) return <small>{t("editions.noPdf", { version })}</small>;
  return (
    <>
      <a href={editionPdfPath(text, version, language)}>{t("editions.pdf", { version })}</a>{" "}
      <small>
        {t("editions.pages", { count: pdf.pages })}, {formatSize(pdf.bytes, language)}
      </small>
    </>
  );
}
