/** Passkeys by WebAuthn. The library is a lot to load, and most visitors never need it. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { site } from "../../../content/site.ts";
import type { Deps } from "./deps.ts";
import { bytesOf, newToken, textOf } from "./tokens.ts";

type Kind = "sign-in" | "prove" | "add-passkey";
type Transports = NonNullable<RegistrationResponseJSON["response"]["transports"]>;
type Account = { user: string; email: string };
type Shown = { id: string; user_id: string };

const minutes = 5;
// EdDSA, ES256, RS256: every runtime knows these, whichever it offers first.
const algorithms = [-8, -7, -257];

function load() {
  return import("@simplewebauthn/server");
}

/** The domain, for good: a passkey made for one does not work on another. */
function domainOf({ origin }: Deps): string {
  return new URL(origin).hostname;
}

async function newChallenge(kind: Kind, session: string | null, { sql }: Deps): Promise<string> {
  const value = newToken();
  await sql(
    `insert into private.challenges (value, kind, session_id, expires_at)
     values ($1, $2, $3::uuid, now() + $4::interval)
     on conflict (session_id, kind) do update
     set value = excluded.value, expires_at = excluded.expires_at`,
    [value, kind, session, `${minutes} minutes`],
  );
  return value;
}

/** Takes the challenge that an answer is for: good once, for the session it was made for. */
function takes(kind: Kind, session: string | null, { sql }: Deps) {
  return async (value: string): Promise<boolean> => {
    const rows = await sql(
      `delete from private.challenges
       where value = $1 and kind = $2 and session_id is not distinct from $3::uuid
         and expires_at > now()
       returning value`,
      [value, kind, session],
    );
    return rows.length === 1;
  };
}

export async function optionsToAdd(
  { user, email }: Account,
  session: string,
  deps: Deps,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await load();
  const own = await credentialsOf(user, deps);
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: domainOf(deps),
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(user),
    challenge: bytesOf(await newChallenge("add-passkey", session, deps)),
    timeout: minutes * 60_000,
    attestationType: "none",
    excludeCredentials: own,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What is kept of a new passkey, or nothing where the answer is not to our question. */
export async function readNewPasskey(response: unknown, session: string, deps: Deps) {
  const { verifyRegistrationResponse } = await load();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: takes("add-passkey", session, deps),
      expectedOrigin: deps.origin,
      expectedRPID: domainOf(deps),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: textOf(publicKey), counter, transports: transports.join(" ") };
  } catch (error) {
    return refusedAnswer(error, deps);
  }
}

/** For one account, or, before anybody is known, for whichever passkey the browser has. */
export async function optionsToShow(
  kind: "sign-in" | "prove",
  who: { user: string; session: string } | undefined,
  deps: Deps,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await load();
  const own = who ? await credentialsOf(who.user, deps) : [];
  return generateAuthenticationOptions({
    rpID: domainOf(deps),
    challenge: bytesOf(await newChallenge(kind, who?.session ?? null, deps)),
    timeout: minutes * 60_000,
    userVerification: "required",
    allowCredentials: own,
  });
}

/** The passkey that was shown, and whose it is; `owner` where it must be one account's. */
export async function readShownPasskey(
  response: unknown,
  kind: "sign-in" | "prove",
  who: { user: string; session: string } | undefined,
  deps: Deps,
): Promise<Shown | undefined> {
  const { verifyAuthenticationResponse } = await load();
  const id = (response as AuthenticationResponseJSON | null)?.id;
  if (typeof id !== "string") return undefined;
  const [known] = await deps.sql<
    Shown & { public_key: string; counter: string | number; transports: string }
  >(
    `select id, user_id, public_key, counter, transports from private.factors
     where credential_id = $1 and ($2::uuid is null or user_id = $2::uuid)`,
    [id, who?.user ?? null],
  );
  if (!known) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: takes(kind, who?.session ?? null, deps),
      expectedOrigin: deps.origin,
      expectedRPID: domainOf(deps),
      requireUserVerification: true,
      credential: {
        id,
        publicKey: bytesOf(known.public_key),
        counter: Number(known.counter),
        transports: transportsIn(known.transports),
      },
    });
    if (!verified) return undefined;
    // Compared once more: a copy of the passkey may have been shown at the same moment. Those that do
    // not count always say zero.
    const counted = await deps.sql(
      `update private.factors set counter = $2
       where id = $1::uuid and (counter < $2 or $2 = 0) returning id`,
      [known.id, authenticationInfo.newCounter],
    );
    if (counted.length === 0) return undefined;
    return { id: known.id, user_id: known.user_id };
  } catch (error) {
    return refusedAnswer(error, deps);
  }
}

/** The library says no by throwing; what was wrong is for the log. */
function refusedAnswer(error: unknown, deps: Deps): undefined {
  deps.log("a passkey's answer was refused", { error: (error as Error).name });
  return undefined;
}

async function credentialsOf(user: string, { sql }: Deps) {
  const rows = await sql<{ credential_id: string; transports: string }>(
    "select credential_id, transports from private.factors where user_id = $1::uuid and kind = 'passkey'",
    [user],
  );
  return rows.map(({ credential_id, transports }) => {
    return { id: credential_id, transports: transportsIn(transports) };
  });
}

function transportsIn(text: string): Transports {
  return text.split(" ").filter(Boolean) as Transports;
}
