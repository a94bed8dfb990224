import { attempt, type Failure } from "#app/api/attempt.ts";
import { failureOnTheWay } from "./auth-error.ts";
import { loadAuth } from "./load-auth.ts";

/** The session is over. The caller need do nothing: `session.ts` has told the page. */
export type Ended = { kind: "ended" };

/**
 * Calls the backend with the token of the person who is signed in. A refused token is renewed once,
 * since a clock may be wrong or a laptop may have slept. A second refusal ends the session.
 */
export async function asSignedIn<Given extends { status: number }>(
  ask: (token: string) => Promise<Given | Failure>,
): Promise<Given | Ended | Failure> {
  const token = await tokenFrom("getSession");
  if (typeof token !== "string") return token;
  const answer = await ask(token);
  if (!isRefused(answer)) return answer;
  const renewed = await tokenFrom("refreshSession");
  if (typeof renewed !== "string") return renewed;
  const second = await ask(renewed);
  return isRefused(second) ? end() : second;
}

/** With our time limit: the library alone would try for half a minute to renew a token. */
function tokenFrom(way: "getSession" | "refreshSession"): Promise<string | Ended | Failure> {
  return attempt(async () => {
    const client = await loadAuth();
    const { data, error } = await client[way]();
    if (data.session) return data.session.access_token;
    const failure = error && failureOnTheWay(error);
    return failure ?? end();
  });
}

/**
 * Otherwise the library keeps a session that the service no longer knows until its token expires.
 */
async function end(): Promise<Ended> {
  const client = await loadAuth();
  await client.signOut({ scope: "local" });
  return { kind: "ended" };
}

function isRefused(answer: { status: number } | Failure): boolean {
  return "status" in answer && answer.status === 401;
}
