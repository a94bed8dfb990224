import { Medallion } from "#app/engraving/medallion.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { Person } from "#content/people.ts";
import { site } from "#content/site.ts";
import type { Signatory } from "#core/letter-catalogue.ts";

export function Signature({ signatory }: { signatory: Signatory }) {
  const { id, name, role, city, team } = signatory;
  return (
    <footer className="letter-signature">
      <div>
        <p className="letter-signature-name" translate="no">
          {id ? (
            <LocalisedLink to="person" slug={id} className="link">
              {name}
            </LocalisedLink>
          ) : (
            name
          )}
        </p>
        {role && <p>{role}</p>}
        <p>
          {site.name}, {city}
        </p>
      </div>
      {team && <Medallion person={signatory as Pick<Person, "name" | "office" | "team">} />}
    </footer>
  );
}
