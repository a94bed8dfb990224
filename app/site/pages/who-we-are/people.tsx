import { Medallion } from "#app/engraving/medallion.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { officeOf, type Person, people } from "#content/people.ts";

/** Everyone with a medallion, a role, an office, languages and a few lines. */
export function People() {
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
  const language = useLanguage();
  return (
    <li>
      <Medallion person={person} />
      <h3 translate="no">{person.name}</h3>
      <p className="firm-role">{person.role[language]}</p>
      <p>{person.text[language]}</p>
      <dl>
        <div>
          <dt>{t("people.office")}</dt>
          <dd>{officeOf(person).city[language]}</dd>
        </div>
        <div>
          <dt>{t("people.speaks")}</dt>
          <dd>{person.languages.map((code) => t(`people.languages.${code}`)).join(", ")}</dd>
        </div>
      </dl>
    </li>
  );
}
