import type { ReactNode } from "react";
import { formatDate, formatDecimal } from "#app/i18n/format.ts";
import { formatMoney, formatRate } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { CapitalAccount } from "#core/acts/space.ts";
import { Defined, type FigureName } from "./definitions.tsx";
import { type NoRate, netRateOf } from "./net-rate.ts";

type Props = { account: CapitalAccount; currency: string };

const amounts = ["committed", "paidIn", "distributed", "unfunded", "nav"] as const;
const ratios = ["dpi", "rvpi", "tvpi"] as const;

/** 10,000 %: beyond it, the digits of a rate say nothing. */
const highestRate = 100;

/** The nine figures of one fund. Their dates are in the sentence of `useDates`. */
export function AccountFigures({ account, currency }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const why: NoRate["why"] = account.nav === null ? "no-value" : "no-flows";
  const noted = ratios.some((name) => account[name] === null) ? why : undefined;
  return (
    <>
      <dl className="account-figures">
        {amounts.map((name) => (
          <Cell key={name} name={name} label={t(`account.figures.${name}`)}>
            {account[name] === null ? (
              <span className="figure-none">{t("account.noValue")}</span>
            ) : (
              formatMoney(account[name], currency, language)
            )}
          </Cell>
        ))}
        {ratios.map((name) => (
          <Cell key={name} name={name} label={t(`account.figures.${name}`)} ratio>
            {account[name] === null ? (
              <NotMeaningful />
            ) : (
              formatDecimal(Number(account[name]), 2, language)
            )}
          </Cell>
        ))}
        <NetRateCell account={account} noted={noted} />
      </dl>
      {/* Below the figures: the columns of the ratios are too narrow for the reason. */}
      {noted && (
        <p className="figure-note">
          {t("account.notMeaningfulNote", { why: t(`account.why.${noted}`) })}
        </p>
      )}
    </>
  );
}

type NetRateProps = { account: CapitalAccount; noted: NoRate["why"] | undefined };

/** Gives no reason where the note below the figures gives it already. */
function NetRateCell({ account, noted }: NetRateProps) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const found = netRateOf(account);
  const first = account.cash[0]?.[0];
  const label = t(`account.figures.${found.kind === "period" ? "irr-period" : "irr"}`);
  return (
    <Cell name="irr" label={label} ratio>
      {found.kind === "none" ? (
        <>
          <NotMeaningful />
          {found.why !== noted && (
            <span className="figure-note">{t(`account.why.${found.why}`)}</span>
          )}
        </>
      ) : (
        <>
          {found.rate > highestRate ? t("account.overHighest") : formatRate(found.rate, language)}
          <span className="figure-note">
            {found.kind === "annual"
              ? t("account.perYear")
              : t("account.overPeriod", {
                  day: formatDate(first ?? "", language),
                  last: formatDate(account.navOn ?? "", language),
                })}
          </span>
        </>
      )}
    </Cell>
  );
}

type CellProps = { name: FigureName; label: string; ratio?: boolean; children: ReactNode };

function Cell({ name, label, ratio, children }: CellProps) {
  return (
    <div data-ratio={ratio}>
      <dt>
        <Defined name={name}>{label}</Defined>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function NotMeaningful() {
  const { t } = useTranslation("partners");
  return <abbr title={t("account.notMeaningfulFull")}>{t("account.notMeaningful")}</abbr>;
}

/** A sentence with the dates of a fund's figures. */
export function useDates() {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  return ({ committedOn, linesTo, navOn }: CapitalAccount): string => {
    const days = {
      committed: formatDate(committedOn, language),
      lines: linesTo && formatDate(linesTo, language),
      value: navOn && formatDate(navOn, language),
    };
    if (!linesTo) return t("account.datesNoLine", days);
    return navOn ? t("account.dates", days) : t("account.datesNoValue", days);
  };
}
