import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Fund, PartnerDocument } from "#core/acts/space.ts";
import { writePeriod } from "#core/period.ts";
import { nameOf } from "./period.ts";

/** What a document is called: its title, or its type and period in words. */
export function useDocumentTitle() {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  return ({ title, type, period }: Pick<PartnerDocument, "title" | "type" | "period">): string => {
    const named = nameOf(period, t, language);
    return title ?? `${t(`types.${type}`)}, ${named.charAt(0).toLowerCase()}${named.slice(1)}`;
  };
}

/** The words by which a document can be found in the search. */
export function useDocumentWords(funds: readonly Fund[]) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const titleOf = useDocumentTitle();
  return (document: PartnerDocument): string =>
    [
      titleOf(document),
      t(`types.${document.type}`),
      document.period,
      writePeriod(document.period, language),
      nameOf(document.period, t, language),
      funds.find(({ id }) => id === document.fund)?.name,
      document.withdrawnAt ? "" : document.fileName,
    ].join(" ");
}
