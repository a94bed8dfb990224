import { useId } from "react";
import { Medallion } from "#app/engraving/medallion.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { Person } from "#content/people.ts";
import type { Service } from "#core/services.ts";
import { NextLinks } from "./next-step.tsx";

type Props = {
  person: Pick<Person, "id" | "name" | "office" | "team"> & { role: string; text: string };
  service: Service;
  /** A subject of the contact form. */
  subject: "investor" | "company";
  words: { title: string; text: string; action: string; also: string };
};

/** Who leads the team, and how to reach it. */
export function TeamHead({ person, service, subject, words }: Props) {
  const id = useId();
  return (
    <section className="team-head" aria-labelledby={id}>
      <Medallion person={person} />
      <div>
        <h2 id={id}>{words.title}</h2>
        <p className="team-head-name">
          <LocalisedLink to="person" slug={person.id} className="link" translate="no">
            {person.name}
          </LocalisedLink>
          , {lowered(person.role)}
        </p>
        <p>{person.text}</p>
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
