import { leftOfDemonstration } from "../../../../content/demonstration.ts";
import { demonstration } from "../../../../content/site.ts";
import type { Sql } from "../sql.ts";
import type { Sender } from "./imprint.ts";

/** Who a mail is from, at this moment. */
export async function senderNow(sql: Sql, pages: string): Promise<Sender> {
  return { pages, isMarked: await isMarkedNow(sql) };
}

/** The mark counts as taken off for as long as nothing of the demonstration is left. */
export async function isMarkedNow(sql: Sql, left = leftOfDemonstration()): Promise<boolean> {
  if (!demonstration || left.length > 0) return Boolean(demonstration);
  const off = await sql<{ since: string }>("select since from private.mark_off");
  return off.length === 0;
}
