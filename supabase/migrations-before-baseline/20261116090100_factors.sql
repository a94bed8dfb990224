-- Second factors of our own, on whichever engine: passkeys, codes of an app, codes kept on paper.
-- Which session was proven by which of them, and when, is a row of `proofs`; without it no figure
-- and no document, whatever opened the session.

create table private.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'code')),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- Of a passkey: how the browser names it, its public half, how often it says it was used, and by
  -- which ways it can be reached.
  credential_id text unique,
  public_key text,
  counter bigint,
  transports text,
  -- Of an app: what it shares with us, and the last half minute whose code was taken.
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

create table private.proofs (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'code', 'recovery-code')),
  factor_id uuid references private.factors (id) on delete set null,
  proven_at timestamptz not null default now()
);

create index proofs_factor on private.proofs (factor_id);

-- What was asked of a browser and not answered yet. One of a kind per session; before there is a
-- session, as many as are asked for.
create table private.challenges (
  value text primary key,
  kind text not null check (kind in ('sign-in', 'prove', 'add-passkey', 'add-code')),
  session_id uuid references auth.sessions (id) on delete cascade,
  expires_at timestamptz not null,
  unique (session_id, kind)
);

-- A passkey was shown before there was a session: what its session, once opened, is proven by.
create table private.passkey_grants (
  token_hash text primary key,
  factor_id uuid not null references private.factors (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_grants_factor on private.passkey_grants (factor_id);

-- Who may add a first factor. After the firm took lost ones away it has a code, which is told to
-- the person by telephone, and opens it to the session that gives it: who reads their mail does not
-- have it. Such a row stays until there is a factor, and nothing is shown meanwhile.
create table private.enrolments (
  user_id uuid primary key references auth.users (id) on delete cascade,
  code_hash text,
  tries integer not null default 0,
  opened_in uuid,
  expires_at timestamptz not null
);

-- Those who were here before: as if they had been invited today.
insert into private.enrolments (user_id, expires_at)
select user_id, now() + interval '90 days' from public.partners where revoked_at is null;

insert into private.limits (kind, per_address, overall, period, slows) values
  ('account', 600, 60000, '1 hour', false),
  ('passkey', 60, 6000, '15 minutes', false),
  -- Codes of six digits, by account: 240 tries a day find one in 1,400 days, on average.
  ('factor', 10, 1000000, '1 hour', false);

-- More of what happens to an account is remembered, and told to its owner.
drop function private.note_security_event(text, uuid, text);
alter table private.security_events drop constraint security_events_kind_check;
alter table private.security_events
  add column ref uuid not null default gen_random_uuid() unique,
  -- Which factor, which entity: a name its owner knows.
  add column detail text check (length(detail) <= 200),
  add check (
    kind in (
      'sign-in-failed', 'password-given', 'signed-in', 'factor-failed', 'password-changed',
      'factor-added', 'factor-removed', 'codes-made', 'recovery-used', 'factors-reset', 'entity-added'
    )
  );
create index security_events_user on private.security_events (user_id, at desc);

create function private.note_security_event(
  of_kind text,
  of_user uuid,
  from_address text,
  about text default null
)
returns void
language sql
set search_path = ''
as $$
  insert into private.security_events (kind, user_id, network, detail)
  values (of_kind, of_user, private.network_of(from_address), left(about, 200));
$$;

create function private.tell_of_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.outbox (template, language, about)
  select 'account-change', language, new.ref
  from public.partners where user_id = new.user_id and revoked_at is null;
  return null;
end;
$$;

create trigger tell_of_change
after insert on private.security_events
for each row
when (
  new.kind in (
    'password-changed', 'factor-added', 'factor-removed', 'codes-made', 'recovery-used',
    'factors-reset', 'entity-added'
  )
)
execute function private.tell_of_change();

-- The mail of a changed password is one of these now.
create or replace function private.tell_of_new_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_security_event('password-changed', new.id, '');
  return null;
end;
$$;

insert into private.security_events (kind, user_id, network)
select 'password-changed', about, '' from private.outbox
where template = 'lp-password-changed' and state = 'queued';
delete from private.outbox where template = 'lp-password-changed' and state = 'queued';

create function private.has_factor(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.factors where user_id = of_user);
$$;

-- Long enough for a day's work, short enough that a laptop left behind shows nothing tomorrow.
create function private.is_proven(of_session uuid, within interval)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.proofs where session_id = of_session and proven_at > now() - within
  );
$$;

create function private.is_by_link(of_session uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.link_sessions where session_id = of_session);
$$;

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

-- The entity that somebody acts for in a session, and null where something is missing: a session
-- that goes on, a membership that has not ended, a proof where one is asked for. All that partners
-- are shown or given leads through here.
create function private.entity_of(of_user uuid, of_session uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select chosen.entity_id
  from (select entity_id from private.memberships_of(of_user) limit 1) as chosen
  join public.partner_entities as entities on entities.id = chosen.entity_id
  join auth.sessions on sessions.id = of_session and sessions.user_id = of_user
    and (sessions.not_after is null or sessions.not_after > now())
  where private.is_proven(of_session, interval '24 hours')
    or (
      not entities.requires_factor
      and not private.has_factor(of_user)
      and not private.is_reset(of_user)
      and not private.is_by_link(of_session)
    );
$$;

create or replace function hooks.partner_entity()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select private.entity_of((select auth.uid()), nullif(auth.jwt() ->> 'session_id', '')::uuid);
$$;

-- What stands between who is signed in and what is theirs: `proof` of a factor, `enrolment` of the
-- first one, a `password` where a mailed link opened the session. Null where nothing does.
create function hooks.partner_needs()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when hooks.partner_entity() is not null then null
    when not exists (select from private.memberships_of((select auth.uid()))) then null
    when private.has_factor((select auth.uid())) then 'proof'
    when private.is_by_link(nullif(auth.jwt() ->> 'session_id', '')::uuid) then 'password'
    else 'enrolment'
  end;
$$;

revoke all on function hooks.partner_needs() from public, anon;
grant execute on function hooks.partner_needs() to authenticated;

-- Whoever finds a session open must not be able to change who can open it: a factor shown within
-- ten minutes, or, where there is none, the password given within ten minutes.
create function private.is_fresh(of_user uuid, of_session uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_proven(of_session, interval '10 minutes')
    or (
      not private.has_factor(of_user)
      and not private.is_by_link(of_session)
      and exists (
        select from auth.sessions
        where id = of_session and user_id = of_user and created_at > now() - interval '10 minutes'
      )
    );
$$;

create function private.must_have_factor(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.memberships_of(of_user) as memberships
    join public.partner_entities as entities on entities.id = memberships.entity_id
    where entities.requires_factor
  );
$$;

-- Whether a factor may be added: `yes`, or what is missing: `proof`, a `password`, the `code` that
-- the firm tells by telephone, or everything (`closed`): then the firm opens it again.
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

-- Five tries, then the firm makes another.
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
      expires_at = case when code_hash <> hash and tries >= 4 then now() else expires_at end
    where user_id = of_user and expires_at > now() and code_hash is not null
    returning code_hash
  )
  select exists (select from tried where code_hash = hash);
$$;

create function private.prove(
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
  insert into private.proofs (session_id, kind, factor_id)
  select id, by_kind, by_factor from auth.sessions where id = of_session and user_id = of_user
  on conflict (session_id) do update
  set kind = excluded.kind, factor_id = excluded.factor_id, proven_at = now();
  update private.factors set used_at = now() where id = by_factor;
  select private.note_security_event(
    case when by_kind = 'recovery-code' then 'recovery-used' else 'signed-in' end,
    of_user, from_address, (select name from private.factors where id = by_factor)
  );
$$;

-- Keeps a new factor: what proved it to work proves the session too. `first` where there are no
-- codes on paper yet. Ten are enough for anyone. A session that was let add a first one, and waited
-- until there was another, must show that one.
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
  insert into private.factors (
    user_id, kind, name, credential_id, public_key, counter, transports, secret, last_step
  )
  select
    of_user, of_kind, called, facts ->> 'credential_id', facts ->> 'public_key',
    (facts ->> 'counter')::bigint, facts ->> 'transports', facts ->> 'secret',
    (facts ->> 'last_step')::bigint
  where (select count(*) from private.factors where user_id = of_user) < 10
    and (
      not private.has_factor(of_user) or private.is_proven(of_session, interval '24 hours')
    )
  on conflict (credential_id) do nothing
  returning id into made;
  if made is null then
    return query select false, false;
    return;
  end if;
  delete from private.enrolments where user_id = of_user;
  perform private.note_security_event('factor-added', of_user, from_address, called);
  perform private.prove(of_user, of_session, of_kind, made, from_address);
  return query select true, not exists (
    select from private.recovery_codes where user_id = of_user and used_at is null
  );
end;
$$;

-- Sessions that were opened elsewhere end with it. The last one stays where one is asked for.
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
  delete from private.recovery_codes where user_id = of_user;
  -- They stand in for a factor that was lost: where there is none, there is nothing to stand in for.
  insert into private.recovery_codes (hash, user_id)
  select unnest(string_to_array(hashes, ' ')), of_user where private.has_factor(of_user);
$$;

-- Takes every factor of a person away, ends their sessions, and lets them add a first one again
-- with a code that the firm tells them. The password stays.
create function private.reset_factors(address text, hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  person uuid;
begin
  select users.id into person from auth.users
  join public.partners on partners.user_id = users.id and partners.revoked_at is null
  where lower(users.email) = lower(address);
  if person is null then
    return false;
  end if;
  delete from private.factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.refresh_tokens where user_id::text = person::text;
  delete from auth.sessions where user_id = person;
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

-- A password is changed with a fresh proof or not at all, whichever service is asked to do it.
create function private.require_proof()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.has_factor(new.id) and not exists (
    select from private.proofs join auth.sessions on sessions.id = proofs.session_id
    where sessions.user_id = new.id and proofs.proven_at > now() - interval '11 minutes'
  ) then
    raise exception 'a factor must be shown before the password is changed'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger require_proof
before update of encrypted_password on auth.users
for each row
when (
  old.encrypted_password is distinct from new.encrypted_password
  and coalesce(new.encrypted_password, '') <> ''
)
execute function private.require_proof();

create or replace function private.purge_sign_ins(keep_events interval, keep_devices interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  kind := 'security_events';
  delete from private.security_events
  where at < now() - case
    when kind in ('sign-in-failed', 'factor-failed') then keep_events else keep_devices
  end;
  get diagnostics removed = row_count;
  return next;

  kind := 'known_devices';
  delete from private.known_devices where seen_at < now() - keep_devices;
  get diagnostics removed = row_count;
  return next;

  kind := 'challenges';
  delete from private.challenges where expires_at < now();
  get diagnostics removed = row_count;
  return next;
  delete from private.passkey_grants where expires_at < now();
  delete from private.enrolments where expires_at < now() and code_hash is null;
end;
$$;

revoke all on all functions in schema private from public;
