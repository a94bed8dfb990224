/** Passkeys: what the browser is asked, and what is made of its answer. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { ask, fieldOf } from "#app/api/ask.ts";
import { attempt, type Failure } from "#app/api/attempt.ts";
import { readAuthError } from "./auth-error.ts";
import { loadAuth } from "./load-auth.ts";
import { type AccountAnswer, askAccount } from "./own-account.ts";
import { whileEntering } from "./session.ts";

/** The browser gave nothing: nobody touched it, it has none of ours, or it cannot. */
type Nothing = { kind: "nothing" };
export type PasskeySignIn = { kind: "signed-in" } | { kind: "unknown" } | Nothing | Failure;

export type ShowOptions = PublicKeyCredentialRequestOptionsJSON;

/** Signs in with the passkey alone; which is also the factor of the session it opens. */
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
    // Where this fails, the workplace asks for the factor once more, and nothing is lost.
    await askAccount("prove", { grant: fieldOf(answer.body, "grant") });
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

export async function proveByPasskey(options: ShowOptions): Promise<AccountAnswer | Nothing> {
  const response = await show(options);
  return response ? askAccount("prove", { response }) : { kind: "nothing" };
}

export async function addPasskey(name: string): Promise<AccountAnswer | Nothing> {
  const asked = await askAccount("ask-passkey");
  if (asked.kind !== "done") return asked;
  const options = fieldOf(asked.body, "options") as PublicKeyCredentialCreationOptionsJSON;
  try {
    const { startRegistration } = await import("@simplewebauthn/browser");
    const response = await startRegistration({ optionsJSON: options });
    return await askAccount("add-passkey", { response, name });
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
