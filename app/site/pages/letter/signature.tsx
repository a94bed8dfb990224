import { Medallion } from "#app/engraving/medallion.tsx";
import type { Person } from "#content/people.ts";
import { site } from "#content/site.ts";
import type { Signatory } from "#core/letter-catalogue.ts";

export function Signature({ signatory }: { signatory: Signatory }) {
  const { name, role, city, team } = signatory;
  return (
    <footer className="letter-signature">
      <div>
        <p className="letter-signature-name" translate="no">
          {name}
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
