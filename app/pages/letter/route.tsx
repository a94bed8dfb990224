import { useLocation } from "react-router";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { Band } from "#app/engraving/band.tsx";
import { letterAt } from "#app/features/letters/on-page.ts";
import { brought, useOwnDocument } from "#app/features/reading/brought.ts";
import { absolute } from "#app/head/alternates.ts";
import { pageMeta } from "#app/head/page-meta.ts";
import { article } from "#app/head/structured-data.ts";
import { formatDate } from "#app/i18n/format.ts";
import { translatorFor } from "#app/i18n/translator.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import type { LetterPageEntry } from "#core/letter-catalogue.ts";
import { notFoundPage } from "#core/pages.ts";
import { localisePath, pathTo, readPath } from "#core/paths.ts";
import { NotFound } from "../not-found/not-found.tsx";
import type { Route } from "./+types/route.ts";
import { End } from "./end.tsx";
import { Errata } from "./errata.tsx";
import { LetterHead } from "./letter-head.tsx";
import { LetterText } from "./letter-text.tsx";
import sheet from "./route.css?url";
import { Signature } from "./signature.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = ({ location: { pathname }, params }) => {
  const { language } = readPath(pathname);
  const entry = letterAt(params.slug ?? "", pathname);
  if (entry) {
    const words = { title: entry.title, description: entry.summary };
    return pageMeta(pathname, words, [article(entry, addressOf(entry, language), language)]);
  }
  // Where its document is still to come, nothing is known of it but that it is a letter.
  const known = import.meta.env.SSR || pathname === brought.path;
  const [page, path] = known
    ? (["not-found", localisePath(notFoundPage.path, language)] as const)
    : (["letter", pathname] as const);
  const { t } = translatorFor(language);
  return pageMeta(path, {
    title: t(`${page}:meta.title`),
    description: t(`${page}:meta.description`),
  });
};

/** Without the slash that the build's own addresses end on. */
function addressOf({ slug }: LetterPageEntry, language: Language): string {
  return absolute(pathTo("letter", language).replace(":slug", slug));
}

export default function LetterPage({ params: { slug = "" } }: Route.ComponentProps) {
  const { t } = useTranslation("letter");
  const { pathname } = useLocation();
  const language = useLanguage();
  const own = useOwnDocument();
  const entry = letterAt(slug, pathname);
  if (!own) return <Spinner />;
  if (!entry) return <NotFound />;
  const { signatory, published, theme } = entry;
  return (
    <article
      className={`letter letter-of-${theme}`}
      // The browser learns from it what no script of its own knows.
      data-letter={JSON.stringify(entry)}
    >
      {/* On paper nothing else says whose letter it is, or where the current one is. */}
      <p className="letter-source">
        {site.name} · {addressOf(entry, language)}
      </p>
      <LetterHead entry={entry} />
      <div className="letter-sheet">
        <div className={`letter-band letter-ink-${theme}`}>
          <Band seed={readPath(pathname).path} />
        </div>
        <p className="letter-date">
          <time dateTime={published}>
            {t("placeAndDate", { city: signatory.city, date: formatDate(published, language) })}
          </time>
        </p>
        <Errata errata={entry.errata} />
        <LetterText slug={slug} own={own} />
        <Signature signatory={signatory} />
      </div>
      <End entry={entry} />
    </article>
  );
}
