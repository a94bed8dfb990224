import { useTranslation } from "react-i18next";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { CatalogueEntry } from "#core/catalogue.ts";

export function Citation({ entry, url }: { entry: CatalogueEntry; url: string }) {
  const { t } = useTranslation("publication");
  const language = useLanguage();
  const { title, version, published } = entry;
  return (
    <section className="publication-citation" aria-labelledby="citation-title">
      <h2 id="citation-title">{t("cite.title")}</h2>
      <p>{t("cite.text", { title, version, date: formatDate(published, language), url })}</p>
    </section>
  );
}
