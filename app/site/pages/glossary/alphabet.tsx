import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { anchorOf } from "./initial-section.tsx";

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

type Props = {
  /** The search, which the links keep. */
  query: string;
  shown: ReadonlySet<string>;
};

/** Links to the terms by initial. An initial without terms is shown, but is no link. */
export function Alphabet({ query, shown }: Props) {
  const { t } = useTranslation("glossary");
  const search = query && `?${new URLSearchParams({ q: query })}`;
  return (
    <nav className="alphabet" aria-label={t("alphabet")}>
      <ul>
        {alphabet.map((initial) => (
          <li key={initial} aria-hidden={!shown.has(initial) || undefined}>
            {shown.has(initial) ? (
              <LocalisedLink to="glossary" suffix={`${search}#${anchorOf(initial)}`}>
                {initial}
              </LocalisedLink>
            ) : (
              initial
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
