import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { MailLink } from "#app/features/newsletter/mail-link.tsx";
import { unsubscribe } from "#app/features/newsletter/subscription.ts";

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
