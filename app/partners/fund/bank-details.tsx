import { useState } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TelephoneLine } from "#app/sign-in/telephone-line.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { BankAccount, FundAccount } from "#core/acts/space.ts";

/**
 * The bank account to pay to, how it was verified, and what to do about a mail that names another.
 */
export function BankDetails({ fund }: { fund: FundAccount }) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const current = fund.bankAccounts.find(({ until }) => until === null);
  const earlier = fund.bankAccounts.filter(({ until }) => until !== null);
  return (
    <>
      {fund.changeSince && (
        <div className="bank-changing" role="note">
          <p>
            <strong>
              {t(`fundPage.bank.${current ? "changing" : "entering"}`, {
                day: formatDay(fund.changeSince, language),
              })}
            </strong>
          </p>
          <p>{t(`fundPage.bank.${current ? "changingText" : "enteringText"}`)}</p>
        </div>
      )}
      {current ? (
        <BankAccountList account={current} />
      ) : (
        <p className="space-empty">{t("fundPage.bank.none")}</p>
      )}
      <div className="bank-words">
        <p>{t("fundPage.bank.compares")}</p>
        <p>
          {t("fundPage.bank.telephone")} <TelephoneLine />.
        </p>
      </div>
      {earlier.length > 0 && (
        <Disclosure summary={t("fundPage.bank.earlier")}>
          <ul className="bank-earlier">
            {earlier.map(({ holder, iban, bank, until }) => (
              <li key={`${iban} ${until}`}>
                <span>{holder}</span>
                <span className="bank-iban">{grouped(iban)}</span>
                <span>
                  {bank}, {until && t("fundPage.bank.until", { day: formatDay(until, language) })}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

function BankAccountList({ account }: { account: BankAccount }) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const { holder, iban, bic, bank, from, verifiedOn } = account;
  return (
    <dl className="bank-account">
      <div>
        <dt>{t("fundPage.bank.holder")}</dt>
        <dd className="bank-holder">{holder}</dd>
      </div>
      <div>
        <dt>{t("fundPage.bank.iban")}</dt>
        <dd>
          <span className="bank-iban">{grouped(iban)}</span>
          <CopyIban iban={iban} />
        </dd>
      </div>
      <div>
        <dt>{t("fundPage.bank.bic")}</dt>
        <dd>{bic}</dd>
      </div>
      <div>
        <dt>{t("fundPage.bank.bank")}</dt>
        <dd>{bank}</dd>
      </div>
      <div>
        <dt>{t("fundPage.bank.since")}</dt>
        <dd>{formatDay(from, language)}</dd>
      </div>
      <div>
        <dt>{t("fundPage.bank.verified")}</dt>
        <dd>{t("fundPage.bank.verifiedHow", { day: formatDate(verifiedOn, language) })}</dd>
      </div>
    </dl>
  );
}

/** Copies it without spaces: the form of a bank may refuse them. */
function CopyIban({ iban }: { iban: string }) {
  const { t } = useTranslation("partners");
  const [said, setSaid] = useState("");
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(iban);
      setSaid(t("fundPage.bank.copied"));
    } catch {
      // A browser may forbid it, or have no clipboard without https.
      setSaid(t("fundPage.bank.notCopied"));
    }
  }
  return (
    <>
      <button type="button" className="button-quiet" onClick={copy}>
        {t("fundPage.bank.copy")}
      </button>
      <span role="status">{said}</span>
    </>
  );
}

function grouped(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, "$&\u00a0");
}
