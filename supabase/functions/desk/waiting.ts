/** Who sits here, and what waits for them. */
import { type Act, answer, ask } from "./act.ts";

const bearer: Act = async ({ user, session }, _fields, { sql }) => {
  const [row] = await sql<{ bearer: Record<string, unknown> }>(
    "select private.desk_bearer($1::uuid, $2::uuid) as bearer",
    [user, session],
  );
  return answer(200, row?.bearer ?? { needs: "staff" });
};

const waiting: Act = (caller, _fields, deps) => ask(caller, deps, "desk_waiting");

export const waitingActs = { bearer, waiting };
