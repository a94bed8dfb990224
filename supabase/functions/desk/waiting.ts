/** Who sits here, and what waits for them. */
import { type Act, answer, ask } from "./act.ts";

/** Who sits at the desk, or what they have to do first. */
const colleague: Act = async ({ user, session }, _fields, { sql }) => {
  const [row] = await sql<{ colleague: Record<string, unknown> }>(
    "select private.desk_colleague($1::uuid, $2::uuid) as colleague",
    [user, session],
  );
  return answer(200, row?.colleague ?? { needs: "staff" });
};

const waiting: Act = (caller, _fields, deps) => ask(caller, deps, "desk_waiting");

export const waitingActs = { colleague, waiting };
