import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Terms } from "#app/terms/terms.tsx";

const pages = [
  "impact-platform",
  "corporate-responsibility",
  "sustainable-investment-policy",
  "impact-measurement-methodology",
  "climate-action-framework",
  "publications",
] as const;
const numerals = ["i", "ii", "iii", "iv", "v", "vi"];

/** The other pages of this section, like the contents of a book. */
export function Texts() {
  const { t } = useTranslation("our-responsibility");
  return (
    <section className="texts" aria-labelledby="texts-title">
      <h2 id="texts-title">{t("texts.title")}</h2>
      <ol>
        {pages.map((page, index) => (
          <li key={page}>
            <span className="numeral" aria-hidden="true">
              {numerals[index]}
            </span>
            <h3>
              <LocalisedLink to={page} />
            </h3>
            <p>
              <Terms>{t(`texts.lines.${page}`)}</Terms>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
