import { endpoint, overLimit } from "../_shared/endpoint.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";

/** The pressed button of `/newsletter/confirm`. */
export const handler = endpoint(
  { resultPage: "/newsletter/result", mostBytes: 4_000 },
  async ({ fields }, deps) => {
    const limited = await overLimit("newsletter-link", deps);
    if (limited) return limited;
    if (!isToken(fields.token)) return answer("unknown");
    const [row] = await deps.sql<{ outcome: string }>(
      "select private.confirm_subscription($1) as outcome",
      [await hashToken(fields.token)],
    );
    const outcome = String(row?.outcome);
    if (outcome === "confirmed") deps.mailQueued();
    return answer(outcome);
  },
);

function answer(outcome: string) {
  return { status: 200, body: { outcome }, section: outcome };
}
