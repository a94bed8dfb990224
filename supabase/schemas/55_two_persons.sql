-- Two persons, always, for what widens rights: who counts as the second one, how colleagues are
-- told, and what the terminal may do while there are too few of them:
-- docs/decisions/038-two-persons.md.

-- Whoever came less than two weeks ago approves nothing: a second mailbox that somebody invites for
-- themselves would otherwise approve minutes later. Two established colleagues may say that somebody
-- is established before that, and so are the first three of a new installation.
create function private.is_established(who uuid)
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
create function private.established_approvers()
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
  kind text not null check (
    kind in ('terminal', 'proposed', 'confirmed', 'waits', 'edition', 'mark')
  ),
  -- As the ledger calls it.
  act text not null,
  by_name text not null,
  -- The colleague whom it concerns, where it is one, or the edition, such as privacy/4.0.
  subject_name text,
  at timestamptz not null default now()
);

create index colleague_notices_user on private.colleague_notices (user_id);

-- Tells these colleagues, or of them those who are here: not who left, nor who has yet to come.
create function private.tell_colleagues(
  told uuid[], of_kind text, of_act text, by_whom text, of_whom text
)
returns void
language sql
set search_path = ''
as $$
  with notices as (
    insert into private.colleague_notices (user_id, kind, act, by_name, subject_name)
    select user_id, of_kind, of_act, by_whom, of_whom from private.staff
    join auth.users on users.id = staff.user_id
    where user_id = any(told) and revoked_at is null
      and (entered_at is not null or coalesce(encrypted_password, '') <> '')
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'staff-notice', staff.language, notices.id
  from notices join private.staff on staff.user_id = notices.user_id;
$$;

-- The terminal is one person. It lets colleagues in, or opens the door to one who lost everything,
-- only where the desk has too few to do it with two persons; and everybody there hears of it.
create function private.must_be_few()
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
create function private.terminal_invite_staff(
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
    and not exists (select from private.approvals where lane = 'normal')
    and not exists (select from private.proposals where proposals.outcome = 'confirmed')
    and not exists (
      select from private.bank_account_changes as changes where changes.outcome = 'taken'
    );
  perform private.tell_colleagues(
    array(select user_id from private.staff where user_id <> invited),
    'terminal', 'staff.invite', by_name, person
  );
  return outcome;
end;
$$;

create function private.terminal_reset_staff(address text, hash text, by_name text)
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
