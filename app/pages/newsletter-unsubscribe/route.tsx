import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { MailLink } from "#app/features/newsletter/mail-link.tsx";
import { unsubscribe } from "#app/features/newsletter/subscription.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";

export default function NewsletterUnsubscribe() {
  const { t } = useTranslation("newsletter-unsubscribe");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <MailLink
        name="newsletter-unsubscribe"
        words={t("action", { returnObjects: true })}
        act={unsubscribe}
        done="unsubscribed"
        next={{ missing: "write", unsubscribed: "subscribe", unknown: "write", failed: "write" }}
      />
    </>
  );
}
