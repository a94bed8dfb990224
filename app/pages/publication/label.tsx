import { useTranslation } from "react-i18next";
import type { Entry } from "#app/features/publications/entry.ts";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";

type Props = { entry: Entry; entries: readonly Entry[] };

/** That it is a marketing communication, and which documents stand before or after it. */
export function Label({ entry, entries }: Props) {
  const { t } = useTranslation("publication");
  const related = [
    { words: t("superseded"), slug: entry.supersededBy },
    { words: t("supersedes"), slug: entry.supersedes },
    { words: t("follows"), slug: entry.follows },
  ];
  return (
    <div className="publication-label">
      <p>
        <strong>{t("marketing.label")}</strong> {t("marketing.text")}
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
