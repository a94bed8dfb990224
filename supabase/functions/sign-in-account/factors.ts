/** Adding factors and taking them away, and the codes for the day when all are lost. */
import { site } from "../../../content/site.ts";
import { type Answered, done, refuse, unknown } from "../_shared/action.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";
import { overLimit } from "../_shared/endpoint.ts";
import { optionsToAdd, readNewPasskey } from "../_shared/passkeys.ts";
import { seal } from "../_shared/sealed.ts";
import { newSecret, secretAddress, stepOf } from "../_shared/time-code.ts";
import { keyInUse, openSecret } from "../_shared/time-code-secrets.ts";
import { hashToken } from "../_shared/tokens.ts";
import type { Act } from "./act.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";

/** The code that the firm tells by telephone after it took lost factors away. */
export const openEnrolment: Act<"open-enrolment"> = async ({ user, session }, { code }, deps) => {
  const limited = await overLimit("factor", { ...deps, address: session });
  if (limited) return limited;
  const digits = code.replace(/\D/g, "");
  const [row] = await deps.sql<{ opened: boolean }>(
    "select private.open_enrolment($1::uuid, $2::uuid, $3) as opened",
    [user, session, await hashToken(digits)],
  );
  if (row?.opened) return done({});
  await deps.sql("select private.note_security_event('factor-failed', $1::uuid, $2)", [
    user,
    deps.address,
  ]);
  return refuse(422, "wrong");
};

export const askPasskey: Act<"ask-passkey"> = async (caller, _fields, deps) => {
  const refused = await refuseEnrolment(caller, deps);
  if (refused) return refused;
  const account = { user: caller.user, email: await emailOf(caller, deps) };
  return done({ options: await optionsToAdd(account, caller.session, deps) });
};

export const addPasskey: Act<"add-passkey"> = async (caller, fields, deps) => {
  const passkey = await readNewPasskey(fields.response, caller.session, deps);
  if (!passkey) return refuse(422, "wrong");
  return add(caller, deps, "passkey", fields.name, {
    credential_id: passkey.id,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: passkey.transports,
  });
};

/** Half an hour, as the app may first have to be found. */
export const askCode: Act<"ask-code"> = async (caller, _fields, deps) => {
  const refused = await refuseEnrolment(caller, deps);
  if (refused) return refused;
  const key = await keyInUse(deps.sql, deps.secretKeys());
  if (!key) return refuse(409, "away");
  const secret = newSecret();
  await deps.sql(
    `insert into private.challenges (value, kind, session_id, expires_at)
     values ($1, 'add-code', $2::uuid, now() + interval '30 minutes')
     on conflict (session_id, kind) do update
     set value = excluded.value, expires_at = excluded.expires_at`,
    [await seal(secret, caller.session, key), caller.session],
  );
  const address = secretAddress(secret, await emailOf(caller, deps), site.name);
  return done({ secret, address });
};

export const addCode: Act<"add-code"> = async (caller, { code, name }, deps) => {
  const limited = await overLimit("factor", { ...deps, address: caller.session });
  if (limited) return limited;
  const [asked] = await deps.sql<{ value: string }>(
    `select value from private.challenges
     where session_id = $1::uuid and kind = 'add-code' and expires_at > now()`,
    [caller.session],
  );
  if (!asked) return refuse(410, "expired");
  const keys = deps.secretKeys();
  const key = await keyInUse(deps.sql, keys);
  const secret = await openSecret(asked.value, caller.session, keys);
  if (!key || !secret) return refuse(409, "away");
  const typed = code.replace(/\s/g, "");
  const step = await stepOf(typed, secret, Date.now());
  if (step === undefined) return refuse(422, "wrong");
  // Whoever sends it several times at once adds one factor.
  const taken = await deps.sql(
    `delete from private.challenges
     where value = $1 and session_id = $2::uuid and kind = 'add-code' returning value`,
    [asked.value, caller.session],
  );
  if (taken.length === 0) return refuse(410, "expired");
  await deps.sql("select private.forget_count('factor', $1)", [caller.session]);
  const id = crypto.randomUUID();
  const facts = { id, secret: await seal(secret, id, key), last_step: step };
  return add(caller, deps, "code", name, facts);
};

