import { useTranslation } from "react-i18next";
import type { Entry } from "#app/features/publications/entry.ts";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";

type Props = { entry: Entry; entries: readonly Entry[] };

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
