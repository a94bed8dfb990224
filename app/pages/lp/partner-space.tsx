import { useTranslation } from "react-i18next";
import { Section } from "#app/components/ui/section.tsx";
import { formatDay } from "#app/features/account/format-amounts.ts";
import type { Overview } from "#app/features/account/overview.ts";
import { SignOutButton } from "#app/features/account/sign-out-button.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { retentionDays } from "#core/retention.ts";
import { Access } from "./access.tsx";
import { Commitments } from "./commitments.tsx";
import { Documents } from "./documents.tsx";
import { DownloadLog } from "./download-log.tsx";
import { EntityName } from "./entity-name.tsx";
import { FactorOffer } from "./factor-offer.tsx";

const logYears = retentionDays.documentDownloads / 365;

type Props = {
  partner: NonNullable<Overview["partner"]>;
  overview: Overview;
  /** Reads everything again, after something that the backend has logged. */
  reload: () => void;
};

export function PartnerSpace({ partner, overview, reload }: Props) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  const { seenBefore, commitments, funds, documents, downloads } = overview;
  return (
    <>
      <header className="space-bearer">
        <div>
          <EntityName partner={partner} entities={overview.entities} onChosen={reload} />
          <p>
            {t(partner.role === "read" ? "bearerReads" : "bearer", { name: partner.name })}
            {partner.endsAt && ` ${t("until", { day: formatDay(partner.endsAt, language) })}`}
          </p>
        </div>
        <p className="space-seen">
          {seenBefore ? t("seenBefore", { day: formatDay(seenBefore, language) }) : t("firstVisit")}
        </p>
        <SignOutButton />
      </header>
      {overview.offersFactor && <FactorOffer />}
      <Section title={t("commitments.title")} numeral="I" aside={<p>{t("commitments.aside")}</p>}>
        <Commitments commitments={commitments} funds={funds} />
      </Section>
      <Section title={t("documents.title")} numeral="II" aside={<p>{t("documents.aside")}</p>}>
        <Documents
          documents={documents}
          funds={funds}
          notices={partner.notices}
          onDownload={reload}
        />
      </Section>
      <Section
        title={t("log.title")}
        numeral="III"
        aside={<p>{t("log.aside", { years: logYears })}</p>}
      >
        <DownloadLog downloads={downloads} documents={documents} />
      </Section>
      <Section title={t("access.title")} numeral="IV" aside={<p>{t("access.aside")}</p>}>
        <Access people={overview.people} />
      </Section>
    </>
  );
}
