import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { CatalogueEntry, PublicationName } from "#core/catalogue.ts";
import { describesProjects } from "./describes-projects.ts";

type Props = { entry: CatalogueEntry; entries: readonly PublicationName[] };

/** What the document is, and which it follows, supersedes or is superseded by. */
export function Label({ entry, entries }: Props) {
  const { t } = useTranslation("publication");
  const related = [
    { words: t("superseded"), slug: entry.supersededBy },
    { words: t("supersedes"), slug: entry.supersedes },
    { words: t("follows"), slug: entry.follows },
  ];
  const nature = natureOf(entry);
  return (
    <div className="publication-label">
      <p>
        <strong>{t(`nature.${nature}.label`)}</strong> {t(`nature.${nature}.text`)}
      </p>
      {related.map(({ words, slug }) => {
        const other = entries.find((candidate) => candidate.slug === slug);
        return (
          other && (
            <p key={words}>
              {words}{" "}
              <LocalisedLink to="publication" slug={other.slug}>
                {other.title}
              </LocalisedLink>
            </p>
          )
        );
      })}
    </div>
  );
}

function natureOf(entry: CatalogueEntry): "policy" | "projects" | "report" {
  if (entry.category === "investment-policy") return "policy";
  return describesProjects(entry) ? "projects" : "report";
}
