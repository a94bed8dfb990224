import { useEffect } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { formatCents, formatMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LoadStopped } from "#app/sign-in/load-stopped.tsx";
import { LoadingRows } from "#app/sign-in/loading-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { CallToCome, Fund, Overview, PartnerDocument } from "#core/acts/space.ts";
import { BankDetails } from "../fund/bank-details.tsx";
import { useFund } from "../fund/use-fund.ts";
import { FundLink } from "../overview/fund-link.tsx";
import { PaperHead } from "../paper/paper-head.tsx";
import { PrintButton } from "../paper/print-button.tsx";
import { usePaperFoot } from "../paper/use-paper-foot.ts";
import { useWhose } from "../whose.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { CallNotice } from "./call-notice.tsx";
import { useDue } from "./use-due.ts";

type Props = {
  overview: Overview;
  fund: Fund;
  /** The day on which it is due. */
  day: string;
  onDownload: () => void;
};

/** All that one fund calls for one day, as its notice has it, with the account to pay to. */
export function CallPage({ overview, fund, day, onDownload }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const whose = useWhose();
  usePaperFoot(`${whose.name} · ${fund.name}`);
  const calls = overview.calls.filter((call) => call.fund === fund.id && call.dueOn === day);
  const [first] = calls;
  if (!first) {
    return (
      <div className="call-page">
        <p className="space-empty">{t("account.call.gone")}</p>
        <p>
          <FundLink fund={fund.id}>{t("account.call.toFund", { fund: fund.name })}</FundLink>
        </p>
      </div>
    );
  }
  return (
    <div className="call-page">
      <PaperHead
        title={t("paper.call")}
        facts={[
          [t("paper.investor"), whose.name],
          [t("paper.fundName"), fund.name],
          [t("paper.commitment"), formatMoney(first.committed, fund.currency, language)],
          [t("paper.due"), formatDate(day, language)],
        ]}
      />
      {calls.map((call) => (
        <OneCall
          key={call.reference}
          {...{ call, fund, onDownload }}
          document={overview.documents.find(({ id }) => id === call.document)}
        />
      ))}
      <p className="paper-only">{t("paper.noBank")}</p>
      <Section title={t("account.call.bank")} id="bank" aside={<p>{t("fundPage.bank.aside")}</p>}>
        <AccountToCheck fund={fund.id} />
      </Section>
    </div>
  );
}

type CallProps = {
  call: CallToCome;
  fund: Fund;
  document: PartnerDocument | undefined;
  onDownload: () => void;
};

function OneCall({ call, fund, document, onDownload }: CallProps) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const due = useDue();
  const whose = useWhose();
  const { reference, noticedOn } = call;
  return (
    <Section
      title={formatMoney(call.amount, fund.currency, language)}
      aside={
        <>
          <p>{due(call.dueOn)}</p>
          <p>{[whose.name, reference].filter(Boolean).join(", ")}</p>
          {noticedOn && (
            <p>{t("account.call.noticed", { day: formatDate(noticedOn, language) })}</p>
          )}
        </>
      }
    >
      <CallLines call={call} currency={fund.currency} />
      <div className="call-ways">
        <CallNotice {...{ call, fund, document, onDownload }} />
        <CalendarButton call={call} fund={fund} />
        <PrintButton what="call" />
      </div>
    </Section>
  );
}

/** What is called, part by part, and what it changes of the commitment. */
function CallLines({ call, currency }: { call: CallToCome; currency: string }) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const standing = [
    "committed",
    "paidInBefore",
    "paidInAfter",
    "unfundedBefore",
    "unfundedAfter",
  ] as const;
  return (
    <>
      <div className="statement call-table">
        <table>
          <caption>
            {t("account.call.lines")}. {t("fundPage.statement.amounts", { currency })}
          </caption>
          <tbody>
            {call.lines.map(({ purpose, amount, effect }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: purposes may repeat, and never move.
              <tr key={index}>
                <th scope="row">
                  {purpose || t("account.call.noPurpose")}
                  {/^-?0*\.?0*$/.test(effect) && `, ${t("account.call.outside")}`}
                </th>
                <td>{formatCents(amount, language, currency)}</td>
              </tr>
            ))}
            <tr data-bound>
              <th scope="row">{t("account.call.toPay")}</th>
              <td>{formatCents(call.amount, language, currency)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className="statement call-table">
        <table>
          <caption>{t("account.call.standing")}</caption>
          <tbody>
            {standing.map((name) => (
              <tr key={name} data-bound={name.endsWith("After") || undefined}>
                <th scope="row">{t(`account.call.${name}`)}</th>
                <td>{formatCents(call[name], language, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="statement-footnote">{t("account.call.footnote")}</p>
      </div>
    </>
  );
}

function AccountToCheck({ fund }: { fund: string }) {
  const { t } = useTranslation("partners");
  const whose = useWhose();
  const { state, retry } = useFund(whose.id, fund);
  const isThere = state.kind === "loaded";
  useEffect(() => {
    // The anchor of the address was not rendered yet when the browser looked for it.
    if (isThere && location.hash === "#bank") document.getElementById("bank")?.scrollIntoView();
  }, [isThere]);
  if (state.kind === "loading") return <LoadingRows text={t("fundPage.loading")} />;
  if (state.kind === "stopped") {
    return (
      <LoadStopped
        title={t("fundPage.stopped")}
        kept={t("stopped.kept")}
        failure={state.failure}
        onRetry={retry}
      />
    );
  }
  return state.kind === "loaded" ? <BankDetails fund={state.fund} /> : null;
}
