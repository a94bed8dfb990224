import { endpoint, overLimit } from "../_shared/endpoint.ts";
import { optionsToShow, readShownPasskey } from "../_shared/passkeys.ts";
import { hashToken, newToken } from "../_shared/tokens.ts";

/**
 * Signing in with a passkey alone. Asked without an answer, it gives a question for whichever
 * passkey the browser has; with one, what the auth service takes once in place of a password, and
 * what the session that this opens shows its factor by (`sign-in-account`, "prove").
 */
export const handler = endpoint(
  { resultPage: "/login", mostBytes: 20_000 },
  async ({ fields, plainForm }, deps) => {
    const limited = await overLimit("passkey", deps);
    if (limited) return limited;
    if (plainForm) return { status: 415, body: { code: "unreadable" }, section: "invalid" };
    if (fields.response === undefined) {
      const options = await optionsToShow("sign-in", undefined, deps);
      return { status: 200, body: { options }, section: "asked" };
    }
    const shown = await readShownPasskey(fields.response, "sign-in", undefined, deps);
    const [account] = shown
      ? await deps.sql<{ id: string; email: string }>(
          "select id, email from auth.users where id = $1::uuid and encrypted_password <> ''",
          [shown.user_id],
        )
      : [];
    if (!shown || !account) {
      await deps.sql("select private.note_security_event('factor-failed', null, $1)", [
        deps.address,
      ]);
      return { status: 422, body: { code: "unknown" }, section: "unknown" };
    }
    const grant = newToken();
    await deps.sql(
      `insert into private.passkey_grants (token_hash, factor_id, expires_at)
       values ($1, $2::uuid, now() + interval '2 minutes')`,
      [await hashToken(grant), shown.id],
    );
    const tokenHash = await deps.signInToken(account);
    return { status: 200, body: { tokenHash, grant }, section: "entered" };
  },
);
