-- What is remembered of sign-ins: the devices that succeeded, and the tries that did not.

-- A browser that has signed in to an account carries a token, of which only the hash is here. Its
-- tries count by themselves: no stranger behind the same address can lock it out.
create table private.known_devices (
  hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now()
);

create index known_devices_user_id on private.known_devices (user_id);

insert into private.limits (kind, per_address, overall, period, slows) values
  ('sign-in-device', 10, 1000000, '15 minutes', false);

-- Enough to see an attack and where it comes from: the network rather than the address, and never
-- what was typed. `user_id` is null where no account has the address that was tried.
create table private.security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in ('sign-in-failed')),
  user_id uuid references auth.users (id) on delete cascade,
  network text not null
);

create index security_events_at on private.security_events (at);

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

create function private.note_security_event(of_kind text, of_user uuid, from_address text)
returns void
language sql
set search_path = ''
as $$
  insert into private.security_events (kind, user_id, network)
  values (of_kind, of_user, private.network_of(from_address));
$$;

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

create function private.purge_sign_ins(keep_events interval, keep_devices interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'security_events';
  delete from private.security_events where at < now() - keep_events;
  get diagnostics removed = row_count;
  return next;

  kind := 'known_devices';
  delete from private.known_devices where seen_at < now() - keep_devices;
  get diagnostics removed = row_count;
  return next;
end;
$$;

revoke all on all functions in schema private from public;