export const renameFactor: Act<"rename-factor"> = async (
  { user, session },
  { id, name },
  { sql },
) => {
  const renamed = await sql(
    `update private.factors set name = $3
     where id = $1::uuid and user_id = $2::uuid and private.has_factor_check($4::uuid, '24 hours')
     returning id`,
    [id, user, name, session],
  );
  return renamed.length === 1 ? done({}) : unknown();
};

export const removeFactor: Act<"remove-factor"> = async (caller, { id }, deps) => {
  const refused = await refuseStale(caller, deps);
  if (refused) return refused;
  const [row] = await deps.sql<{ outcome: string }>(
    "select private.remove_factor($1::uuid, $2::uuid, $3::uuid, $4) as outcome",
    [caller.user, caller.session, id, deps.address],
  );
  if (row?.outcome === "unknown") return unknown();
  if (row?.outcome === "last") return refuse(409, "last");
  deps.mailQueued();
  return done({});
};

/** Those that were there before are good no more. */
export const makeRecoveryCodes: Act<"make-recovery-codes"> = async (caller, _fields, deps) => {
  const refused = await refuseStale(caller, deps);
  if (refused) return refused;
  const [row] = await deps.sql<{ has: boolean }>("select private.has_factor($1::uuid) as has", [
    caller.user,
  ]);
  if (!row?.has) return refuse(403, "closed");
  const { codes, hashes } = await newHashedCodes();
  await deps.sql("select private.replace_recovery_codes($1::uuid, $2)", [caller.user, hashes]);
  await deps.sql("select private.note_security_event('codes-made', $1::uuid, $2)", [
    caller.user,
    deps.address,
  ]);
  deps.mailQueued();
  return done({ codes });
};

async function add(
  caller: Caller,
  deps: Deps,
  kind: "passkey" | "code",
  name: string,
  facts: Record<string, string | number>,
): Promise<Answered<{ codes: string[] | null }>> {
  // As text: the driver that hosted functions use writes JSON once more where JSON is asked for.
  const [row] = await deps.sql<{ added: boolean; first: boolean }>(
    "select * from private.add_factor($1::uuid, $2::uuid, $3, $4, $5::text::jsonb, $6)",
    [caller.user, caller.session, kind, name, JSON.stringify(facts), deps.address],
  );
  if (!row?.added) return refuse(409, "taken");
  const codes = row.first ? await keepFirstCodes(caller, deps) : null;
  deps.mailQueued();
  return done({ codes });
}

/** None where another factor, added at the same time, has brought them. */
async function keepFirstCodes({ user }: Caller, { sql }: Deps): Promise<string[] | null> {
  const { codes, hashes } = await newHashedCodes();
  const [row] = await sql<{ kept: boolean }>(
    "select private.keep_first_recovery_codes($1::uuid, $2) as kept",
    [user, hashes],
  );
  return row?.kept ? codes : null;
}

async function newHashedCodes(): Promise<{ codes: string[]; hashes: string }> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map(hashRecoveryCode));
  return { codes, hashes: hashes.join(" ") };
}

async function refuseEnrolment({ user, session }: Caller, { sql }: Deps) {
  const [row] = await sql<{ may: string }>("select private.may_enrol($1::uuid, $2::uuid) as may", [
    user,
    session,
  ]);
  return row?.may === "yes" ? undefined : refuse(403, row?.may ?? "closed");
}

/** Where neither a factor nor, without one, the password was given in the last ten minutes. */
export async function refuseStale({ user, session }: Caller, { sql }: Deps) {
  const [row] = await sql<{ fresh: boolean }>(
    "select private.is_fresh($1::uuid, $2::uuid) as fresh",
    [user, session],
  );
  return row?.fresh ? undefined : refuse(403, "proof");
}

async function emailOf({ user }: Caller, { sql }: Deps): Promise<string> {
  const [row] = await sql<{ email: string }>("select email from auth.users where id = $1::uuid", [
    user,
  ]);
  return row?.email ?? "";
}
