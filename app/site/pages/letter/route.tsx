import { Band } from "#app/engraving/band.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { letterAt } from "#app/site/letters/on-page.ts";
import { Colophon } from "#app/site/reading/colophon.tsx";
import { useOwnDocument } from "#app/site/reading/own-document.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { site } from "#content/site.ts";
import type { ShownErratum } from "#core/letter-catalogue.ts";
import { readPath } from "#core/paths.ts";
import { NotFound } from "../not-found/not-found.tsx";
import { addressOf } from "./address-of.ts";
import { End } from "./end.tsx";
import { LetterHead } from "./letter-head.tsx";
import { LetterText } from "./letter-text.tsx";
import { Signature } from "./signature.tsx";

export default function LetterPage({ slug }: { slug: string }) {
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
      // Read by `own-document.ts`: the letter may be newer than the scripts.
      data-letter={JSON.stringify(entry)}
    >
      {/* Printed only: whose letter it is, and where the current version is. */}
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
      <Colophon />
    </article>
  );
}

/** Corrections to the letter as it was sent, before its text. */
function Errata({ errata }: { errata: readonly ShownErratum[] }) {
  const { t } = useTranslation("letter");
  const language = useLanguage();
  return errata.map(({ id, on, text, hasPlace }) => (
    <section key={id} className="letter-erratum">
      <h2>
        <time dateTime={on}>{t("erratum.title", { date: formatDate(on, language) })}</time>
      </h2>
      <p>
        {text} {hasPlace && <a href={`#call-${id}`}>{t("erratum.place")}</a>}
      </p>
    </section>
  ));
}
