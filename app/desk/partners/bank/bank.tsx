import { useState } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { BankAccount } from "#core/acts/bank.ts";
import type { Fund } from "#core/acts/partners.ts";
import { spaced } from "#core/iban.ts";
import { useMay } from "../../colleague.ts";
import { refreshDesk, useDesk } from "../../kit/ask-desk.ts";
import { Facts } from "../../kit/facts.tsx";
import { Register } from "../../kit/register.tsx";
import { WhenLoaded } from "../../kit/when-loaded.tsx";
import { FocusedResult } from "../focused-result.tsx";
import { OpenChange } from "./change.tsx";
import { PastChanges } from "./past-changes.tsx";
import { ProposeForm } from "./propose-form.tsx";
import { TelephoneNumbers } from "./telephone-numbers.tsx";

/**
 * The bank account to which a fund is paid, and how it is changed: a proposal, confirmed by
 * telephone calls.
 */
export function Bank({ fund }: { fund: Fund }) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const [said, setSaid] = useState("");
  const { state, reload } = useDesk("bank.read", { fund: fund.id });
  const tell = (text: string) => {
    setSaid(text);
    refreshDesk();
  };
  return (
    <>
      <h2>{t("partners.bank.title")}</h2>
      <FocusedResult text={said} />
      <WhenLoaded state={state} reload={reload}>
        {({ accounts, contacts, changes }) => {
          const now = accounts.find(({ until }) => until === null);
          const open = changes.find(({ outcome }) => outcome === null);
          return (
            <>
              <CurrentBankAccount account={now} fund={fund} />
              {open && <OpenChange key={open.id} change={open} now={now} tell={tell} />}
              <TelephoneNumbers fund={fund.id} contacts={contacts} tell={tell} />
              {!open && may("bank.propose") && contacts.some(({ counts }) => counts) && (
                <Disclosure summary={t("partners.bank.propose.title")}>
                  <ProposeForm fund={fund} tell={tell} />
                </Disclosure>
              )}
              <EarlierBankAccounts accounts={accounts.filter(({ until }) => until !== null)} />
              <PastChanges
                changes={changes.filter(({ outcome }) => outcome !== null)}
                tell={tell}
              />
            </>
          );
        }}
      </WhenLoaded>
    </>
  );
}

function CurrentBankAccount({ account, fund }: { account: BankAccount | undefined; fund: Fund }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (!account) return <p className="desk-empty">{t("partners.bank.none")}</p>;
  return (
    <>
      <Facts
        className="partner-facts"
        facts={[
          [t("partners.bank.holder"), account.holder],
          [
            t("partners.bank.iban"),
            <span key="iban" className="partner-iban">
              {spaced(account.iban)}
            </span>,
          ],
          [t("partners.bank.bank"), account.bank],
          [t("partners.bank.bic"), account.bic],
          [t("partners.bank.since"), formatDay(account.from, language)],
          [t("partners.bank.verified"), formatDate(account.verifiedOn, language)],
        ]}
      />
      {account.holder !== fund.legalName && (
        <p className="desk-soft">{t("partners.bank.mismatch")}</p>
      )}
    </>
  );
}

function EarlierBankAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (accounts.length === 0) return null;
  return (
    <Disclosure summary={t("partners.bank.earlier")}>
      <Register
        caption={t("partners.bank.earlier")}
        rows={accounts}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { id: "holder", label: t("partners.bank.holder"), cell: ({ holder }) => holder },
          {
            id: "iban",
            label: t("partners.bank.iban"),
            long: true,
            cell: ({ iban }) => spaced(iban),
          },
          {
            id: "from",
            label: t("partners.bank.since"),
            figures: true,
            cell: ({ from }) => formatDay(from, language),
          },
          {
            id: "until",
            label: t("partners.bank.until"),
            figures: true,
            cell: ({ until }) => until && formatDay(until, language),
          },
        ]}
      />
    </Disclosure>
  );
}
