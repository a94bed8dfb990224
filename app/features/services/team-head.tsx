import { useId } from "react";
import { Medallion } from "#app/engraving/medallion.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { Person } from "#content/people.ts";
import type { Service } from "#core/services.ts";

type Props = {
  person: Person;
  service: Service;
  /** A subject of the contact form. */
  subject: "investor" | "company";
  words: { title: string; text: string; action: string; also: string };
};

/** Who leads the team, and how to reach it. */
export function TeamHead({ person, service, subject, words }: Props) {
  const id = useId();
  const language = useLanguage();
  return (
    <section className="team-head" aria-labelledby={id}>
      <Medallion person={person} />
      <div>
        <h2 id={id}>{words.title}</h2>
        <p className="team-head-name">
          <span translate="no">{person.name}</span>, {lowered(person.role[language])}
        </p>
        <p>{person.text[language]}</p>
        <p>{words.text}</p>
        <p className="next-step-links">
          <LocalisedLink to="contact" suffix={`?subject=${subject}`} className="button">
            {words.action}
          </LocalisedLink>
          <LocalisedLink to="references" suffix={`?service=${service}`} className="link">
            {words.also}
          </LocalisedLink>
        </p>
      </div>
    </section>
  );
}

/** After a name, a role is written small. */
function lowered(role: string): string {
  return role.charAt(0).toLowerCase() + role.slice(1);
}
