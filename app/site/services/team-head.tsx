import { useId } from "react";
import { Medallion } from "#app/engraving/medallion.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Person } from "#content/people.ts";
import type { Service } from "#core/services.ts";
import { NextLinks } from "./next-step.tsx";

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
        <NextLinks {...{ service, subject, words }} />
      </div>
    </section>
  );
}

/** After a name, a role begins with a small letter. */
function lowered(role: string): string {
  return role.charAt(0).toLowerCase() + role.slice(1);
}
