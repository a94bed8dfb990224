import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { CatalogueEntry } from "#core/catalogue.ts";

type Props = { entry: CatalogueEntry; entries: readonly CatalogueEntry[] };

/** The documents published just before and just after this one. */
export function Neighbours({ entry, entries }: Props) {
  const { t } = useTranslation("publication");
  const place = entries.indexOf(entry);
  const neighbours = [
    { words: t("neighbours.older"), other: entries[place + 1] },
    { words: t("neighbours.newer"), other: entries[place - 1] },
  ];
  return (
    <nav className="publication-neighbours" aria-label={t("neighbours.label")}>
      <ul>
        {neighbours.map(
          ({ words, other }) =>
            other && (
              <li key={words}>
                <span>{words}</span>{" "}
                <LocalisedLink to="publication" slug={other.slug}>
                  {other.title}
                </LocalisedLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
