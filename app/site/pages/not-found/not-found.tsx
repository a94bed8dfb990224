import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { LinkablePageId } from "#core/pages.ts";

const onward: LinkablePageId[] = ["who-we-are", "publications", "contact", "glossary", "sitemap"];

export function NotFound() {
  const { t } = useTranslation("not-found");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <p className="actions">
        <LocalisedLink to="home" className="button">
          {t("home")}
        </LocalisedLink>
      </p>
      <nav className="page-section" aria-labelledby="onward">
        <h2 id="onward">{t("onward")}</h2>
        <ul className="rows">
          {onward.map((id) => (
            <li key={id}>
              <LocalisedLink to={id} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
