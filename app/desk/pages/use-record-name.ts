import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { isFigures } from "#core/texts/revision.ts";
import { type RecordValue, valueAt } from "./record-fields.ts";

/** A person’s name, a title, or what figures are the figures of; else its address. */
export function useRecordName() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return ({ place, path }: { place: string; path: string }, record: RecordValue | null): string => {
    if (isFigures(place)) return t(`pages.figures.names.${path}` as "pages.figures.names.sale");
    const title = valueAt(record ?? {}, place === "people" ? "name" : `title.${language}`);
    return typeof title === "string" && title ? title : path;
  };
}
