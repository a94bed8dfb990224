import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";

/**
 * What `/login/password` asks when it opens: whether the link of the mail can still set a password.
 * It changes nothing, since mail scanners open the page too, and tells whoever holds the link no
 * more than the button would.
 */
export const handler = endpoint(
  { resultPage: "/login/password", mostBytes: 4_000 },
  async ({ fields }, deps): Promise<Outcome> => {
    const limited = await overLimit("sign-in-link", deps);
    if (limited) return limited;
    const hash = isToken(fields.token) ? await hashToken(fields.token) : "";
    const [row] = await deps.sql<{ state: string }>(
      "select private.state_of_sign_in_link($1) as state",
      [hash],
    );
    const state = row?.state ?? "unknown";
    return { status: 200, body: { state }, section: state };
  },
);
