import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { anchorOf } from "./letter-section.tsx";

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A letter leads to its terms; one without any is only there to keep the others in place. */
export function Alphabet({ shown }: { shown: ReadonlySet<string> }) {
  const { t } = useTranslation("glossary");
  return (
    <nav className="alphabet" aria-label={t("alphabet")}>
      <ul>
        {alphabet.map((letter) => (
          <li key={letter} aria-hidden={!shown.has(letter) || undefined}>
            {shown.has(letter) ? (
              <LocalisedLink to="glossary" suffix={`#${anchorOf(letter)}`}>
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
