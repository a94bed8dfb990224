import { isUuid } from "./uuid.ts";

/** Who is asking, as far as the auth service vouches for it. */
export type Caller = { user: string; session: string };

/**
 * `askUser` puts a token to the auth service, which knows whether it is genuine, still good, and of
 * a session that was not ended. Only then is what it says of itself read.
 */
export async function callerOf(
  request: Request,
  askUser: (bearer: string) => Promise<Response>,
): Promise<Caller | undefined> {
  const bearer = bearerOf(request);
  if (!bearer) return undefined;
  const answered = await askUser(bearer);
  await answered.body?.cancel();
  if (answered.status >= 500) throw new Error("the auth service is away");
  return answered.ok ? claimsOf(bearer) : undefined;
}

export function bearerOf(request: Request): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** What a token says of itself: to be read only where the auth service vouches for it. */
export function claimsOf(bearer: string): Caller | undefined {
  const payload = bearer.split(".")[1] ?? "";
  const { sub, session_id, aud } = JSON.parse(
    atob(payload.replaceAll("-", "+").replaceAll("_", "/")),
  );
  // One text or a list of them (RFC 7519, 4.1.3).
  if (![aud].flat().includes("authenticated")) return undefined;
  return isUuid(sub) && isUuid(session_id) ? { user: sub, session: session_id } : undefined;
}
