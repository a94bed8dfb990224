-- How somebody comes in, partner or staff: mailed links, sessions, known devices, and what is
-- remembered of each try.

-- What a link in a mail carries, hashed: an invitation, or a way back in, for everyone who signs
-- in.
create table private.sign_in_links (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index sign_in_links_user on private.sign_in_links (user_id);

-- Sessions opened by a mailed link, whose owner has no present password to give. Good for one
-- password, within the hour.
create table private.link_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  opened_at timestamptz not null default now()
);

create function private.is_by_link(of_session uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.link_sessions where session_id = of_session);
$$;

-- What a link is good for: `open`, `used`, `expired` or `unknown`, as one of somebody who was shut out
-- is, too. To ask changes nothing.
create function private.state_of_sign_in_link(hash text)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select case
        when links.used_at is not null then 'used'
        when links.expires_at <= now() then 'expired'
        when exists (select from private.people where people.user_id = links.user_id) then 'open'
      end
      from private.sign_in_links as links
      where links.token_hash = hash
    ),
    'unknown'
  );
$$;

-- Opens a link: `redeemed` with the account it is for, or why it does not open. A link is used up by
-- the password that it sets, not by the first press of the button: whoever lost the network or
-- closed the page in between would otherwise have to ask for another mail. Pressed once, it has an
-- hour left, as the session that it opens has; the trigger on the password
-- (`private.end_other_sessions`) ends it, with every other link and session.
create function private.redeem_sign_in_link(hash text)
returns table (outcome text, user_id uuid, email text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  state text;
begin
  perform from private.sign_in_links where token_hash = hash for update;
  state := private.state_of_sign_in_link(hash);
  if state <> 'open' then
    return query select state, null::uuid, null::text;
  else
    return query
    update private.sign_in_links as links
    set expires_at = least(links.expires_at, now() + interval '1 hour')
    from auth.users
    where links.token_hash = hash and users.id = links.user_id
    returning 'redeemed', users.id, users.email::text;
  end if;
end;
$$;

-- A browser that has signed in to an account carries a token, of which only the hash is here. Its
-- tries count by themselves: no stranger behind the same address can lock it out.
create table private.known_devices (
  hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  -- When a factor was last shown in it. Whoever has the password alone has a known device, too.
  checked_at timestamptz
);

create index known_devices_user_id on private.known_devices (user_id);

-- In which device a session was opened, where that is known.
create table private.session_devices (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  device text not null references private.known_devices (hash) on delete cascade
);

create index session_devices_device on private.session_devices (device);

-- Whether a device has signed in to an account before; it is then seen again.
create function private.know_device(of_hash text, of_user uuid)
returns boolean
language sql
set search_path = ''
as $$
  with seen as (
    update private.known_devices set seen_at = now()
    where hash = of_hash and user_id = of_user
    returning 1
  )
  select exists (select from seen);
$$;

-- Enough to see an attack and where it comes from, and to tell somebody what happened to their
-- sign-in account: the network rather than the address, and never what was typed. `user_id` is null
-- where no account has the address that was tried.
create table private.security_events (
  id bigint generated always as identity primary key,
  -- What a mail about it names.
  ref uuid not null default gen_random_uuid() unique,
  at timestamptz not null default now(),
  kind text not null check (
    kind in (
      'sign-in-failed', 'password-given', 'signed-in', 'factor-failed', 'password-changed',
      'factor-added', 'factor-removed', 'codes-made', 'recovery-used', 'factors-reset',
      'entity-added', 'recovery-asked', 'link-used', 'password-chosen'
    )
  ),
  user_id uuid references auth.users (id) on delete cascade,
  network text not null,
  -- Which factor, which entity: a name its owner knows.
  detail text check (length(detail) <= 200)
);

create index security_events_at on private.security_events (at);
create index security_events_user on private.security_events (user_id, at desc);

-- 203.0.113.7 is of 203.0.113.0/24, 2001:db8:1:2:: of 2001:db8:1::/48.
create function private.network_of(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    substring(address from '^\d+\.\d+\.\d+\.') || '0/24',
    substring(address from '^[0-9a-f]+:[0-9a-f]+:[0-9a-f]+:') || ':/48',
    ''
  );
$$;

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

-- Changes to a sign-in account are mailed to its owner.
create function private.tell_of_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.outbox (template, language, about)
  select 'account-change', language, new.ref from private.people where user_id = new.user_id;
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

-- Queues a mail with a link, if somebody signs in with the address and who asks has not had enough of
-- them, and says nothing either way. It is noted with where it was asked from once an hour, so that
-- nobody can push all else out of the list by asking.
create function private.ask_recovery(address text, page_language text, from_address text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  person uuid;
begin
  select people.user_id into person
  from private.people join auth.users on users.id = people.user_id
  where lower(users.email) = lower(address);
  if person is null then
    return;
  end if;
  if private.count_request(
    'recovery-asker', from_address || ' ' || private.mailbox(address)
  ) <= 0 then
    insert into private.outbox (template, language, about)
    values ('lp-recovery', page_language, person);
  end if;
  if not exists (
    select from private.security_events as events
    where events.user_id = person and events.kind = 'recovery-asked'
      and events.at > now() - interval '1 hour'
  ) then
    perform private.note_security_event('recovery-asked', person, from_address);
  end if;
end;
$$;

-- Whether the session of a token still goes on: a token outlives its session by up to an hour.
create function hooks.is_signed_in()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where sessions.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and sessions.user_id = (select auth.uid())
      and (sessions.not_after is null or sessions.not_after > now())
  );
$$;

revoke all on function hooks.is_signed_in() from public, anon;
grant execute on function hooks.is_signed_in() to authenticated;

-- Ends the session of a refresh token that was used twice, since the second user may be a thief;
-- its owner signs in again. Two tabs of one browser may use the same token within ten seconds.
-- Answers whether a session was ended.
create function private.end_replayed(spent text)
returns boolean
language sql
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions
    where id in (
      select tokens.session_id from auth.refresh_tokens as tokens
      where tokens.token = spent and tokens.revoked
        and exists (
          select from auth.refresh_tokens as child
          where child.parent = tokens.token
            and (child.revoked or child.created_at < now() - interval '10 seconds')
        )
    )
    returning id
  )
  select exists (select from ended);
