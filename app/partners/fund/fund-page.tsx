import { useEffect } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { formatMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LoadStopped } from "#app/sign-in/load-stopped.tsx";
import { LoadingRows } from "#app/sign-in/loading-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { FundAccount, Overview } from "#core/acts/space.ts";
import { Calls } from "../calls/calls.tsx";
import { AccountFigures, useDates } from "../overview/account-figures.tsx";
import { Definitions } from "../overview/definitions.tsx";
import { inkOf } from "../overview/ink.ts";
import { PaperHead } from "../paper/paper-head.tsx";
import { PrintButton } from "../paper/print-button.tsx";
import { usePaperFoot } from "../paper/use-paper-foot.ts";
import { BankDetails } from "./bank-details.tsx";
import { CashFigure } from "./cash-figure.tsx";
import { figuresOf } from "./figures-of.ts";
import { Lines } from "./lines.tsx";
import { QuartersFigure } from "./quarters-figure.tsx";
import { StatementOfPeriod } from "./statement.tsx";
import { useFund } from "./use-fund.ts";
import { ValueFigure } from "./value-figure.tsx";

const drawings = { value: ValueFigure, cash: CashFigure, quarters: QuartersFigure };

type Props = {
  partner: NonNullable<Overview["partner"]>;
  overview: Overview;
  fund: string;
  onDownload: () => void;
};

/** The account in one fund. The heading above has the fund's name. */
export function FundPage({ partner, overview, fund, onDownload }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const datesOf = useDates();
  const { state, retry } = useFund(partner.entityId, fund);
  const account = overview.accounts.find((held) => held.fund === fund);
  const { name = "", currency } = overview.funds.find(({ id }) => id === fund) ?? {};
  const calls = overview.calls.filter((call) => call.fund === fund);
  usePaperFoot(`${partner.entity} · ${name}`);
  return (
    <div className="fund-page">
      {account && currency && (
        <div className="fund-top">
          <PaperHead
            title={t("paper.fund")}
            facts={[
              [t("paper.investor"), partner.entity],
              [t("paper.fundName"), name],
              [t("paper.commitment"), formatMoney(account.committed, currency, language)],
              [
                t("paper.valued"),
                account.navOn ? formatDate(account.navOn, language) : t("paper.none"),
              ],
            ]}
          />
          <p className="fund-dates">{datesOf(account)}</p>
          <AccountFigures account={account} currency={currency} />
          <PrintButton what="fund" />
          <Definitions />
        </div>
      )}
      {calls.length > 0 && (
        <section className="space-part" aria-labelledby="calls-title">
          <h2 id="calls-title">{t("account.calls.title")}</h2>
          <Calls {...{ calls, funds: overview.funds, documents: overview.documents, onDownload }} />
          <p className="space-aside">{t("account.calls.aside")}</p>
        </section>
      )}
      {state.kind === "loading" && <LoadingRows text={t("fundPage.loading")} />}
      {state.kind === "stopped" && (
        <LoadStopped
          title={t("fundPage.stopped")}
          kept={t("stopped.kept")}
          failure={state.failure}
          onRetry={retry}
        />
      )}
      {state.kind === "unknown" && (
        <p className="space-empty fund-unknown">{t("fundPage.unknownText")}</p>
      )}
      {state.kind === "loaded" && (
        <Parts
          fund={state.fund}
          entity={partner.entity}
          ink={inkOf(state.fund.id, overview.funds)}
        />
      )}
    </div>
  );
}

function Parts({ fund, entity, ink }: { fund: FundAccount; entity: string; ink: string }) {
  const { t } = useTranslation("partners");
  useEffect(() => {
    // The anchor of the address was not rendered yet when the browser looked for it.
    const anchor = location.hash && document.getElementById(location.hash.slice(1));
    if (anchor) anchor.scrollIntoView();
  }, []);
  const figures = figuresOf(fund);
  return (
    <>
      <Facts fund={fund} />
      <Section
        title={t("fundPage.figures.title")}
        numeral="I"
        aside={
          figures.length > 0 && <p>{t("fundPage.figures.aside", { count: figures.length })}</p>
        }
      >
        {figures.length > 0 ? (
          <div className={`fund-figures ${ink}`}>
            {figures.map((name, index) => {
              const Figure = drawings[name];
              return <Figure key={name} fund={fund} entity={entity} number={index + 1} />;
            })}
          </div>
        ) : (
          <p className="space-empty">{t("fundPage.figures.none")}</p>
        )}
      </Section>
      <Section
        title={t("fundPage.lines.title")}
        numeral="II"
        aside={<p>{t("fundPage.lines.aside")}</p>}
      >
        <Lines fund={fund} entity={entity} />
      </Section>
      <Section
        title={t("fundPage.statement.title")}
        numeral="III"
        id="statement"
        aside={<p>{t("fundPage.statement.aside")}</p>}
      >
        <StatementOfPeriod fund={fund} entity={entity} />
      </Section>
      <p className="paper-only">{t("paper.noBank")}</p>
      <Section
        title={t("fundPage.bank.title")}
        numeral="IV"
        id="bank"
        aside={<p>{t("fundPage.bank.aside")}</p>}
      >
        <BankDetails fund={fund} />
      </Section>
    </>
  );
}

function Facts({ fund }: { fund: FundAccount }) {
  const { t } = useTranslation("partners");
  const facts = ["vintage", "legalName", "manager", "depositary"] as const;
  return (
    <dl className="fund-facts">
      {facts.map(
        (name) =>
          fund[name] && (
            <div key={name}>
              <dt>{t(`fundPage.facts.${name}`)}</dt>
              <dd>{fund[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
