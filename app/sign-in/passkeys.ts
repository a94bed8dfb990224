/** Passkeys: asks the browser for one, and sends its answer to the backend. */
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { ask, fieldOf } from "#app/api/ask.ts";
import { attempt, type Failure } from "#app/api/attempt.ts";
import type { AccountBody } from "#core/acts/account.ts";
import { readAuthError } from "./auth-error.ts";
import { loadAuth } from "./load-auth.ts";
import { askOwnAccount, type OwnAccountAnswer } from "./own-account.ts";
import { whileEntering } from "./session.ts";

/** The browser gave no passkey: it was dismissed, there is none for this site, or it cannot. */
type Nothing = { kind: "nothing" };
export type PasskeySignIn = { kind: "signed-in" } | { kind: "unknown" } | Nothing | Failure;

export type ShowOptions = PublicKeyCredentialRequestOptionsJSON;

/** Signs in with the passkey alone. It also counts as the factor check of the new session. */
export async function signInByPasskey(): Promise<PasskeySignIn> {
  const path = "/functions/v1/sign-in-passkey";
  const asked = await ask(path, { body: {} });
  if ("kind" in asked) return asked;
  const options = fieldOf(asked.body, "options");
  if (!asked.ok || !options) return { kind: "failed" };
  const response = await show(options as ShowOptions);
  if (!response) return { kind: "nothing" };
  const answer = await ask(path, { body: { response } });
  if ("kind" in answer) return answer;
  if (answer.status === 422) return { kind: "unknown" };
  const tokenHash = fieldOf(answer.body, "tokenHash");
  if (typeof tokenHash !== "string") return { kind: "failed" };
  return whileEntering(async () => {
    const entered = await enter(tokenHash);
    if (entered.kind !== "signed-in") return entered;
    // Where this fails, the next page asks for the factor once more.
    await askOwnAccount("prove", { grant: String(fieldOf(answer.body, "grant")) });
    return entered;
  });
}

function enter(hash: string): Promise<{ kind: "signed-in" } | Failure> {
  return attempt(async () => {
    const client = await loadAuth();
    const { error } = await client.verifyOtp({ type: "recovery", token_hash: hash });
    return error ? readAuthError<never>(error, {}) : { kind: "signed-in" as const };
  });
}

export async function checkPasskey(options: ShowOptions): Promise<OwnAccountAnswer | Nothing> {
  const response = await show(options);
  return response ? askOwnAccount("prove", { response }) : { kind: "nothing" };
}

export async function addPasskey(
  name: string,
): Promise<OwnAccountAnswer<AccountBody<"add-passkey">> | Nothing> {
  const asked = await askOwnAccount("ask-passkey", {});
  if (asked.kind !== "done") return asked;
  const { options } = asked.body;
  try {
    const { startRegistration } = await import("@simplewebauthn/browser");
    const response = await startRegistration({ optionsJSON: options });
    return await askOwnAccount("add-passkey", { response, name });
  } catch {
    return { kind: "nothing" };
  }
}

async function show(options: ShowOptions) {
  try {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return await startAuthentication({ optionsJSON: options });
  } catch {
    return undefined;
  }
}
