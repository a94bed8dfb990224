import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { MailLink } from "#app/features/newsletter/mail-link.tsx";
import { confirmSubscription } from "#app/features/newsletter/subscription.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { retentionDays } from "#core/retention.ts";

const hours = retentionDays.unconfirmedSubscribers * 24;

export default function NewsletterConfirm() {
  const { t } = useTranslation("newsletter-confirm");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <MailLink
        name="newsletter-confirm"
        words={t("action", { returnObjects: true, hours })}
        act={confirmSubscription}
        done="confirmed"
        next={{ missing: "subscribe", expired: "subscribe", unknown: "subscribe", failed: "write" }}
      />
    </>
  );
}
