-- Second factors of our own, on whichever engine: passkeys, codes of an app, codes kept on paper.
-- Which session has shown which of them, and when, is a row of `factor_checks`; without it no
-- figure and no document, whatever opened the session.

create table private.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'code')),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- Of a passkey: how the browser names it, its public key, how often it says it was used, and how
  -- a browser can reach it (by USB, by Bluetooth…).
  credential_id text unique,
  public_key text,
  counter bigint,
  transports text,
  -- Of an app: the secret that it shares with us, encrypted (`_shared/sealed.ts`), and the half minute of the last code that was
  -- accepted, so that no code is accepted twice.
  secret text,
  last_step bigint,
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null)),
  check ((kind = 'code') = (secret is not null))
);

create index factors_user on private.factors (user_id);

-- 120 random bits each: nobody finds one by its hash.
create table private.recovery_codes (
  hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  made_at timestamptz not null default now(),
  used_at timestamptz
);

create index recovery_codes_user on private.recovery_codes (user_id);

-- Which session has shown which factor, and when.
create table private.factor_checks (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'code', 'recovery-code')),
  factor_id uuid references private.factors (id) on delete set null,
  checked_at timestamptz not null default now()
);

create index factor_checks_factor on private.factor_checks (factor_id);

-- What a browser was given and has not answered yet: a challenge for a passkey, or the secret of a
-- new app, encrypted. A session has one of each kind at most; before there is a session, there may be any
-- number.
create table private.challenges (
  value text primary key,
  kind text not null check (kind in ('sign-in', 'prove', 'add-passkey', 'add-code')),
  session_id uuid references auth.sessions (id) on delete cascade,
  expires_at timestamptz not null,
  unique (session_id, kind)
);

