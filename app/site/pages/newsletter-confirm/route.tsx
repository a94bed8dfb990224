import { useTranslation } from "#app/i18n/use-translation.tsx";
import { MailLink } from "#app/site/newsletter/mail-link.tsx";
import { confirmSubscription } from "#app/site/newsletter/subscription.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
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
