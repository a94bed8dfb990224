import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useLocation } from "#app/navigation/here.ts";
import LegalPage from "#app/site/legal/legal-page.tsx";
import { Colophon } from "#app/site/reading/colophon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { site } from "#content/site.ts";
import { isPolicy } from "#core/edition-texts.ts";
import { editionOf } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";
import { NotFound } from "../not-found/not-found.tsx";
import { addressOf } from "./address-of.ts";
import { describesProjects } from "./describes-projects.ts";
import { End } from "./end.tsx";
import { Imprint } from "./imprint.tsx";
import { Label } from "./label.tsx";
import { PublicationText } from "./publication-text.tsx";

/** A policy is drawn with the editions of legal texts; anything else was published once. */
export default function PublicationPage({ slug }: { slug: string }) {
  return isPolicy(slug) ? <LegalPage /> : <ReportPage slug={slug} />;
}

function ReportPage({ slug }: { slug: string }) {
  const { reports, names } = usePageData("publication");
  const entry = reports.find((one) => one.slug === slug);
  const language = useLanguage();
  const { pathname } = useLocation();
  if (!entry || editionOf(readPath(pathname).path)) return <NotFound />;
  return (
    <article className="legal publication">
      {/* The stylesheet fills it by the scroll position. */}
      <div className="reading-progress" aria-hidden="true" />
      {/* Printed only: whose text it is, and where the current version is. */}
      <p className="legal-source">
        {site.name} · {addressOf(entry, language)}
      </p>
      <PageHeading title={entry.title} lede={entry.summary} marketing={describesProjects(entry)} />
      <Imprint entry={entry} />
      <Label entry={entry} entries={names} />
      <PublicationText slug={entry.slug} />
      <End entry={entry} entries={names} url={addressOf(entry, language)} />
      <Colophon />
    </article>
  );
}
