/** What the database is asked to run for one person, made from the registry. */
import { type Entry, registry } from "./registry.ts";

type OfPerson = Exclude<Entry, { nobody: string }>;

const words = (list = ""): string[] => list.split(/\s+/).filter(Boolean);

/** All the columns that an entry names. */
export function columnsOf(entry: Entry): string[] {
  if ("nobody" in entry) return words(entry.columns);
  return words([entry.personal, entry.context, entry.inner].join(" "));
}

/** What a person is given of a table. */
export function exportedColumns({ personal, context }: OfPerson): string[] {
  return words([personal, context].join(" "));
}

export const personal = Object.entries(registry).filter(
  (pair): pair is [string, OfPerson] => !("nobody" in pair[1]),
);

export function eraseSteps(): string {
  return JSON.stringify(
    personal.map(([table, { rows, erase, keep }]) => {
      const kept = keep ? `coalesce((${keep.rows}), false)` : "false";
      const going = `where (${rows}) and not ${kept} returning 1`;
      return {
        table,
        how: typeof erase === "object" ? "anonymised" : "erased",
        ...(keep && { ground: keep.ground }),
        find: `select count(*) from ${table} where (${rows})`,
        keep: `select count(*) from ${table} where (${rows}) and ${kept}`,
        ...(erase !== "nothing" && {
          erase: `with gone as (${
            erase === "delete"
              ? `delete from ${table} ${going}`
              : `update ${table} set ${erase.set} ${going}`
          }) select count(*) from gone`,
        }),
      };
    }),
  );
}

export function exportSteps(): string {
  return JSON.stringify(
    personal.map(([table, entry]) => ({
      table,
      rows: `select coalesce(jsonb_agg(to_jsonb(given)), '[]') from (
        select ${exportedColumns(entry).join(", ")} from ${table} where (${entry.rows})
      ) as given`,
    })),
  );
}

/** Every address that is somewhere, once. */
export const everyAddress = personal
  .filter(([, { address }]) => address)
  .map(([table, { address }]) => `select lower(${address}) as address from ${table}`)
  .join(" union ");
