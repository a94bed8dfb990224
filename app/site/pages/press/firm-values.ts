import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { firmFigures } from "#content/firm-figures.ts";
import { headcount } from "#content/people.ts";

const { founded, asOf, clients, assetsAdvised } = firmFigures;

/** The figures in the texts and in the table of facts. */
export function useFirmValues() {
  const { t } = useTranslation("press");
  const language = useLanguage();
  return {
    founded: String(founded),
    date: formatDate(asOf, language),
    people: formatNumber(headcount, language),
    clients: formatNumber(clients, language),
    assets: t("facts.billions", { value: formatNumber(assetsAdvised / 1000, language) }),
  };
}
