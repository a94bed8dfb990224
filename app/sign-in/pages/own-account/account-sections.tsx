import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useFactorCheck } from "#app/sign-in/use-factor-check.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Account } from "#core/acts/account.ts";
import { ChangePassword } from "./change-password.tsx";
import { Factors } from "./factors.tsx";
import { RecoveryCodesLeft } from "./recovery-codes-left.tsx";
import { Sessions } from "./sessions.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

type Props = { account: Account; reload: () => Promise<void> };

export function AccountSections({ account, reload }: Props) {
  const { t } = useTranslation("own-account");
  const { withFactorCheck, dialog } = useFactorCheck();
  const hasFactor = account.factors.length > 0;
  return (
    <>
      <p className="account-signed-in">
        <span>{t("signedInAs", { email: account.email })}</span>
        <LocalisedLink to="partners" className="link" />
      </p>
      <Section title={t("factors.title")} numeral="I" aside={<p>{t("factors.aside")}</p>}>
        <Factors account={account} withFactorCheck={withFactorCheck} reload={reload} />
      </Section>
      {hasFactor && (
        <Section title={t("codes.title")} numeral="II" aside={<p>{t("codes.aside")}</p>}>
          <RecoveryCodesLeft
            left={account.codesLeft}
            withFactorCheck={withFactorCheck}
            reload={reload}
          />
        </Section>
      )}
      <Section
        title={t("password.title")}
        numeral={hasFactor ? "III" : "II"}
        aside={<p>{t("password.aside")}</p>}
      >
        <Disclosure summary={t("password.change")}>
          <ChangePassword
            hasFactor={hasFactor}
            withFactorCheck={withFactorCheck}
            onChanged={reload}
          />
        </Disclosure>
      </Section>
      <Section
        title={t("sessions.title")}
        numeral={hasFactor ? "IV" : "III"}
        aside={<p>{t("sessions.aside")}</p>}
      >
        <Sessions sessions={account.sessions} withFactorCheck={withFactorCheck} reload={reload} />
        <Disclosure summary={t("everywhere.title")}>
          <p>{t("everywhere.text")}</p>
          <SignOutEverywhere withFactorCheck={withFactorCheck} />
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

function Events({ events }: { events: Account["events"] }) {
  const { t } = useTranslation("own-account");
  const language = useLanguage();
  if (events.length === 0) return <p className="account-empty">{t("events.none")}</p>;
  return (
    <ol className="account-events">
      {events.map(({ kind, at, network, detail }) => (
        <li key={`${at} ${kind}`} data-alarm={kind.endsWith("failed")}>
          <time dateTime={at}>{formatMoment(at, language)}</time>
          <span>
            {t(`events.kind.${kind}`)}
            {detail && ` (${detail})`}
          </span>
          {/* Without the length of the mask (`/24`), as in the list of sessions. */}
          <span>{network?.replace(/\/\d+$/, "")}</span>
        </li>
      ))}
    </ol>
  );
}
