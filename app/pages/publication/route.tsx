import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { absolute } from "#app/head/alternates.ts";
import { pageMeta } from "#app/head/page-meta.ts";
import { report } from "#app/head/structured-data.ts";
import { pageData, usePageData } from "#app/i18n/page-content.ts";
import { translatorFor } from "#app/i18n/translator.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { site } from "#content/site.ts";
import type { CatalogueEntry } from "#core/catalogue.ts";
import type { Language } from "#core/languages.ts";
import { notFoundPage } from "#core/pages.ts";
import { localisePath, pathTo, readPath } from "#core/paths.ts";
import { NotFound } from "../not-found/not-found.tsx";
import type { Route } from "./+types/route.ts";
import { End } from "./end.tsx";
import { Imprint } from "./imprint.tsx";
import { Label } from "./label.tsx";
import { PublicationText } from "./publication-text.tsx";
import sheet from "./route.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = ({ location, params }) => {
  const { language } = readPath(location.pathname);
  const { entries } = pageData("publication", language);
  const entry = entries.find(({ slug }) => slug === params.slug);
  if (!entry) {
    const { t } = translatorFor(language);
    const words = {
      title: t("not-found:meta.title"),
      description: t("not-found:meta.description"),
    };
    return pageMeta(localisePath(notFoundPage.path, language), words);
  }
  const words = { title: entry.title, description: entry.summary };
  return pageMeta(location.pathname, words, [report(entry, addressOf(entry, language), language)]);
};

/** Without the slash that the build's own addresses end on. */
function addressOf({ slug }: CatalogueEntry, language: Language): string {
  return absolute(pathTo("publication", language).replace(":slug", slug));
}

export default function PublicationPage({ params }: Route.ComponentProps) {
  const { entries } = usePageData("publication");
  const entry = entries.find(({ slug }) => slug === params.slug);
  const language = useLanguage();
  if (!entry) return <NotFound />;
  return (
    <article className="legal publication">
      {/* Filled by the scroll position, in the stylesheet. */}
      <div className="reading-progress" aria-hidden="true" />
      {/* On paper nothing else says whose text it is, or where the current one is. */}
      <p className="legal-source">
        {site.name} · {addressOf(entry, language)}
      </p>
      <PageHeading title={entry.title} lede={entry.summary} />
      <Imprint entry={entry} />
      <Label entry={entry} entries={entries} />
      <PublicationText slug={entry.slug} />
      <End entry={entry} entries={entries} url={addressOf(entry, language)} />
    </article>
  );
}
