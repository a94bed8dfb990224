import { useLanguage } from "#app/i18n/use-language.ts";
import { capitalWarning } from "#content/warnings.ts";

/** That capital may be lost: under the heading of a page that speaks of investments. */
export function CapitalWarning() {
  const language = useLanguage();
  return <p className="capital-warning">{capitalWarning[language]}</p>;
}
