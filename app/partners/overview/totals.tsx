import { formatDate } from "#app/i18n/format.ts";
import { formatMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { CurrencyTotal } from "#core/acts/space.ts";
import { Defined } from "./definitions.tsx";

const amounts = [
  ["committed", "committedOn", "between"],
  ["paidIn", "linesTo", "sinceInception"],
  ["distributed", "linesTo", "sinceInception"],
  ["unfunded", "linesTo", "afterLast"],
  ["nav", "navOn", "between"],
] as const;

type Props = {
  totals: readonly CurrencyTotal[];
  /** What they are of: the funds of one entity, or the accounts of several. */
  of?: "funds" | "accounts";
};

/** The sums of the funds of each currency, every figure with its date or dates. */
export function Totals({ totals, of = "funds" }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const daysOf = (
    [first, last]: CurrencyTotal["navOn"],
    how: (typeof amounts)[number][2],
    none: string,
  ) => {
    if (first === null || last === null) return none;
    const days = { day: formatDate(first, language), last: formatDate(last, language) };
    return t(how === "between" && first === last ? "account.on" : `account.${how}`, days);
  };
  return totals.map((total) => (
    <section key={total.currency} className="account-total">
      <h3>
        {t(of === "funds" ? "account.totalOf" : "across.total", {
          currency: total.currency,
          count: total.funds,
        })}
      </h3>
      <dl className="account-figures">
        {amounts.map(([name, days, how]) => (
          <div key={name}>
            <dt>
              <Defined name={name}>{t(`account.figures.${name}`)}</Defined>
            </dt>
            <dd>
              {total[name] !== null && formatMoney(total[name], total.currency, language)}
              <span className="figure-note">
                {daysOf(total[days], how, t(name === "nav" ? "account.noValue" : "account.noLine"))}
                {name === "nav" && total.valued > 0 && total.valued < total.funds && (
                  <span>
                    {t("account.partlyValued", { valued: total.valued, count: total.funds })}
                  </span>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
