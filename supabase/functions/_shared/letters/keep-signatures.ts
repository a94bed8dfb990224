import { officeOf, people } from "../../../../content/people.ts";
import type { Sql } from "../sql.ts";

/** Writes beside each published letter who signed it, for when they are no longer among the people. */
export async function keepSignatures(sql: Sql): Promise<void> {
  const signed = people.map((person) => {
    const { id, name, role } = person;
    return [id, { name, role, city: officeOf(person).city }];
  });
  await sql(
    `update public.letters set signed = known.by -> signatory
     from (select $1::text::jsonb as by) as known
     where known.by ? signatory and signed is distinct from known.by -> signatory`,
    [JSON.stringify(Object.fromEntries(signed))],
  );
}