$$;

-- The refresh tokens that browsers hold, as hashes. Each leads to a token of the auth service beside
-- us (`auth.refresh_tokens`), which is taken from nobody but this table. Two tabs that renew a
-- session at once have a hash each for one of those. On a hosted project it stays empty.
create table private.session_tokens (
  hash text primary key,
  handle text not null,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  made_at timestamptz not null default now()
);

create index session_tokens_handle on private.session_tokens (handle);
create index session_tokens_session on private.session_tokens (session_id);

-- The session that is about to change a password, noted before it does so: the change ends all
-- other sessions of the person.
create table private.kept_sessions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  session_id uuid not null,
  noted_at timestamptz not null default now()
);

-- A new password ends every other way in: the auth service's own recovery token here, other links
-- and sessions below.
create function private.drop_recovery_token()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.recovery_token := '';
  return new;
end;
$$;

create trigger drop_recovery_token
before update of encrypted_password on auth.users
for each row
when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.drop_recovery_token();

create function private.end_other_sessions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept uuid;
begin
  update private.sign_in_links set used_at = now() where user_id = new.id and used_at is null;
  delete from private.outbox
  where about = new.id and template = 'lp-recovery' and state = 'queued';
  -- A hosted project's own service does the rest itself, and knows which session is asking.
  if session_user = 'supabase_auth_admin' then
    return null;
  end if;
  select session_id into kept from private.kept_sessions
  where user_id = new.id and noted_at > now() - interval '1 minute';
  delete from private.link_sessions where session_id = kept;
  delete from private.kept_sessions where user_id = new.id;
  delete from auth.refresh_tokens
  where user_id::text = new.id::text and session_id is distinct from kept;
  delete from auth.sessions where user_id = new.id and id is distinct from kept;
  return null;
end;
$$;

create trigger end_other_sessions
after update of encrypted_password on auth.users
for each row
when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.end_other_sessions();

-- A changed password is told to its owner, in case it was not they who did it.
create function private.tell_of_new_password()
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

create trigger tell_of_new_password
after update of encrypted_password on auth.users
for each row
when (
  coalesce(old.encrypted_password, '') <> ''
  and coalesce(new.encrypted_password, '') <> ''
  and old.encrypted_password <> new.encrypted_password
)
execute function private.tell_of_new_password();

create function private.note_first_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_security_event('password-chosen', new.id, '');
  return null;
end;
$$;

create trigger note_first_password
after update of encrypted_password on auth.users
for each row
when (
  coalesce(old.encrypted_password, '') = '' and coalesce(new.encrypted_password, '') <> ''
)
execute function private.note_first_password();
