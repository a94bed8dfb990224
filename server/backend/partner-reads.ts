/** The two things that a partner's browser asks of the tables: its accounts, and one fund. */
import { bearerOf } from "#functions/_shared/caller.ts";
import { isUuid } from "#functions/_shared/uuid.ts";
import { askLite } from "./ask-lite.ts";
import { pass, readFields, refuse, tooMany, unavailable } from "./auth-answers.ts";
import type { Visit } from "./backend.ts";

/** Read by the database under the caller's own rights; here it is only let through. */
export function overview(visit: Visit): Promise<Response> {
  return readAsPartner(visit, "lp_overview", {});
}

export async function fund(visit: Visit): Promise<Response> {
  const { of_fund } = await readFields(visit.request);
  if (!isUuid(of_fund)) return refuse(400, "validation_failed");
  return readAsPartner(visit, "lp_fund", { of_fund });
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
  return answered.ok ? pass(answered) : unavailable();
}
