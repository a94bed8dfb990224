/**
 * Signing in, staying signed in, changing the password and signing out, for partners and staff
 * alike: what a browser asks of the auth service, counted, read, and asked again in our own words,
 * so that nothing else of that service can be reached. What is done to a sign-in account beyond
 * this is in `supabase/functions/sign-in-account`.
 */
import { setTimeout as pause } from "node:timers/promises";
import { normalPassword, type Weakness } from "#core/password-rule.ts";
import { bearerOf, type Caller, claimsOf } from "#functions/_shared/caller.ts";
import type { Deps } from "#functions/_shared/deps.ts";
import { hashToken, isToken } from "#functions/_shared/tokens.ts";
import { askLite } from "./ask-lite.ts";
import { noStore, pass, readFields, refuse, tooMany, unavailable } from "./auth-answers.ts";
import type { Visit } from "./backend.ts";
import { deviceOf, newDevice } from "./device.ts";
import { isPassword, withProven } from "./passwords.ts";
import { handleOf, passSession } from "./refresh-tokens.ts";
import { weaknessOf } from "./weak-password.ts";

// Longer than comparing a password takes: a wrong one and an unknown address answer alike.
const failureTakes = 1_000;
// Of a password that nobody knows. An unknown address is compared with it, so that nothing anyone
// could measure tells it from a known one.
const nobodysHash = "$2b$10$240.gnvssGVS3udo5zp4DOADzwHlMRJk95Jz/0iNENSxOfcD0EFBS";

export async function signIn({
  request,
  backend: { lite },
  deps,
  isWanted,
}: Visit): Promise<Response> {
  const { email, password } = await readFields(request);
  if (!isText(email, 254) || !isText(password, 1_000)) return refuse(400, "validation_failed");
  const account = email.trim().toLowerCase();
  const [known] = await deps.sql<{ id: string; hash: string; device: boolean }>(
    `select id, encrypted_password as hash, private.know_device($2, id) as device
     from auth.users where lower(email) = $1 and encrypted_password <> ''`,
    [account, deviceOf(request) ?? ""],
  );
  // Counted by network address and account: a stranger who tries is locked out, and the owner at
  // most made to wait.
  const pair = `${deps.address} ${account}`;
  const limited = known?.device
    ? await tooMany("sign-in-device", deps, deviceOf(request))
    : ((await tooMany("sign-in", deps)) ??
      (await tooMany("sign-in-account", deps, pair)) ??
      (await tooMany("sign-in-target", deps, account)));
  if (limited) return limited;
  const answered = pause(failureTakes);
  // The same work for an address that nobody has: comparing a password takes its time.
  const given = { password: normalPassword(password), hash: known?.hash ?? nobodysHash };
  const isRight = (await isPassword(given, isWanted)) && known !== undefined;
  const body = { email: account, password: given.password };
  const ask = () => askLite(lite, "POST", "/auth/v1/token?grant_type=password", { body });
  const session = isRight ? await withProven(given, ask) : undefined;
  if (session?.ok && known) {
    await deps.sql("select private.forget_count($1, $2)", ["sign-in-account", pair]);
    const opened = await noteOpened(session, request, deps);
    const passed = await passSession(session, deps);
    // Where there is a factor, a password alone signs nobody in.
    await deps.sql(
      `select private.note_security_event(
         case when private.has_factor($1::uuid) then 'password-given' else 'signed-in' end,
         $1::uuid, $2
       )`,
      [known.id, deps.address],
    );
    if (!known.device) await rememberDevice(known.id, opened, passed, deps);
    return passed;
  }
  if (session && session.status >= 500) return unavailable();
  await deps.sql("select private.note_security_event('sign-in-failed', $1::uuid, $2)", [
    known?.id ?? null,
    deps.address,
  ]);
  await answered;
  return refuse(400, "invalid_credentials");
}

/**
 * For the list of sessions: which browser, and from which network. The auth service says neither.
 */
