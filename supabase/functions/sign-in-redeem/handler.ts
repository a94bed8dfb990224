import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";

type Redeemed = { outcome: string; user_id: string; email: string };

const statuses: Record<string, number> = { unknown: 404, used: 410, expired: 410 };

/**
 * The pressed button of `/login/password`: exchanges the link of an invitation or of a forgotten
 * password for something that the auth service takes once, in place of a password.
 */
export const handler = endpoint(
  { resultPage: "/login/password", mostBytes: 4_000 },
  async ({ fields, plainForm }, deps) => {
    const limited = await overLimit("verify", deps);
    if (limited) return limited;
    // Only a script can go on with what this answers: a form without one must not use the link up.
    if (plainForm || !isToken(fields.token)) return refused("unknown");
    const [row] = await deps.sql<Redeemed>("select * from private.redeem_sign_in_link($1)", [
      await hashToken(fields.token),
    ]);
    if (row?.outcome !== "redeemed") return refused(row?.outcome ?? "unknown");
    await deps.sql("select private.note_security_event('link-used', $1::uuid, $2)", [
      row.user_id,
      deps.address,
    ]);
    const tokenHash = await deps.signInToken({ id: row.user_id, email: row.email });
    return { status: 200, body: { tokenHash }, section: "redeemed" };
  },
);

function refused(code: string): Outcome {
  return { status: statuses[code] ?? 404, body: { code }, section: code };
}
