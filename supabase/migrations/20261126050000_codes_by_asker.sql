-- Wrong codes count for the session that enters them. Six digits alone are bounded by account, or by
-- a browser in which a factor was shown before; beyond that two codes in a row are asked for. What
-- comes with a first factor is made once, however many are added at the same time.

insert into private.limits (kind, per_address, overall, period, slows) values
  ('app-code', 10, 1000000, '12 hours', false);

update private.limits set per_address = 5, period = '15 minutes' where kind = 'factor';

alter table private.known_devices add column checked_at timestamptz;

create table private.session_devices (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  device text not null references private.known_devices (hash) on delete cascade
);

create index session_devices_device on private.session_devices (device);

-- Takes one request out of the count again, which turned out to be a right one.
create or replace function private.uncount_request(asked_kind text, address text)
returns void
language sql
set search_path = ''
as $$
  update private.limit_counts as counts set count = counts.count - 1
  from private.limits, private.salt
  where limits.kind = asked_kind and counts.kind = asked_kind and counts.count > 0
    and counts.who = encode(sha256(convert_to(salt.value || address, 'UTF8')), 'hex')
    and counts.began = date_bin(limits.period, now(), timestamptz '2000-01-01');
$$;

-- By what codes of six digits are counted: the browser, where a factor was shown in it before, and
-- otherwise the account.
create or replace function private.code_asker(of_user uuid, of_session uuid)
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
create or replace function private.note_factor_check(
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
create or replace function private.add_factor(
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
    user_id, kind, name, credential_id, public_key, counter, transports, secret, last_step
  )
  select
    of_user, of_kind, called, facts ->> 'credential_id', facts ->> 'public_key',
    (facts ->> 'counter')::bigint, facts ->> 'transports', facts ->> 'secret',
    (facts ->> 'last_step')::bigint
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

create or replace function private.replace_recovery_codes(of_user uuid, hashes text)
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
create or replace function private.keep_first_recovery_codes(of_user uuid, hashes text)
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

revoke all on all functions in schema private from public;
