import { useTranslation } from "#app/i18n/use-translation.tsx";
import { MailLink } from "#app/site/newsletter/mail-link.tsx";
import { unsubscribe } from "#app/site/newsletter/subscription.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

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
