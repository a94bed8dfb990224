/** The two things that a partner's browser asks of the tables: its accounts, and one fund. */
import { bearerOf } from "#functions/_shared/caller.ts";
import { isUuid } from "#functions/_shared/uuid.ts";
import { askLite } from "./ask-lite.ts";
import { pass, readFields, refuse, tooMany, unavailable } from "./auth-answers.ts";
import type { Visit } from "./backend.ts";

/**
 * Read by the database under the caller's own rights; here it is only let through. Without an
 * entity it is the one that they saw last.
 */
export async function overview(visit: Visit): Promise<Response> {
  const { of_entity = null } = await readFields(visit.request);
  if (of_entity !== null && !isUuid(of_entity)) return refuse(400, "validation_failed");
  return readAsPartner(visit, "lp_overview", { of_entity });
}

export async function fund(visit: Visit): Promise<Response> {
  const { of_entity, of_fund } = await readFields(visit.request);
  if (!isUuid(of_entity) || !isUuid(of_fund)) return refuse(400, "validation_failed");
  return readAsPartner(visit, "lp_fund", { of_entity, of_fund });
}

async function readAsPartner(
  { request, backend: { lite }, deps }: Visit,
  name: string,
  body: object,
): Promise<Response> {
  const limited = await tooMany("partner-read", deps);
  if (limited) return limited;
  const bearer = bearerOf(request);
  if (!bearer || !(await deps.caller(request))) return refuse(401, "session_not_found");
  const answered = await askLite(lite, "POST", `/rest/v1/rpc/${name}`, { body, bearer });
  // The entity is not theirs, or it asks for a factor that was not shown.
  if (answered.status === 404) return refuse(404, "unknown_entity");
  if (answered.status === 403) return refuse(403, "closed");
  return answered.ok ? pass(answered) : unavailable();
}
