/** What a partner asks about their entities beside the two questions of `core/acts/space.ts`. */
import type { AccountBody } from "../../../core/acts/account.ts";
import { done, unknown } from "../_shared/action.ts";
import type { Act } from "./act.ts";

export const stillOpen: Act<"still-open"> = async ({ user, session }, { entity }, { sql }) => {
  const [row] = await sql<{ entity: string }>(
    `select private.entity_for($1::uuid, $2::uuid, memberships.entity_id) as entity
     from private.memberships_of($1::uuid) as memberships
     where $3::uuid is null or memberships.entity_id = $3::uuid
     order by 1 limit 1`,
    [user, session, entity ?? null],
  );
  return done({ entity: row?.entity ?? null });
};

export const lookAcross: Act<"look-across"> = async ({ user, session }, _fields, { sql }) => {
  const [row] = await sql<{ across: AccountBody<"look-across"> }>(
    "select private.look_across($1::uuid, $2::uuid) as across",
    [user, session],
  );
  return row ? done(row.across) : unknown();
};

export const exportAccounts: Act<"export-accounts"> = async (
  { user, session },
  { entity },
  { sql },
) => {
  const [row] = await sql<{ entities: AccountBody<"export-accounts">["entities"] | null }>(
    "select private.export_accounts($1::uuid, $2::uuid, $3::uuid) as entities",
    [user, session, entity ?? null],
  );
  return row?.entities ? done({ entities: row.entities }) : unknown();
};
