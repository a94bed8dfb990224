import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Colophon } from "#app/site/reading/colophon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { site } from "#content/site.ts";
import { NotFound } from "../not-found/not-found.tsx";
import { addressOf } from "./address-of.ts";
import { End } from "./end.tsx";
import { Imprint } from "./imprint.tsx";
import { Label } from "./label.tsx";
import { PublicationText } from "./publication-text.tsx";

export default function PublicationPage({ slug }: { slug: string }) {
  const { entries } = usePageData("publication");
  const entry = entries.find((one) => one.slug === slug);
  const language = useLanguage();
  if (!entry) return <NotFound />;
  return (
    <article className="legal publication">
      {/* The stylesheet fills it by the scroll position. */}
      <div className="reading-progress" aria-hidden="true" />
      {/* Printed only: whose text it is, and where the current version is. */}
      <p className="legal-source">
        {site.name} · {addressOf(entry, language)}
      </p>
      <PageHeading title={entry.title} lede={entry.summary} />
      <Imprint entry={entry} />
      <Label entry={entry} entries={entries} />
      <PublicationText slug={entry.slug} />
      <End entry={entry} entries={entries} url={addressOf(entry, language)} />
      <Colophon />
    </article>
  );
}
