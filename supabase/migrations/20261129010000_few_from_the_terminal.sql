-- What the terminal may do: let colleagues in, and reset their factors, only while fewer than three
-- established ones can do it at the desk; every colleague hears of it.

alter table private.staff add column established_at timestamptz;

insert into private.permissions (role, act)
select role, 'rights.confirm' from unnest(array['relations', 'compliance', 'administrator']) as role;

-- Gives a person these roles and no other, and mails them a link if they have no password yet. Who
-- is here keeps the day of the invitation.
create or replace function private.invite_staff(
  address text,
  person text,
  mail_language text,
  given_roles text,
  by_actor uuid,
  by_name text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  invited uuid := private.sign_in_account_for(address);
  known boolean;
  has_password boolean;
begin
  select exists (select from private.staff where user_id = invited and revoked_at is null)
  into known;
  select coalesce(encrypted_password, '') <> '' into has_password
  from auth.users where id = invited;
  insert into private.staff (user_id, name, language) values (invited, person, mail_language)
  on conflict (user_id) do update
  set
    name = person, language = mail_language, revoked_at = null,
    invited_at = case when known then staff.invited_at else now() end,
    established_at = case when known then staff.established_at end;
  perform private.give_roles(invited, given_roles);
  insert into private.enrolments (user_id, expires_at)
  select invited, now() + interval '14 days' where not private.has_factor(invited)
  on conflict (user_id) do update set expires_at = excluded.expires_at
  where enrolments.code_hash is null;
  if not has_password then
    insert into private.outbox (template, language, about)
    values ('staff-invitation', mail_language, invited);
  end if;
  perform private.note(
    by_actor, by_name, 'staff.invite', 'staff:' || invited, null,
    jsonb_build_object('roles', given_roles, 'again', known)
  );
  return case when known then 'changed' when has_password then 'let in' else 'invited' end;
end;
$$;

-- Whoever came less than two weeks ago approves nothing: a second mailbox that somebody invites for
-- themselves would otherwise approve minutes later. Two established colleagues may say that somebody
-- is established before that, and so are the first three of a new installation.
create or replace function private.is_established(who uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.staff
    where user_id = who and revoked_at is null
      and least(established_at, invited_at + private.bank_account_wait()) <= now()
  );
$$;

-- Who could confirm a change of rights today: established, and able to sign in, which whoever has
-- shown no factor for a month may not be.
create or replace function private.established_approvers()
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select staff.user_id from private.staff
  join auth.users on users.id = staff.user_id and coalesce(users.encrypted_password, '') <> ''
  where private.is_established(staff.user_id)
    and exists (
      select from private.staff_roles
      join private.permissions on permissions.role = staff_roles.role
      where staff_roles.user_id = staff.user_id and permissions.act = 'rights.confirm'
    )
    and exists (
      select from private.factors
      where factors.user_id = staff.user_id
        and coalesce(used_at, created_at) > now() - interval '30 days'
    );
$$;

-- What a colleague is told by mail of what another did or asks for: a row for each of them.
create table private.colleague_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.staff (user_id) on delete cascade,
  kind text not null check (kind in ('terminal', 'proposed', 'confirmed', 'waits')),
  -- As the ledger calls it.
  act text not null,
  by_name text not null,
  -- The colleague whom it concerns, where it is one.
  subject_name text,
  at timestamptz not null default now()
);

create index colleague_notices_user on private.colleague_notices (user_id);

-- Tells these colleagues, or of them those who are still here.
create or replace function private.tell_colleagues(
  told uuid[], of_kind text, of_act text, by_whom text, of_whom text
)
returns void
language sql
set search_path = ''
as $$
  with notices as (
    insert into private.colleague_notices (user_id, kind, act, by_name, subject_name)
    select user_id, of_kind, of_act, by_whom, of_whom from private.staff
    where user_id = any(told) and revoked_at is null
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'staff-notice', staff.language, notices.id
  from notices join private.staff on staff.user_id = notices.user_id;
$$;

-- The terminal is one person. It lets colleagues in, or opens the door to one who lost everything,
-- only where the desk has too few to do it with two persons; and everybody there hears of it.
create or replace function private.must_be_few()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if (select count(*) from private.established_approvers()) >= 3 then
    raise exception 'Three colleagues or more can do this at the desk, two of them together: it is not done from the terminal.';
  end if;
end;
$$;

-- The first three approvers, invited before anything was ever approved, have nobody who could say
-- that they are established.
create or replace function private.terminal_invite_staff(
  address text, person text, mail_language text, given_roles text, by_name text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  outcome text;
  invited uuid;
begin
  perform private.must_be_few();
  outcome := private.invite_staff(address, person, mail_language, given_roles, null, by_name);
  select id into invited from auth.users where lower(email) = lower(address);
  update private.staff set established_at = now()
  where user_id = invited and established_at is null
    and exists (
      select from private.permissions
      where act = 'rights.confirm' and role = any (string_to_array(given_roles, ','))
    )
    and (select count(*) from private.staff where established_at is not null) < 3
    and not exists (select from private.approvals where lane = 'normal');
  perform private.tell_colleagues(
    array(select user_id from private.staff where user_id <> invited),
    'terminal', 'staff.invite', by_name, person
  );
  return outcome;
end;
$$;

create or replace function private.terminal_reset_staff(address text, hash text, by_name text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  lost record;
begin
  perform private.must_be_few();
  select staff.user_id, staff.name into lost
  from private.staff join auth.users on users.id = staff.user_id
  where lower(users.email) = lower(address) and staff.revoked_at is null;
  if not found or not private.reset_factors(address, hash) then
    return false;
  end if;
  perform private.note(null, by_name, 'staff.reset-factors', 'staff:' || lost.user_id);
  perform private.tell_colleagues(
    array(select user_id from private.staff), 'terminal', 'staff.reset-factors', by_name, lost.name
  );
  return true;
end;
$$;

-- What mails to addresses that begin like this are about; the mail to the firm itself is not one of
-- them. At most 2,001: whoever asks is told to write more of the address then.
create or replace function private.mails_to(beginning text)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  -- As a range of signs: what is only known at run time makes no range of a `like`.
  with messages as (
    select id from private.contact_messages
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    limit 2001
  ), persons as (
    select id from auth.users where starts_with(lower(email), lower(beginning))
  )
  select found.id from (
    select id from messages
    union all
    select entries.id from private.message_entries as entries
    join messages on messages.id = entries.message_id
    union all
    select id from private.person_requests
    where starts_with(lower(address), lower(beginning))
    union all
    select id from public.newsletter_subscribers
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    union all
    select id from persons
    union all
    select notices.id from private.document_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.call_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.withdrawal_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select digests.id from private.digests
    join persons on persons.id = digests.user_id
    union all
    select events.ref from private.security_events as events
    join persons on persons.id = events.user_id
    union all
    select notices.id from private.bank_account_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.colleague_notices as notices
    join persons on persons.id = notices.user_id
  ) as found
  limit 2001;
$$;

create or replace function private.purge_accesses(keep_accesses interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'accesses';
  delete from private.accesses where last_at < now() - keep_accesses;
  get diagnostics removed = row_count;
  return next;
  delete from private.colleague_notices where at < now() - keep_accesses;
end;
$$;

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
