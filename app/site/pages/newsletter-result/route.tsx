import { useTranslation } from "#app/i18n/use-translation.tsx";
import { SubscribeAgain } from "#app/site/newsletter/subscribe-again.tsx";
import { Outcome } from "#app/ui/outcome.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { site } from "#content/site.ts";
import { retentionDays } from "#core/retention.ts";

/**
 * The fragments of this page's address to which the functions redirect a form without JavaScript.
 */
const outcomes = [
  { id: "subscribed", done: true },
  { id: "duplicate" },
  { id: "invalid" },
  { id: "limited" },
  { id: "failed", next: "write" },
  { id: "confirmed", done: true },
  { id: "used" },
  { id: "expired", next: "subscribe" },
  { id: "unknown", next: "subscribe" },
  { id: "unsubscribed", done: true, next: "subscribe" },
  { id: "gone" },
  { id: "unknown-unsubscribe", next: "write" },
  { id: "none", next: "subscribe" },
] as const;

const hours = retentionDays.unconfirmedSubscribers * 24;

/**
 * The page that follows the newsletter's forms without JavaScript: the fragment says what is shown.
 */
export default function NewsletterResult() {
  const { t } = useTranslation("newsletter-result");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="results">
        {outcomes.map(({ id, ...more }) => (
          <Outcome key={id} id={id} done={"done" in more} title={t(`outcomes.${id}.title`)}>
            <p>{t(`outcomes.${id}.text`, { hours })}</p>
            {"next" in more && (
              <p>
                {more.next === "subscribe" ? (
                  <SubscribeAgain label={t("again")} />
                ) : (
                  <>
                    {t("write")} <a href={`mailto:${site.email}`}>{site.email}</a>
                  </>
                )}
              </p>
            )}
          </Outcome>
        ))}
      </div>
    </>
  );
}
