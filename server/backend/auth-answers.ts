/**
 * How questions to the auth service and to the tables are read, counted and answered. The answers
 * have the auth service's own form, which `@supabase/auth-js` reads.
 */
import type { Deps } from "#functions/_shared/deps.ts";
import { overLimit } from "#functions/_shared/endpoint.ts";
import { readBody, UnreadableBody } from "#functions/_shared/read-body.ts";

/** The fields of a short JSON body; none where it is anything else. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  try {
    const { fields, plainForm } = await readBody(request, 4_000);
    return plainForm ? {} : fields;
  } catch (error) {
    if (error instanceof UnreadableBody) return {};
    throw error;
  }
}

/** An answer where it was asked too often: by `account`, where given, or else by the visitor's address. */
export async function tooMany(
  kind: string,
  deps: Deps,
  account?: string,
): Promise<Response | undefined> {
  const limited = await overLimit(kind, account ? { ...deps, address: account } : deps);
  return limited && refuse(429, "over_request_rate_limit", limited.headers);
}

/** The body and the status; headers are ours. */
export async function pass(answered: Response): Promise<Response> {
  if (answered.status >= 500) return unavailable();
  const { status } = answered;
  if (status === 204) return new Response(null, { status, headers: noStore });
  const headers = { ...noStore, "content-type": "application/json" };
  return new Response(await answered.text(), { status, headers });
}

export const noStore = { "cache-control": "private, no-store" };

export function refuse(
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Response {
  const body = { code: status, error_code: code, msg: code };
  return Response.json(body, { status, headers: { ...noStore, ...headers } });
}

export function unavailable(): Response {
  return refuse(503, "unavailable", { "retry-after": "30" });
}
