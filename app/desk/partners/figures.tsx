import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";

const locales = { en: "en-GB", fr: "fr-FR" } as const;

type Props = { amount: string | null; currency: string; days: readonly (string | null)[] };

/**
 * An amount and its date, or the first and last date of what was added up. The amount is formatted
 * from its text: as a JavaScript number it could lose cents.
 */
export function Figure({ amount, currency, days }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (amount === null) return <span className="desk-soft">{t("partners.none")}</span>;
  const money = new Intl.NumberFormat(locales[language], { style: "currency", currency });
  const [from, to = from] = days.filter((day) => day !== null);
  return (
    <>
      {money.format(amount as `${number}`)}
      {from && to && (
        <span className="partner-day">
          {from === to
            ? t("partners.on", { day: formatDate(from, language) })
            : t("partners.onRange", {
                from: formatDate(from, language),
                to: formatDate(to, language),
              })}
        </span>
      )}
    </>
  );
}
