import { type Office, site } from "../../../content/site.ts";
import type { Sql } from "./sql.ts";

/** Queues the digests that are due by the clock of the firm's first office; answers how many. */
export async function makeDigests(sql: Sql): Promise<number> {
  const [row] = await sql<{ made: number }>("select private.make_digests($1) as made", [
    (site.offices[0] as Office).timeZone,
  ]);
  return Number(row?.made ?? 0);
}
