import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { anchorOf } from "./letter-section.tsx";

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

type Props = {
  /** What is searched for: it stays so on the way to a letter. */
  query: string;
  shown: ReadonlySet<string>;
};

/** A letter leads to its terms; one without any is only there to keep the others in place. */
export function Alphabet({ query, shown }: Props) {
  const { t } = useTranslation("glossary");
  const search = query && `?${new URLSearchParams({ q: query })}`;
  return (
    <nav className="alphabet" aria-label={t("alphabet")}>
      <ul>
        {alphabet.map((letter) => (
          <li key={letter} aria-hidden={!shown.has(letter) || undefined}>
            {shown.has(letter) ? (
              <LocalisedLink to="glossary" suffix={`${search}#${anchorOf(letter)}`}>
                {letter}
              </LocalisedLink>
            ) : (
              letter
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
