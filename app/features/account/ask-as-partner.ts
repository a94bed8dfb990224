import { attempt } from "#app/api/attempt.ts";
import { troubleOf } from "./auth-trouble.ts";
import { loadAuth } from "./load-auth.ts";
import type { Trouble } from "./trouble.ts";

/** The session is over: whoever watches it (session.ts) already knows. */
export type Ended = { kind: "ended" };

type Ask = (token: string) => Promise<Response | Trouble>;

/**
 * Asks with the token of who is signed in. A token that is refused is renewed once: a clock may be
 * wrong, or a laptop may have slept. What is refused after that is the end of the session.
 */
export async function askAsPartner(ask: Ask): Promise<Response | Ended | Trouble> {
  const token = await tokenFrom("getSession");
  if (typeof token !== "string") return token;
  const answer = await ask(token);
  if (!isRefused(answer)) return answer;
  const renewed = await tokenFrom("refreshSession");
  if (typeof renewed !== "string") return renewed;
  const second = await ask(renewed);
  return isRefused(second) ? end() : second;
}

/** In time: left to itself, the library tries for half a minute to renew a token. */
function tokenFrom(way: "getSession" | "refreshSession"): Promise<string | Ended | Trouble> {
  return attempt(async (): Promise<string | Ended | Trouble> => {
    const client = await loadAuth();
    const { data, error } = await client[way]();
    if (data.session) return data.session.access_token;
    const trouble = error && troubleOf(error);
    return trouble ?? end();
  });
}

/** The library keeps a session that the service no longer knows until its token runs out. */
async function end(): Promise<Ended> {
  const client = await loadAuth();
  await client.signOut({ scope: "local" });
  return { kind: "ended" };
}

function isRefused(answer: Response | Trouble): boolean {
  return answer instanceof Response && answer.status === 401;
}
