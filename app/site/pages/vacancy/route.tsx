import { formatDate, formatEuros } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { site } from "#content/site.ts";
import { NotFound } from "../not-found/not-found.tsx";

type Post = PageData["vacancy"]["posts"][number];

/** A post to be filled, with all that a candidate asks. */
export default function Vacancy({ slug }: { slug: string }) {
  const { t } = useTranslation("vacancy");
  const { posts } = usePageData("vacancy");
  const post = posts.find((one) => one.slug === slug);
  if (!post) return <NotFound />;
  return (
    <article>
      <PageHeading title={post.title} lede={post.summary} />
      <div className="notice">
        <Facts post={post} />
        <div className="notice-text">
          <h2>{t("work")}</h2>
          <List items={post.work} />
          <h2>{t("asked")}</h2>
          <List items={post.asked} />
          <h2>{t("apply.title")}</h2>
          <p>{t("apply.text", { answer: site.firstAnswerDays })}</p>
          <p>{t("apply.alike")}</p>
          <p className="next-step-links">
            <LocalisedLink to="contact" suffix="?subject=careers" className="button">
              {t("apply.action")}
            </LocalisedLink>
            <LocalisedLink to="careers" className="link">
              {t("apply.more")}
            </LocalisedLink>
          </p>
        </div>
      </div>
    </article>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Facts({ post }: { post: Post }) {
  const { t } = useTranslation("vacancy");
  const language = useLanguage();
  const [from, to] = post.pay.map((amount) => formatEuros(amount, language));
  const facts = [
    [t("team"), post.team],
    [t("city"), post.city],
    [t("contract"), t("permanent")],
    [t("starts"), formatDate(post.starts, language)],
    [t("pay"), [t("range", { from, to }), post.variable].filter(Boolean).join(", ")],
    [t("until"), formatDate(post.until, language)],
    [
      t("contact"),
      <LocalisedLink key="contact" to="person" slug={post.contact} className="link" translate="no">
        {post.contactName}
      </LocalisedLink>,
    ],
  ];
  return (
    <dl className="notice-facts">
      {facts.map(([name, value]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
