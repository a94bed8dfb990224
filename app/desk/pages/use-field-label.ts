import { useTranslation } from "#app/i18n/use-translation.tsx";

/** What a field of a record is called: `pay.0` by a name of its own, `upTo.rate` by both its parts. */
export function useFieldLabel() {
  const { t, i18n } = useTranslation("desk");
  return (at: string): string => {
    const own = at.replaceAll(".", "-");
    const names = i18n.exists(`desk:pages.fields.${own}`) ? [own] : at.split(".");
    return names.map((name) => t(`pages.fields.${name}` as "pages.fields.name")).join(" · ");
  };
}
