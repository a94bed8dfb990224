import { useTranslation } from "#app/i18n/use-translation.tsx";
import { languages } from "#core/languages.ts";

/**
 * What a field of a record is called: `pay.0` by a name of its own, `upTo.rate` by both its parts,
 * `text.fr` with its language.
 */
export function useFieldLabel() {
  const { t, i18n } = useTranslation("desk");
  return (at: string): string => {
    const language = languages.find((one) => at.endsWith(`.${one}`));
    const field = language ? at.slice(0, -language.length - 1) : at;
    const own = field.replaceAll(".", "-");
    const names = i18n.exists(`desk:pages.fields.${own}`) ? [own] : field.split(".");
    const label = names.map((name) => t(`pages.fields.${name}` as "pages.fields.name")).join(" · ");
    return language ? `${label} (${t(`approvals.languages.${language}`)})` : label;
  };
}
