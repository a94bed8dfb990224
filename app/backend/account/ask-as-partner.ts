import { readAuthError } from "./auth-trouble.ts";
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
  if (!isRefused(second)) return second;
  const client = await loadAuth();
  await client.signOut({ scope: "local" });
  return { kind: "ended" };
}

async function tokenFrom(way: "getSession" | "refreshSession"): Promise<string | Ended | Trouble> {
  const client = await loadAuth().catch(() => undefined);
  if (!client) return { kind: "offline" };
  const { data, error } = await client[way]();
  if (data.session) return data.session.access_token;
  if (!error) return { kind: "ended" };
  const { kind, ...rest } = readAuthError(error);
  switch (kind) {
    case "offline":
    case "late":
    case "limited":
    case "unavailable":
      return { kind, ...rest };
    case "failed":
      // The library has taken away what was refused, and kept what could not be asked about.
      return (await client.getSession()).data.session ? { kind } : { kind: "ended" };
    default:
      return { kind: "ended" };
  }
}

function isRefused(answer: Response | Trouble): boolean {
  return answer instanceof Response && answer.status === 401;
}
