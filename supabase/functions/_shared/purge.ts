import { deletionSteps, type Rules } from "./retention/steps.ts";
import type { Sql } from "./sql.ts";

type Run = { rule: string; removed: number | null; fault: string | null };

export type Purged = {
  /** How many rows went by each rule. */
  removed: Record<string, number>;
  /** Rules that could not be run, each with the code of why. */
  faults: Record<string, string>;
};

/** Removes what is older than it may be, and writes down how much went by which rule. */
export async function purge(sql: Sql, of?: Rules): Promise<Purged> {
  const runs = await sql<Run>("select * from private.run_retention($1)", [deletionSteps(of)]);
  return {
    removed: Object.fromEntries(runs.map(({ rule, removed }) => [rule, Number(removed)])),
    faults: Object.fromEntries(runs.flatMap(({ rule, fault }) => (fault ? [[rule, fault]] : []))),
  };
}
