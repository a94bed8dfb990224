import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Section } from "#app/components/ui/section.tsx";
import type { Account } from "#app/features/account/own-account.ts";
import { useProof } from "#app/features/account/use-proof.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { ChangePassword } from "./change-password.tsx";
import { Events } from "./events.tsx";
import { Factors } from "./factors.tsx";
import { RecoveryCodesLeft } from "./recovery-codes-left.tsx";
import { Sessions } from "./sessions.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

type Props = { account: Account; reload: () => Promise<void> };

export function AccountSections({ account, reload }: Props) {
  const { t } = useTranslation("own-account");
  const { withProof, dialog } = useProof();
  const hasFactor = account.factors.length > 0;
  return (
    <>
      <p className="account-bearer">
        <span>{t("signedInAs", { email: account.email })}</span>
        <LocalisedLink to="lp" className="link" />
      </p>
      <Section title={t("factors.title")} numeral="I" aside={<p>{t("factors.aside")}</p>}>
        <Factors account={account} withProof={withProof} reload={reload} />
      </Section>
      {hasFactor && (
        <Section title={t("codes.title")} numeral="II" aside={<p>{t("codes.aside")}</p>}>
          <RecoveryCodesLeft left={account.codesLeft} withProof={withProof} reload={reload} />
        </Section>
      )}
      <Section
        title={t("password.title")}
        numeral={hasFactor ? "III" : "II"}
        aside={<p>{t("password.aside")}</p>}
      >
        <Disclosure summary={t("password.change")}>
          <ChangePassword hasFactor={hasFactor} withProof={withProof} onChanged={reload} />
        </Disclosure>
      </Section>
      <Section
        title={t("sessions.title")}
        numeral={hasFactor ? "IV" : "III"}
        aside={<p>{t("sessions.aside")}</p>}
      >
        <Sessions sessions={account.sessions} reload={reload} />
        <Disclosure summary={t("everywhere.title")}>
          <p>{t("everywhere.text")}</p>
          <SignOutEverywhere />
        </Disclosure>
      </Section>
      <Section
        title={t("events.title")}
        numeral={hasFactor ? "V" : "IV"}
        aside={<p>{t("events.aside")}</p>}
      >
        <Events events={account.events} />
      </Section>
      {dialog}
    </>
  );
}
