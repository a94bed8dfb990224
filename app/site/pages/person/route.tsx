import type { ReactNode } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { lettersBy } from "#app/site/letters/on-page.ts";
import { useOwnDocument } from "#app/site/reading/own-document.ts";
import { Section } from "#app/ui/section.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { site } from "#content/site.ts";
import type { Subject } from "#core/contact-limits.ts";
import { personFeedPath } from "#core/person-works.ts";
import { NotFound } from "../not-found/not-found.tsx";
import { Facts } from "./facts.tsx";
import { PersonHead } from "./person-head.tsx";
import { LetterRows, Row, Rows } from "./works.tsx";

export type ShownPerson = PageData["person"]["persons"][number];

/** One of the firm: a medallion, a task, and what they wrote. */
export default function PersonPage({ slug }: { slug: string }) {
  const { persons } = usePageData("person");
  const own = useOwnDocument();
  const person = persons.find(({ id }) => id === slug);
  if (!person) return <NotFound />;
  if (!own) return <Spinner />;
  return <Shown person={person} />;
}

function Shown({ person }: { person: ShownPerson }) {
  const { t } = useTranslation("person");
  const language = useLanguage();
  const { pathname } = useLocation();
  const { id, publications, posts, news } = person;
  const letters = lettersBy(id, pathname);
  const feed = (
    <p className="person-feed">
      <a href={personFeedPath(id, language)} className="link" type="application/atom+xml">
        {t("works.feed")}
      </a>
    </p>
  );
  return (
    // Read by `own-document.ts`: a letter may be newer than the scripts.
    <article data-letters={JSON.stringify(letters)}>
      <PersonHead person={person} />
      <Section title={t("duties")} aside={<Facts person={person} />}>
        {/* Somebody whom the desk added has no longer text. */}
        <div className="prose">{person.more && <p>{person.more}</p>}</div>
      </Section>
      <Part title={t("works.letters")} shown={letters.length > 0}>
        <LetterRows letters={letters} />
        {publications.length === 0 && feed}
      </Part>
      <Part title={t("works.publications")} shown={publications.length > 0}>
        <Rows>
          {publications.map(({ slug, title, date, category }) => (
            <Row key={slug} date={date} note={t(`categories.${category}`)}>
              <LocalisedLink to="publication" slug={slug} className="link">
                {title}
              </LocalisedLink>
            </Row>
          ))}
        </Rows>
        {feed}
      </Part>
      <Part title={t("works.news")} shown={news.length > 0}>
        <Rows>
          {news.map(({ slug, title, date }) => (
            <Row key={slug} date={date}>
              <LocalisedLink to="news-item" slug={slug} className="link">
                {title}
              </LocalisedLink>
            </Row>
          ))}
        </Rows>
      </Part>
      <Part title={t("works.posts")} shown={posts.length > 0}>
        <Rows>
          {posts.map(({ slug, title, date }) => (
            <Row key={slug} note={t("until", { date: formatDate(date, language) })}>
              <LocalisedLink to="vacancy" slug={slug} className="link">
                {title}
              </LocalisedLink>
            </Row>
          ))}
        </Rows>
      </Part>
      <Write person={person} />
    </article>
  );
}

function Part({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  return shown && <Section title={title}>{children}</Section>;
}

const subjects: Partial<Record<ShownPerson["team"], Subject>> = {
  "investment-advisory": "investor",
  "private-equity": "investor",
  impact: "investor",
  "mergers-acquisitions": "company",
  "business-strategy": "company",
};

function Write({ person: { name, team, news } }: { person: ShownPerson }) {
  const { t } = useTranslation("person");
  const subject = news.length > 0 ? "press" : (subjects[team] ?? "general");
  return (
    <Section title={t("write.title", { name })}>
      <p>{t("write.text", { answer: site.firstAnswerDays })}</p>
      <p className="next-step-links">
        <LocalisedLink to="contact" suffix={`?subject=${subject}`} className="button">
          {t("write.action")}
        </LocalisedLink>
        <LocalisedLink to="who-we-are" suffix="#people" className="link">
          {t("write.all")}
        </LocalisedLink>
      </p>
    </Section>
  );
}
