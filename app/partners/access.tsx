import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { Overview } from "#core/acts/space.ts";
import { People } from "./readers/people.tsx";
import { ProposeReader } from "./readers/propose-reader.tsx";

type Props = { people: Overview["people"]; onChanged: () => void };

/** Who sees this entity's account, whom to let read it, and the link to one's own sign-in account. */
export function Access({ people, onChanged }: Props) {
  const { t } = useTranslation("partners");
  return (
    <>
      {/* Empty for who only reads: they name nobody either. */}
      {people.length > 0 && (
        <>
          <h3 className="access-title">{t("access.people")}</h3>
          <People people={people} onChanged={onChanged} />
          <ProposeReader onChanged={onChanged} />
        </>
      )}
      <p className="access-text">{t("access.text")}</p>
      <p>
        <LocalisedLink to="own-account" className="button button-secondary">
          {t("access.account")}
        </LocalisedLink>
      </p>
    </>
  );
}
