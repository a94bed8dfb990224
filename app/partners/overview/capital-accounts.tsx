import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { CapitalAccount, CurrencyTotal, Fund } from "#core/acts/space.ts";
import { AccountFigures, useDates } from "./account-figures.tsx";
import { Definitions } from "./definitions.tsx";
import { FundLink } from "./fund-link.tsx";
import { FundRibbon, largestAmount } from "./fund-ribbon.tsx";
import { inkOf } from "./ink.ts";
import { Totals } from "./totals.tsx";

type Props = {
  accounts: readonly CapitalAccount[];
  totals: readonly CurrencyTotal[];
  funds: readonly Fund[];
};

/** The totals by currency, then each fund. */
export function CapitalAccounts({ accounts, totals, funds }: Props) {
  const { t } = useTranslation("partners");
  if (accounts.length === 0) return <p className="space-empty">{t("account.none")}</p>;
  return (
    <>
      {/* With one fund in a currency, a total would repeat it. */}
      <Totals totals={totals.filter((total) => total.funds > 1)} />
      <AccountList accounts={accounts} funds={funds} />
      <Definitions />
    </>
  );
}

/** Each fund of an entity, where its account stands. */
export function AccountList({ accounts, funds }: Omit<Props, "totals">) {
  const { t } = useTranslation("partners");
  const datesOf = useDates();
  const held = funds.flatMap((fund) => {
    const account = accounts.find((candidate) => candidate.fund === fund.id);
    return account ? [{ fund, account }] : [];
  });
  return (
    <ul className="accounts">
      {held.map(({ fund, account }) => (
        <li key={fund.id} className="account">
          <div className="account-name">
            <h3>
              <FundLink fund={fund.id} className="link">
                {fund.name}
              </FundLink>
            </h3>
            <p>
              {t("vintage", { year: fund.vintage })}. {datesOf(account)}{" "}
              {account.nav !== null && (
                <FundLink fund={fund.id} part="statement" className="link account-statement">
                  {t("fundPage.statement.title")}
                </FundLink>
              )}
            </p>
          </div>
          <div className={inkOf(fund.id, funds)}>
            <FundRibbon
              account={account}
              longest={largestAmount(
                held
                  .filter((other) => other.fund.currency === fund.currency)
                  .map((other) => other.account),
              )}
            />
          </div>
          <AccountFigures account={account} currency={fund.currency} />
        </li>
      ))}
    </ul>
  );
}
