import { formatDate } from "#app/i18n/format.ts";
import { formatDay, formatMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Section } from "#app/ui/section.tsx";
import { advisersPart } from "#content/warnings.ts";
import type { Overview } from "#core/acts/space.ts";
import { retentionDays } from "#core/retention.ts";
import { Access } from "./access.tsx";
import { Calls } from "./calls/calls.tsx";
import { Documents } from "./documents/documents.tsx";
import { DownloadLog } from "./documents/download-log.tsx";
import { FactorOffer } from "./factor-offer.tsx";
import { CapitalAccounts } from "./overview/capital-accounts.tsx";
import { PaperHead } from "./paper/paper-head.tsx";
import { PrintButton } from "./paper/print-button.tsx";
import { usePaperFoot } from "./paper/use-paper-foot.ts";
import { TakeAway } from "./take-away/take-away.tsx";

const logYears = retentionDays.documentDownloads / 365;

type Props = {
  partner: NonNullable<Overview["partner"]>;
  overview: Overview;
  /** Reads everything again, after something that the backend has logged. */
  reload: () => void;
};

/** Everything that an entity has. The heading above has its name. */
export function PartnerSpace({ partner, overview, reload }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const { seenBefore, accounts, totals, calls, funds, documents, downloads } = overview;
  const valued = totals
    .flatMap(({ navOn: [, last] }) => last ?? [])
    .toSorted()
    .at(-1);
  usePaperFoot(partner.entity);
  return (
    <>
      <PaperHead
        title={t("paper.overview")}
        facts={[
          [t("paper.investor"), partner.entity],
          [
            t("paper.commitment"),
            totals
              .map(({ committed, currency }) => formatMoney(committed, currency, language))
              .join(", "),
          ],
          [t("paper.valued"), valued ? formatDate(valued, language) : t("paper.none")],
        ]}
      />
      <p className="space-signed-in">
        {t(partner.role === "read" ? "signedInToRead" : "signedIn", { name: partner.name })}
        {partner.endsAt && `, ${t("accessUntil", { day: formatDay(partner.endsAt, language) })}`}
        {". "}
        {seenBefore ? t("seenBefore", { day: formatDay(seenBefore, language) }) : t("firstVisit")}
      </p>
      {overview.offersFactor && <FactorOffer />}
      {calls.length > 0 && (
        <section className="space-part" aria-labelledby="calls-title">
          <h2 id="calls-title">{t("account.calls.title")}</h2>
          <Calls {...{ calls, funds, documents, onDownload: reload }} />
        </section>
      )}
      <section className="space-part" aria-labelledby="account-title">
        <h2 id="account-title">{t("account.title")}</h2>
        <p className="space-part-said">{advisersPart[language]}</p>
        <CapitalAccounts {...{ accounts, totals, funds }} />
        <p className="space-aside">{t("account.aside")}</p>
        <TakeAway entity={{ id: partner.entityId, name: partner.entity }} />
        <PrintButton what="overview" />
      </section>
      <Section title={t("documents.title")} id="documents" aside={<p>{t("documents.aside")}</p>}>
        <Documents
          documents={documents}
          funds={funds}
          notices={partner.notices}
          mailsNamed={partner.mailsNamed}
          onDownload={reload}
        />
      </Section>
      <Section title={t("log.title")} aside={<p>{t("log.aside", { years: logYears })}</p>}>
        <DownloadLog downloads={downloads} documents={documents} />
      </Section>
      <Section title={t("access.title")} id="access" aside={<p>{t("access.aside")}</p>}>
        <Access people={overview.people} onChanged={reload} />
      </Section>
    </>
  );
}