async function noteOpened(answered: Response, request: Request, { sql, address }: Deps) {
  const { access_token } = (await answered.clone().json()) as { access_token: string };
  const session = claimsOf(access_token)?.session ?? null;
  await sql(
    `update auth.sessions set user_agent = $2, ip = nullif(private.network_of($3), '')::inet
     where id = $1::uuid`,
    [session, request.headers.get("user-agent")?.slice(0, 300) ?? null, address],
  );
  // Codes that are entered in a browser in which a factor was shown before count by themselves.
  await sql(
    `insert into private.session_devices (session_id, device)
     select sessions.id, devices.hash
     from auth.sessions join private.known_devices as devices on devices.user_id = sessions.user_id
     where sessions.id = $1::uuid and devices.hash = $2`,
    [session, deviceOf(request) ?? ""],
  );
  return session;
}

async function rememberDevice(
  user: string,
  session: string | null,
  signedIn: Response,
  { sql }: Deps,
): Promise<void> {
  const { hash, cookie } = newDevice();
  await sql(
    `with made as (
       insert into private.known_devices (hash, user_id) values ($1, $2::uuid) returning hash
     )
     insert into private.session_devices (session_id, device)
     select sessions.id, made.hash from made, auth.sessions where sessions.id = $3::uuid`,
    [hash, user, session],
  );
  signedIn.headers.append("set-cookie", cookie);
}

export async function refresh({ request, backend: { lite }, deps }: Visit): Promise<Response> {
  const { refresh_token } = await readFields(request);
  if (!isText(refresh_token, 500)) return refuse(400, "validation_failed");
  const limited = await tooMany("refresh", deps);
  if (limited) return limited;
  const handle = await handleOf(refresh_token, deps);
  if (!handle) return refuse(400, "refresh_token_not_found");
  const [row] = await deps.sql<{ stolen: boolean }>("select private.end_replayed($1) as stolen", [
    handle,
  ]);
  if (row?.stolen) return refuse(400, "refresh_token_already_used");
  const body = { refresh_token: handle };
  const path = "/auth/v1/token?grant_type=refresh_token";
  return inTurn(handle, async () => {
    return passSession(await askLite(lite, "POST", path, { body }), deps);
  });
}

// By Lite's token, which two tabs may want to replace at once. Lite ends it before it makes the next
// one: in between, the second tab would find neither, and be signed out.
const renewing = new Map<string, Promise<Response>>();

async function inTurn(handle: string, work: () => Promise<Response>): Promise<Response> {
  const before = renewing.get(handle);
  const own = Promise.allSettled([before]).then(work);
  renewing.set(handle, own);
  try {
    return await own;
  } finally {
    if (renewing.get(handle) === own) renewing.delete(handle);
  }
}

/**
 * By the token of `sign-in-redeem` alone, which nobody can guess; never by a code of six digits.
 */
export async function verify({ request, backend: { lite }, deps }: Visit): Promise<Response> {
  const { type, token_hash } = await readFields(request);
  if (type !== "recovery" || !isToken(token_hash)) return refuse(403, "otp_expired");
  const limited = await tooMany("verify", deps);
  if (limited) return limited;
  const body = { type, token_hash: await hashToken(token_hash) };
  const answered = await askLite(lite, "POST", "/auth/v1/verify", { body });
  if (answered.ok) {
    const session = await noteOpened(answered, request, deps);
    await deps.sql("insert into private.link_sessions (session_id) values ($1::uuid)", [session]);
  }
  return passSession(answered, deps);
}

export async function showUser({ request, backend: { lite }, deps }: Visit): Promise<Response> {
  const limited = await tooMany("session", deps);
  if (limited) return limited;
  return pass(await askLite(lite, "GET", "/auth/v1/user", { bearer: bearerOf(request) }));
}

/**
 * The password and nothing else: an account's address is the firm's to change. Whoever finds a
 * session open must not be able to take the account: the present password is asked for, unless the
 * session was opened by a mailed link, and a factor shown just now where there is one. Every other
 * session and link ends with the old password.
 */
