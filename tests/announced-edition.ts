/** An edition as two colleagues announced it, put where they would have put it. */
import { createHash } from "node:crypto";
import { editionFile, type FrozenEdition } from "#core/editions.ts";
import type { Sql } from "#functions/_shared/sql.ts";

/** Past the rules of two persons, which are tested where they are kept. */
export async function announceEdition(sql: Sql, frozen: FrozenEdition): Promise<string> {
  const file = editionFile(frozen);
  const hash = createHash("sha256").update(file).digest("hex");
  const { text, version, published, from } = frozen;
  await sql("alter table private.editions disable trigger keep_editions");
  await sql(
    `with work as (
       insert into private.works (kind, name) values ('edition', $1 || '/' || $2) returning id
     )
     insert into private.editions (
       text, version, published_on, in_force_from, hash, work_id, file
     )
     select $1, $2, $3::date, $4::date, $5, id, $6 from work`,
    [text, version, published, from, hash, file],
  );
  await sql("alter table private.editions enable trigger keep_editions");
  return hash;
}
