/** Whom an investor lets read their account: proposed here, confirmed by one of the firm. */
import { done, refuse, unknown } from "../_shared/action.ts";
import type { Act } from "./act.ts";

export const proposeReader: Act<"propose-reader"> = async (
  { user, session },
  { entity, email, name, language, until },
  deps,
) => {
  const [row] = await deps.sql<{ outcome: string }>(
    `select private.propose_reader(
       $1::uuid, $2::uuid, $3::uuid, $4, $5, $6, private.end_of_day($7)
     ) as outcome`,
    [user, session, entity, email, name, language, until],
  );
  const said = row?.outcome ?? "unknown";
  if (said === "unknown") return unknown();
  if (said !== "proposed") return refuse(422, said);
  deps.mailQueued();
  return done({ outcome: said });
};

export const withdrawReader: Act<"withdraw-reader"> = async (
  { user, session },
  { entity, id },
  deps,
) => {
  const [row] = await deps.sql<{ done: boolean }>(
    "select private.withdraw_reader($1::uuid, $2::uuid, $3::uuid, $4::uuid) as done",
    [user, session, entity, id],
  );
  if (!row?.done) return unknown();
  deps.mailQueued();
  return done({});
};

export const endReader: Act<"end-reader"> = async ({ user, session }, { entity, id }, deps) => {
  const [row] = await deps.sql<{ done: boolean }>(
    "select private.end_reader($1::uuid, $2::uuid, $3::uuid, $4::uuid) as done",
    [user, session, entity, id],
  );
  if (!row?.done) return unknown();
  deps.mailQueued();
  return done({});
};
