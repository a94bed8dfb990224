/**
 * Showing a factor: when signing in, once a day, and before what only its owner may do. In what
 * browsers send, and in what they are answered, a factor check is still called a proof.
 */
import type { AccountFieldsRead } from "../../../core/acts/account.ts";
import { type Answered, done, refuse } from "../_shared/action.ts";
import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";
import { overLimit } from "../_shared/endpoint.ts";
import { optionsToShow, readShownPasskey } from "../_shared/passkeys.ts";
import { stepOf, stepOfNext } from "../_shared/time-code.ts";
import { openSecret } from "../_shared/time-code-secrets.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";
import type { Act } from "./act.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";

type ShownFactor = { kind: "passkey" | "code" | "recovery-code"; factor: string | null };

/** Which ways there are, and the question for a passkey where there is one. */
export const askFactorCheck: Act<"ask-proof"> = async (caller, _fields, deps) => {
  const [ways] = await deps.sql<{ passkey: boolean; recovery: boolean }>(
    `select
       exists (select from private.factors where user_id = $1::uuid and kind = 'passkey') as passkey,
       exists (
         select from private.recovery_codes where user_id = $1::uuid and used_at is null
       ) as recovery`,
    [caller.user],
  );
  const options = ways?.passkey ? await optionsToShow("prove", caller, deps) : null;
  const apps = await appsOf(caller, deps);
  const code = apps.some(({ secret }) => secret !== undefined);
  const codeAway = apps.length > 0 && !code;
  return done({ code, codeAway, recovery: ways?.recovery ?? false, options });
};

export const checkFactor: Act<"prove"> = async (caller, fields, deps) => {
  const { user, session } = caller;
  if (isToken(fields.grant)) return checkByGrant(caller, fields.grant, deps);
  const byCode = typeof fields.code === "string" || typeof fields.recoveryCode === "string";
  const limited = byCode && (await overLimit("factor", { ...deps, address: session }));
  if (limited) return limited;
  const asker = isShort(fields) && (await askerOf(caller, deps));
  // From wherever they come: too many for one code of six digits, and never too many for two.
  if (asker && (await overLimit("app-code", { ...deps, address: asker }))) {
    return refuse(409, "next-code");
  }
  const shown = await readFactor(caller, fields, deps);
  if (!shown) {
    await deps.sql("select private.note_security_event('factor-failed', $1::uuid, $2)", [
      user,
      deps.address,
    ]);
    return refuse(422, "wrong");
  }
  await deps.sql("select private.forget_count('factor', $1)", [session]);
  if (asker) await deps.sql("select private.uncount_request('app-code', $1)", [asker]);
  await deps.sql("select private.note_factor_check($1::uuid, $2::uuid, $3, $4::uuid, $5)", [
    user,
    session,
    shown.kind,
    shown.factor,
    deps.address,
  ]);
  deps.mailQueued();
  return done({});
};

/** Six digits alone. */
function isShort({ code, nextCode }: AccountFieldsRead<"prove">): boolean {
  return typeof code === "string" && nextCode === undefined;
}

async function askerOf({ user, session }: Caller, { sql }: Deps): Promise<string> {
  const [row] = await sql<{ asker: string }>(
    "select private.code_asker($1::uuid, $2::uuid) as asker",
    [user, session],
  );
  return row?.asker ?? user;
}

async function readFactor(
  caller: Caller,
  { response, code, nextCode, recoveryCode }: AccountFieldsRead<"prove">,
  deps: Deps,
): Promise<ShownFactor | undefined> {
  if (response !== undefined) {
    const passkey = await readShownPasskey(response, "prove", caller, deps);
    return passkey && { kind: "passkey", factor: passkey.id };
  }
  if (typeof code === "string") return readCode(caller, code, nextCode, deps);
  if (typeof recoveryCode === "string") return spendRecoveryCode(caller, recoveryCode, deps);
  return undefined;
}

/** Each half minute's code is taken once, alone or as one of two, and none older than the last. */
async function readCode(
  caller: Caller,
  typed: string,
  typedNext: string | undefined,
  deps: Deps,
): Promise<ShownFactor | undefined> {
  const code = typed.replace(/\s/g, "");
  const next = typedNext?.replace(/\s/g, "");
  for (const { id, secret } of await appsOf(caller, deps)) {
    if (secret === undefined) continue;
    const step =
      next === undefined
        ? await stepOf(code, secret, Date.now())
        : await stepOfNext(code, next, secret, Date.now());
    if (step === undefined) continue;
    const first = next === undefined ? step : step - 1;
    const taken = await deps.sql(
      `update private.factors set last_step = $2
       where id = $1::uuid and (last_step is null or last_step < $3) returning id`,
      [id, step, first],
    );
    if (taken.length === 1) return { kind: "code", factor: id };
  }
  return undefined;
}

/** Without a secret where its key is missing: then nobody can check its codes. */
async function appsOf({ user }: Caller, { sql, secretKeys }: Deps) {
  const apps = await sql<{ id: string; secret: string }>(
    "select id, secret from private.factors where user_id = $1::uuid and kind = 'code'",
    [user],
  );
  const keys = secretKeys();
  return Promise.all(
    apps.map(async ({ id, secret }) => ({ id, secret: await openSecret(secret, id, keys) })),
  );
}

async function spendRecoveryCode(
  { user }: Caller,
  typed: string,
  { sql }: Deps,
): Promise<ShownFactor | undefined> {
  const spent = await sql(
    `update private.recovery_codes set used_at = now()
     where hash = $1 and user_id = $2::uuid and used_at is null
       and private.has_factor($2::uuid)
     returning hash`,
    [await hashRecoveryCode(typed), user],
  );
  return spent.length === 1 ? { kind: "recovery-code", factor: null } : undefined;
}

/**
 * Who signed in with a passkey showed it before there was a session: the grant is a token of that.
 */
async function checkByGrant(
  { user, session }: Caller,
  grant: string,
  deps: Deps,
): Promise<Answered<object>> {
  const [given] = await deps.sql<{ factor_id: string }>(
    `delete from private.passkey_grants using private.factors
     where token_hash = $1 and expires_at > now()
       and factors.id = passkey_grants.factor_id and factors.user_id = $2::uuid
     returning factor_id`,
    [await hashToken(grant), user],
  );
  if (!given) return refuse(422, "wrong");
  // It was no mailed link that opened it.
  await deps.sql("delete from private.link_sessions where session_id = $1::uuid", [session]);
  await deps.sql("select private.note_factor_check($1::uuid, $2::uuid, 'passkey', $3::uuid, $4)", [
    user,
    session,
    given.factor_id,
    deps.address,
  ]);
  return done({});
}
