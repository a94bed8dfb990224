import { useTranslation } from "react-i18next";
import { formatMoney } from "#app/features/account/format-amounts.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Total } from "./holdings.ts";

/** Only where there is something to add up. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  const added = totals.filter(({ funds }) => funds > 1);
  return added.map(({ currency, funds, days, ...amounts }) => (
    <div key={currency} className="commitment commitment-total">
      <h3>
        {`${t("total", { currency })} `}
        <span>
          {t("totalOf", { count: funds })},{" "}
          {t(days.length > 1 ? "asOfSeveral" : "asOf", {
            day: formatDate(days[0] ?? "", language),
            last: formatDate(days.at(-1) ?? "", language),
          })}
        </span>
      </h3>
      <dl>
        {(["committed", "called", "distributed"] as const).map((amount) => (
          <div key={amount}>
            <dt>{t(`amounts.${amount}`)}</dt>
            <dd>{formatMoney(amounts[amount], currency, language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