export async function changePassword(visit: Visit): Promise<Response> {
  const { request, backend, deps } = visit;
  const { password, current_password, ...rest } = await readFields(request);
  if (!isText(password, 1_000) || namesMore(rest)) return refuse(400, "validation_failed");
  const limited = await tooMany("verify", deps);
  if (limited) return limited;
  const caller = await deps.caller(request);
  const account = caller && (await accountOf(caller, deps));
  if (!account) return refuse(403, "session_not_found");
  const weakness = weaknessOf(password, account.email, account.has_factor);
  if (weakness) return tooWeak(weakness);
  if (account.has_factor && !account.is_fresh) return refuse(403, "proof_required");
  const refused = await refusePresent(visit, account, current_password);
  if (refused) return refused;
  await deps.sql(
    `insert into private.kept_sessions (user_id, session_id) values ($1::uuid, $2::uuid)
     on conflict (user_id) do update set session_id = excluded.session_id, noted_at = now()`,
    [caller.user, caller.session],
  );
  const answered = await askLite(backend.lite, "PUT", "/auth/v1/user", {
    body: { password: normalPassword(password) },
    bearer: bearerOf(request),
  });
  if (answered.ok) deps.mailQueued();
  return pass(answered);
}

type Account = {
  email: string;
  hash: string;
  by_link: boolean;
  has_factor: boolean;
  is_fresh: boolean;
};

async function accountOf({ user, session }: Caller, deps: Deps): Promise<Account | undefined> {
  const [account] = await deps.sql<Account>(
    `select email, coalesce(encrypted_password, '') as hash, exists (
       select from private.link_sessions
       where session_id = $2::uuid and opened_at > now() - interval '1 hour'
     ) as by_link,
     private.has_factor(id) as has_factor, private.is_fresh(id, $2::uuid) as is_fresh
     from auth.users where id = $1::uuid`,
    [user, session],
  );
  return account;
}

async function refusePresent(
  { deps, isWanted }: Visit,
  { email, hash, by_link }: Account,
  present: unknown,
): Promise<Response | undefined> {
  if (by_link) return undefined;
  if (!isText(present, 1_000)) return refuse(400, "current_password_required");
  const pair = `${deps.address} ${email.toLowerCase()}`;
  const limited = await tooMany("sign-in-account", deps, pair);
  if (limited) return limited;
  const isRight = await isPassword({ password: normalPassword(present), hash }, isWanted);
  if (!isRight) return refuse(400, "invalid_credentials");
  await deps.sql("select private.forget_count($1, $2)", ["sign-in-account", pair]);
  return undefined;
}

export async function signOut({ request, url, backend: { lite }, deps }: Visit): Promise<Response> {
  const limited = await tooMany("session", deps);
  if (limited) return limited;
  // Beyond one's own session it takes what ending another one takes. Not 401 or 403: auth-js takes
  // those for a session that has ended already.
  const caller = url.search === "?scope=local" ? undefined : await deps.caller(request);
  const account = caller && (await accountOf(caller, deps));
  if (account && !account.is_fresh) return refuse(409, "proof_required");
  const asking = { body: {}, bearer: bearerOf(request) };
  return pass(await askLite(lite, "POST", `/auth/v1/logout${url.search}`, asking));
}

/** auth-js names two more fields, empty, when it changes a password. */
function namesMore(fields: Record<string, unknown>): boolean {
  return Object.values(fields).some((value) => value !== null && value !== undefined);
}

function isText(value: unknown, longest: number): value is string {
  // PostgreSQL takes no NUL in a text.
  const isShort = typeof value === "string" && value.length > 0 && value.length <= longest;
  return isShort && !value.includes("\0");
}

/** As the auth service itself says it, with our reasons. */
function tooWeak(weakness: Weakness): Response {
  const code = "weak_password";
  const body = { code: 422, error_code: code, msg: code, weak_password: { reasons: [weakness] } };
  return Response.json(body, { status: 422, headers: noStore });
}
