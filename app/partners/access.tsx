import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { Overview } from "#core/acts/space.ts";

/** Who sees this entity's account, and the link to one's own sign-in account. */
export function Access({ people }: { people: Overview["people"] }) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  return (
    <>
      {people.length > 0 && (
        <>
          <h3 className="access-title">{t("access.people")}</h3>
          <ul className="download-log access-people">
            {people.map(({ name, role, endsAt }) => (
              <li key={`${name} ${role} ${endsAt}`}>
                <span>{name}</span>
                <span>{t(`access.role.${role}`)}</span>
                <span>{endsAt && t("until", { day: formatDay(endsAt, language) })}</span>
              </li>
            ))}
          </ul>
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
