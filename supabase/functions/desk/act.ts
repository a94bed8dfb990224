import { type Action, answer } from "../_shared/action.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";
import type { Outcome } from "../_shared/endpoint.ts";

export { answer };

/** One thing that can be done or read at the desk. Whether this person may is the database's to say. */
export type Act = Action;

/**
 * Asks a function of the database that acts for the caller: `private.<name>(user, session, …)`,
 * whose first line is `private.must`. Its jsonb is the answer.
 */
export async function ask(
  { user, session }: Caller,
  { sql }: Deps,
  name: string,
  ...values: (string | number | boolean | null)[]
): Promise<Outcome> {
  const places = values.map((_, index) => `, $${index + 3}`).join("");
  const [row] = await sql<{ answer: Record<string, unknown> | null }>(
    `select private.${name}($1::uuid, $2::uuid${places}) as answer`,
    [user, session, ...values],
  );
  return row?.answer ? answer(200, row.answer) : answer(404, { code: "unknown" });
}

/** For an act that reads something before it asks: whoever may not is stopped here. */
export async function must({ user, session }: Caller, { sql }: Deps, act: string): Promise<void> {
  await sql("select private.must($1::uuid, $2::uuid, $3)", [user, session, act]);
}

/** A field as text of at most so many characters; empty where it is anything else. */
export function text(value: unknown, longest = 200): string {
  return typeof value === "string" && !value.includes("\0") ? value.slice(0, longest) : "";
}

export function whole(value: unknown, otherwise: number): number {
  return Number.isSafeInteger(value) ? (value as number) : otherwise;
}
