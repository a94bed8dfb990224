import type { DeskActName, DeskBody, DeskFieldsRead } from "../../../core/acts/desk.ts";
import { type Action, type Answered, done, unknown } from "../_shared/action.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";

/** Does an act. Whether this person may is the database's to say. */
export type Act<Name extends DeskActName> = Action<DeskFieldsRead<Name>, DeskBody<Name>>;

/** A handler for each of a room's acts, as they are declared in `core/acts/`. */
export type ActsOf<Declared> = { [Name in keyof Declared & DeskActName]: Act<Name> };

/**
 * Asks a function of the database that acts for the caller: `private.<name>(user, session, …)`,
 * whose first line is `private.must`. Its jsonb is the answer; the tests hold it against the shape
 * that the act declares.
 */
export async function ask<Body>(
  { user, session }: Caller,
  { sql }: Deps,
  name: string,
  ...values: (string | number | boolean | null)[]
): Promise<Answered<Body>> {
  const places = values.map((_, index) => `, $${index + 3}`).join("");
  const [row] = await sql<{ answer: Body | null }>(
    `select private.${name}($1::uuid, $2::uuid${places}) as answer`,
    [user, session, ...values],
  );
  return row?.answer ? done(row.answer) : unknown();
}

/** For an act that reads something before it asks: whoever may not is stopped here. */
export async function must({ user, session }: Caller, { sql }: Deps, act: string): Promise<void> {
  await sql("select private.must($1::uuid, $2::uuid, $3)", [user, session, act]);
}
