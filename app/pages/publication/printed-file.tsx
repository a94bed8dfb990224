import { useTranslation } from "react-i18next";
import { Download } from "#app/features/publications/download.tsx";
import type { CatalogueEntry } from "#core/catalogue.ts";

/** The same text on paper, with the number by which anyone can tell that it is whole. */
export function PrintedFile({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation("publication");
  if (!entry.pdf) return null;
  return (
    <section className="publication-file" aria-labelledby="file-title">
      <h2 id="file-title">{t("file.title")}</h2>
      <Download entry={entry} namespace="publication" />
      <dl>
        <dt>{t("file.checksum")}</dt>
        <dd>
          <code>{entry.pdf.sha256}</code>
        </dd>
      </dl>
    </section>
  );
}