-- Whoever signs in with a passkey shows it before there is a session. They get a token for it; the
-- new session hands the token in, and has its factor check.
create table private.passkey_grants (
  token_hash text primary key,
  factor_id uuid not null references private.factors (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_grants_factor on private.passkey_grants (factor_id);

-- Who may add a first factor. After the firm has taken somebody's lost factors away, the row has
-- the hash of a code. The firm tells the person the code by telephone, since somebody else may read
-- their mail; the session that types it may add a factor. Such a row stays until there is a factor,
-- and until then the person is shown no figures.
create table private.enrolments (
  user_id uuid primary key references auth.users (id) on delete cascade,
  code_hash text,
  tries integer not null default 0,
  opened_in uuid,
  expires_at timestamptz not null
);

create function private.has_factor(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.factors where user_id = of_user);
$$;

-- Whether a session has shown a factor within that time: at the desk half a day, in the partners'
-- space a day, so that a laptop left behind shows nothing tomorrow.
create function private.has_factor_check(of_session uuid, within interval)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.factor_checks where session_id = of_session and checked_at > now() - within
  );
$$;

-- Whether the firm took somebody's factors away and they have not added another.
create function private.is_reset(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.enrolments where user_id = of_user and code_hash is not null
  );
$$;

-- Whether a session may change the sign-in account: if a factor was shown within ten minutes, or,
-- where there is none, the password given within ten minutes. So nobody who finds a computer
-- unlocked can change how its owner signs in.
create function private.is_fresh(of_user uuid, of_session uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.has_factor_check(of_session, interval '10 minutes')
    or (
      not private.has_factor(of_user)
      and not private.is_by_link(of_session)
      and exists (
        select from auth.sessions
        where id = of_session and user_id = of_user and created_at > now() - interval '10 minutes'
      )
    );
$$;

-- Staff always: without a factor nobody comes to the desk.
create function private.must_have_factor(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_staff(of_user)
    or exists (
      select from private.memberships_of(of_user) as memberships
      join public.partner_entities as entities on entities.id = memberships.entity_id
      where entities.requires_factor
    );
$$;

-- Whether a factor may be added: `yes`, or what is missing: `proof` of another factor, a
-- `password`, the `code` that the firm tells by telephone, or everything (`closed`): then the firm
-- opens it again.
create function private.may_enrol(of_user uuid, of_session uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when private.is_by_link(of_session) and not private.has_factor(of_user) then 'password'
    when not private.is_fresh(of_user, of_session) then 'proof'
    when private.has_factor(of_user) then 'yes'
    when open.user_id is not null then case
      when open.code_hash is null or open.opened_in = of_session then 'yes' else 'code'
    end
    when private.is_reset(of_user) or private.must_have_factor(of_user) then 'closed'
    else 'yes'
  end
  from (select of_user as asking) as one
  left join private.enrolments as open on open.user_id = one.asking and open.expires_at > now();
$$;

-- The code that the firm told by telephone. Tries count for the session that makes them, as with all
-- codes; after fifty from all sessions together the firm makes another code. Of so many tries at
-- eight digits one in two million succeeds.
create function private.open_enrolment(of_user uuid, of_session uuid, hash text)
returns boolean
language sql
set search_path = ''
as $$
  with tried as (
    update private.enrolments
    set
      tries = tries + 1,
      opened_in = case when code_hash = hash then of_session else opened_in end,
      expires_at = case when code_hash <> hash and tries >= 49 then now() else expires_at end
    where user_id = of_user and expires_at > now() and code_hash is not null
    returning code_hash
  )
  select exists (select from tried where code_hash = hash);
$$;

-- By what codes of six digits are counted: the browser, where a factor was shown in it before, and
-- otherwise the account.
create function private.code_asker(of_user uuid, of_session uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select devices.hash
      from private.session_devices
      join private.known_devices as devices on devices.hash = session_devices.device
      where session_devices.session_id = of_session
        and devices.user_id = of_user and devices.checked_at is not null
    ),
    of_user::text
  );
$$;

-- Notes that a session has shown a factor, and with it the browser.
create function private.note_factor_check(
  of_user uuid,
  of_session uuid,
  by_kind text,
  by_factor uuid,
  from_address text
)
returns void
language sql
set search_path = ''
as $$
  insert into private.factor_checks (session_id, kind, factor_id)
  select id, by_kind, by_factor from auth.sessions where id = of_session and user_id = of_user
  on conflict (session_id) do update
  set kind = excluded.kind, factor_id = excluded.factor_id, checked_at = now();
  update private.factors set used_at = now() where id = by_factor;
  update private.known_devices set checked_at = now()
  where user_id = of_user
    and hash = (select device from private.session_devices where session_id = of_session);
  select private.note_security_event(
    case when by_kind = 'recovery-code' then 'recovery-used' else 'signed-in' end,
    of_user, from_address, (select name from private.factors where id = by_factor)
  );
$$;

-- Adds a factor that was just shown to work, which is also a factor check of the session. Nobody
-- has more than ten. Once there is one, only a session that has shown one adds another, even if it
-- was allowed to add the first. `first` answers that there are no unused recovery codes yet.
create function private.add_factor(
  of_user uuid,
  of_session uuid,
  of_kind text,
  called text,
  facts jsonb,
  from_address text
)
returns table (added boolean, first boolean)
language plpgsql
set search_path = ''
as $$
declare
  made uuid;
begin
  -- One at a time: of two first factors that are added at once, only one is the first.
  perform from auth.users where id = of_user for no key update;
  insert into private.factors (
    id, user_id, kind, name, credential_id, public_key, counter, transports, secret, last_step
  )
  select
    -- The secret of an app was encrypted for this id.
    coalesce((facts ->> 'id')::uuid, gen_random_uuid()), of_user, of_kind, called,
    facts ->> 'credential_id', facts ->> 'public_key', (facts ->> 'counter')::bigint,
    facts ->> 'transports', facts ->> 'secret', (facts ->> 'last_step')::bigint
  where (select count(*) from private.factors where user_id = of_user) < 10
    and (
      not private.has_factor(of_user) or private.has_factor_check(of_session, interval '24 hours')
    )
  on conflict (credential_id) do nothing
  returning id into made;
  if made is null then
    return query select false, false;
    return;
  end if;
  delete from private.enrolments where user_id = of_user;
  perform private.note_security_event('factor-added', of_user, from_address, called);
  perform private.note_factor_check(of_user, of_session, of_kind, made, from_address);
  return query select true, not exists (
    select from private.recovery_codes where user_id = of_user and used_at is null
  );
end;
$$;

-- Removes a factor, and ends all other sessions of the person. Whoever must have a factor cannot
-- remove their last one.
create function private.remove_factor(
  of_user uuid,
  of_session uuid,
  removed uuid,
  from_address text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  gone private.factors;
begin
  -- All of them: two that are removed at once would each take the other for the one that stays.
  perform from private.factors where user_id = of_user order by id for update;
  select * into gone from private.factors where id = removed and user_id = of_user;
  if not found then
    return 'unknown';
  end if;
  if not exists (select from private.factors where user_id = of_user and id <> removed) then
    if private.must_have_factor(of_user) then
      return 'last';
    end if;
    delete from private.recovery_codes where user_id = of_user;
  end if;
  delete from private.factors where id = removed;
  delete from auth.sessions where user_id = of_user and id <> of_session;
  perform private.note_security_event('factor-removed', of_user, from_address, gone.name);
  return 'removed';
end;
$$;

create function private.replace_recovery_codes(of_user uuid, hashes text)
returns void
language sql
set search_path = ''
as $$
  -- One at a time: of two sheets that are made at once, only the second is good.
  select from auth.users where id = of_user for no key update;
  delete from private.recovery_codes where user_id = of_user;
  -- They stand in for a factor that was lost: where there is none, there is nothing to stand in for.
  insert into private.recovery_codes (hash, user_id)
  select unnest(string_to_array(hashes, ' ')), of_user where private.has_factor(of_user);
$$;

-- The codes that come with the first factor. Answers false, and changes nothing, where there are some
-- already.
create function private.keep_first_recovery_codes(of_user uuid, hashes text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform from auth.users where id = of_user for no key update;
  if exists (
    select from private.recovery_codes where user_id = of_user and used_at is null
  ) then
    return false;
  end if;
  perform private.replace_recovery_codes(of_user, hashes);
  return true;
end;
$$;

-- Takes every factor of a person away, ends their sessions and their password, and lets them add a
-- first one again with a code that the firm tells them. They choose a new password by a mailed link:
-- whoever knew the old one could otherwise use up the tries at the code.
create function private.reset_factors(address text, hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  person uuid;
begin
  select users.id into person from auth.users
  join private.people on people.user_id = users.id
  where lower(users.email) = lower(address);
  if person is null then
    return false;
  end if;
  delete from private.factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.refresh_tokens where user_id::text = person::text;
  delete from auth.sessions where user_id = person;
  delete from private.known_devices where user_id = person;
  update auth.users set encrypted_password = '' where id = person;
  insert into private.enrolments (user_id, code_hash, expires_at)
  values (person, hash, now() + interval '3 days')
  on conflict (user_id) do update
  set
    code_hash = excluded.code_hash, tries = 0, opened_in = null,
    expires_at = excluded.expires_at;
  perform private.note_security_event('factors-reset', person, '');
  return true;
end;
$$;

-- Refuses to change the password of somebody who has a factor and has not shown it in the last
-- minutes, whichever service is asked to change it.
create function private.require_factor_check()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.has_factor(new.id) and not exists (
    select from private.factor_checks join auth.sessions on sessions.id = factor_checks.session_id
    where sessions.user_id = new.id and factor_checks.checked_at > now() - interval '11 minutes'
  ) then
    raise exception 'a factor must be shown before the password is changed'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

-- The trigger keeps the name that it was first given: on a hosted project the table belongs to the
-- auth service, and we may not rename its triggers.
create trigger require_proof
before update of encrypted_password on auth.users
for each row
when (
  old.encrypted_password is distinct from new.encrypted_password
  and coalesce(new.encrypted_password, '') <> ''
)
execute function private.require_factor_check();

-- Where an entity does not ask for a second factor, its people are told once that they can have
-- one; who puts that away is not told again.
create table private.factor_offers (
  user_id uuid primary key references public.partners (user_id) on delete cascade,
  put_away_at timestamptz not null default now()
);

create function hooks.offers_factor()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not private.has_factor((select auth.uid()))
    and not exists (select from private.factor_offers where user_id = (select auth.uid()));
$$;

revoke all on function hooks.offers_factor() from public, anon;
grant execute on function hooks.offers_factor() to authenticated;

-- All that the page about one's own sign-in account shows; to a session that has not shown a factor
-- yet, only what is missing. Times of sessions are those of the auth service, which hears of a
-- session once an hour, and of its factor. It ends them after seven days or a day of silence, but
-- keeps their rows.
create function private.own_sign_in_account(of_user uuid, of_session uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'email', users.email,
    'language', partners.language,
    'enrolment', private.may_enrol(of_user, of_session),
    'fresh', private.is_fresh(of_user, of_session),
    'shown', trusted.it,
    'provenAt', (select checked_at from private.factor_checks where session_id = of_session),
    'codesLeft', (
      select count(*) from private.recovery_codes where user_id = of_user and used_at is null
    ),
    'factors', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'kind', kind, 'name', name, 'createdAt', created_at, 'usedAt', used_at
          )
          order by created_at
        ),
        '[]'::jsonb
      )
      from private.factors where user_id = of_user and trusted.it
    ),
    'sessions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', sessions.id, 'own', sessions.id = of_session,
            'userAgent', sessions.user_agent, 'network', host(sessions.ip),
            'openedAt', sessions.created_at,
            'activeAt', greatest(sessions.created_at, sessions.updated_at, factor_checks.checked_at),
            'provenBy', factor_checks.kind
          )
          order by sessions.id = of_session desc, sessions.created_at desc
        ),
        '[]'::jsonb
      )
      from auth.sessions left join private.factor_checks on factor_checks.session_id = sessions.id
      where sessions.user_id = of_user and trusted.it
        and (sessions.not_after is null or sessions.not_after > now())
        and sessions.created_at > now() - interval '168 hours'
        and greatest(sessions.created_at, sessions.updated_at) > now() - interval '25 hours'
    ),
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', kind, 'at', at, 'network', network, 'detail', detail)
          order by at desc, id desc
        ),
        '[]'::jsonb
      )
      from (
        select * from private.security_events
        where user_id = of_user and trusted.it order by at desc, id desc limit 30
      ) as recent
    )
  )
  from auth.users
  left join public.partners on partners.user_id = users.id
  cross join (
    select private.has_factor_check(of_session, interval '24 hours')
      or (not private.has_factor(of_user) and not private.is_by_link(of_session)) as it
  ) as trusted
  where users.id = of_user;
$$;
