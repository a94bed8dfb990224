import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { LinkablePageId } from "#core/pages.ts";
import { AskLink } from "./ask-link.tsx";

const sections: readonly LinkablePageId[] = [
  "who-we-are",
  "publications",
  "letters",
  "references",
  "glossary",
  "contact",
  "sitemap",
];

/** Shown before a question is asked. */
export function Start() {
  const { t } = useTranslation("search");
  const examples = t("examples", { returnObjects: true });
  return (
    <div className="search-start">
      <noscript>
        <p className="search-needs-script">{t("needsScript")}</p>
      </noscript>
      <section aria-labelledby="search-examples">
        <h2 id="search-examples">{t("start")}</h2>
        <ul>
          {examples.map((example) => (
            <li key={example}>
              <AskLink asked={{ q: example }}>{example}</AskLink>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-labelledby="search-sections">
        <h2 id="search-sections">{t("sections")}</h2>
        <ul>
          {sections.map((id) => (
            <li key={id}>
              <LocalisedLink to={id} />
            </li>
          ))}
        </ul>
      </nav>
      <p className="search-key">{t("key")}</p>
    </div>
  );
}
