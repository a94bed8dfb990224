import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Colophon } from "#app/site/reading/colophon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { site } from "#content/site.ts";
import { NotFound } from "../not-found/not-found.tsx";

type Item = PageData["news-item"]["items"][number];
type FactsProps = { item: Item; spokesperson: { id: string; name: string } };

/** A press release, or an event. */
export default function NewsItem({ slug }: { slug: string }) {
  const { items, contact } = usePageData("news-item");
  const { t } = useTranslation("news-item");
  const item = items.find((one) => one.slug === slug);
  if (!item) return <NotFound />;
  return (
    <article>
      <PageHeading title={item.title} lede={item.summary} marketing={item.meeting !== undefined} />
      <div className="notice">
        <Facts item={item} spokesperson={contact} />
        <div className="notice-text">
          {item.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="next-step-links">
            {item.meeting && (
              <LocalisedLink to="contact" suffix="?subject=general" className="button">
                {t("attend")}
              </LocalisedLink>
            )}
            {item.publication && (
              <LocalisedLink to="publication" slug={item.publication.slug} className="link">
                {item.publication.title}
              </LocalisedLink>
            )}
            <LocalisedLink to="press" className="link">
              {t("all")}
            </LocalisedLink>
          </p>
          <p className="notice-about">{t(item.meeting ? "aboutEvent" : "about")}</p>
        </div>
      </div>
      <Colophon />
    </article>
  );
}

function Facts({ item: { published, meeting }, spokesperson }: FactsProps) {
  const { t } = useTranslation("news-item");
  const language = useLanguage();
  const office = site.offices.find(({ id }) => id === meeting?.office);
  const hour = (moment: string) =>
    language === "fr"
      ? moment
          .slice(11, 16)
          .replace(/^0/, "")
          .replace(":", "\u00a0h\u00a0")
          .replace(/\u00a000$/, "")
      : moment.slice(11, 16);
  return (
    <dl className="notice-facts">
      <div>
        <dt>{t(meeting ? "event" : "release")}</dt>
        <dd>
          <time dateTime={published}>{formatDate(published, language)}</time>
        </dd>
      </div>
      {meeting && (
        <>
          <div>
            <dt>{t("when")}</dt>
            <dd>
              <time dateTime={meeting.starts}>
                {t("span", {
                  date: formatDate(meeting.starts.slice(0, 10), language),
                  from: hour(meeting.starts),
                  to: hour(meeting.ends),
                })}
              </time>
            </dd>
          </div>
          <div>
            <dt>{t("where")}</dt>
            <dd>{[office?.city[language], ...(office?.address ?? [])].join(", ")}</dd>
          </div>
          <div>
            <dt>{t("seats")}</dt>
            <dd>{meeting.seats}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{t("contact")}</dt>
        <dd>
          <LocalisedLink to="person" slug={spokesperson.id} className="link" translate="no">
            {spokesperson.name}
          </LocalisedLink>
          ,{" "}
          <a className="link" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </dd>
      </div>
    </dl>
  );
}
