import { Medallion } from "#app/engraving/medallion.tsx";
import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

type Person = PageData["who-we-are"]["people"][number];

/** Everyone with a medallion, a role, an office, languages and a few lines. */
export function People() {
  const { people } = usePageData("who-we-are");
  const { t } = useTranslation("who-we-are");
  return (
    <section className="firm-persons" id="people" aria-labelledby="people-title">
      <div className="firm-persons-opening">
        <h2 id="people-title">{t("people.title")}</h2>
        <p>{t("people.lede")}</p>
      </div>
      <ul>
        {people.map((person) => (
          <Entry key={person.id} person={person} />
        ))}
      </ul>
      <p className="firm-persons-note">{t("people.note")}</p>
    </section>
  );
}

function Entry({ person }: { person: Person }) {
  const { t } = useTranslation("who-we-are");
  return (
    <li>
      <Medallion person={person} />
      <h3>
        <LocalisedLink to="person" slug={person.id} className="link" translate="no">
          {person.name}
        </LocalisedLink>
      </h3>
      <p className="firm-role">{person.role}</p>
      <p>{person.text}</p>
      <dl>
        <div>
          <dt>{t("people.office")}</dt>
          <dd>{person.city}</dd>
        </div>
        <div>
          <dt>{t("people.speaks")}</dt>
          <dd>{person.languages.map((code) => t(`people.languages.${code}`)).join(", ")}</dd>
        </div>
      </dl>
    </li>
  );
}
