/**
 * The refresh tokens that browsers hold: 256 random bits each, of which the database has the hash.
 * Supabase Lite makes tokens of its own, UUIDs that it looks up by value. They stay between it and
 * us: a hash leads to one of them, and whoever reads one in the database cannot use it. Which token
 * follows which, and what happens where one is used twice, goes by those of Lite.
 */
import { claimsOf } from "#functions/_shared/caller.ts";
import type { Deps } from "#functions/_shared/deps.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { hashToken, newToken } from "#functions/_shared/tokens.ts";
import { noStore, pass } from "./auth-answers.ts";

type Session = { access_token: string; refresh_token: string };

/** Lite's answer with a session in it, with a token of ours in place of its own. */
export async function passSession(answered: Response, { sql }: Deps): Promise<Response> {
  if (!answered.ok) return pass(answered);
  const session = (await answered.json()) as Session;
  const token = newToken();
  // None where the session was ended in this moment.
  await sql(
    `insert into private.session_tokens (hash, handle, session_id)
     select $1, $2, id from auth.sessions where id = $3::uuid`,
    [
      await hashToken(token),
      session.refresh_token,
      claimsOf(session.access_token)?.session ?? null,
    ],
  );
  return Response.json({ ...session, refresh_token: token }, { headers: noStore });
}

/**
 * Lite's token for one of ours. One that has no hash was given to its browser in clear text, by the
 * version before, which may still be at work beside us: it is taken, once.
 */
export async function handleOf(token: string, { sql }: Deps): Promise<string | undefined> {
  const [known] = await sql<{ handle: string }>(
    `select handle from private.session_tokens where hash = $1
     union all
     select token from auth.refresh_tokens
     where token = $2 and not exists (select from private.session_tokens where handle = $2)`,
    [await hashToken(token), token],
  );
  return known?.handle;
}

/**
 * What the version before has given in clear text, and what a host left that was killed before it
 * could keep the hash. Browsers go on with what they hold; in the database something else stands in
 * its place. A minute old, as another host may be about to keep its hash.
 */
export async function replaceClearTokens(sql: Sql): Promise<void> {
  await sql(
    `with clear as (
       select token, session_id, gen_random_uuid()::text as handle
       from auth.refresh_tokens as tokens
       where session_id is not null and created_at < now() - interval '1 minute'
         and not exists (select from private.session_tokens where handle = tokens.token)
     ),
     kept as (
       insert into private.session_tokens (hash, handle, session_id)
       select encode(sha256(convert_to(token, 'UTF8')), 'hex'), handle, session_id from clear
     )
     update auth.refresh_tokens as tokens
     set
       token = coalesce((select handle from clear where token = tokens.token), token),
       parent = coalesce((select handle from clear where token = tokens.parent), parent)
     where token in (select token from clear) or parent in (select token from clear)`,
  );
}
