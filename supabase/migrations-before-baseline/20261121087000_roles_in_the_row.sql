-- An invitation is for who has no place yet. Roles are changed where they are seen: to invite somebody
-- anew took away every role that was not ticked again.

-- A role has the day it was given: whoever got the right to call back about a fund's account for the very
-- change does not count. Until now a change of roles counted as another invitation.
alter table private.staff_roles add column given_at timestamptz not null default now();
update private.staff_roles set given_at = staff.invited_at
from private.staff where staff.user_id = staff_roles.user_id;

create or replace function private.why_not_call(of_user uuid, change private.account_changes)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when change.proposed_by = of_user then 'own'
    when exists (
      select from private.account_calls where change_id = change.id and caller = of_user
    ) then 'twice'
    when not exists (
      select from private.staff
      join private.staff_roles on staff_roles.user_id = staff.user_id
      join private.permissions on permissions.role = staff_roles.role
      where staff.user_id = of_user and permissions.act = 'bank.call'
        and greatest(staff.invited_at, staff_roles.given_at)
          <= change.proposed_at - private.account_wait()
    ) then 'newcomer'
  end;
$$;

-- These roles and no other; one that was there keeps its day.
create or replace function private.give_roles(who uuid, given_roles text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.staff_roles
  where user_id = who and role <> all (string_to_array(given_roles, ','));
  insert into private.staff_roles (user_id, role)
  select who, given from unnest(string_to_array(given_roles, ',')) as given
  on conflict do nothing;
end;
$$;

-- By command it still gives these roles and no other. Who is here keeps the day of the invitation.
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
  invited uuid := private.account_for(address);
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
    invited_at = case when known then staff.invited_at else now() end;
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

create or replace function private.must_be_roles(given_roles text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if given_roles = '' or exists (
    select from unnest(string_to_array(given_roles, ',')) as given
    where given not in (select role from private.roles)
  ) then
    raise exception 'there is no such role' using errcode = 'PT422';
  end if;
end;
$$;

create or replace function private.desk_invite_staff(
  of_user uuid,
  of_session uuid,
  address text,
  person text,
  mail_language text,
  given_roles text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
begin
  perform private.must_be_roles(given_roles);
  if exists (
    select from private.staff join auth.users on users.id = staff.user_id
    where lower(users.email) = lower(address) and staff.revoked_at is null
      -- Whose link ended unused is mailed another.
      and coalesce(users.encrypted_password, '') <> ''
  ) then
    raise exception 'already-here' using errcode = 'PT422';
  end if;
  return jsonb_build_object(
    'outcome',
    private.invite_staff(address, person, mail_language, given_roles, of_user, actor)
  );
end;
$$;

-- On the roles that were seen: where another administrator was quicker, nothing is done. Nobody gives up
-- the administration by themselves: somebody must be left to let others in.
create or replace function private.desk_change_roles(
  of_user uuid,
  of_session uuid,
  who uuid,
  seen_roles text,
  given_roles text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
  before text;
  after text;
begin
  perform private.must_be_roles(given_roles);
  perform from private.staff where user_id = who and revoked_at is null for update;
  if not found then
    return null;
  elsif who = of_user and 'administrator' <> all (string_to_array(given_roles, ',')) then
    raise exception 'own-role' using errcode = 'PT422';
  end if;
  select coalesce(string_agg(role, ',' order by role), '') into before
  from private.staff_roles where user_id = who;
  if before <> (
    select coalesce(string_agg(seen, ',' order by seen), '')
    from unnest(string_to_array(seen_roles, ',')) as seen
  ) then
    raise exception 'somebody was quicker' using errcode = 'PT409';
  end if;
  perform private.give_roles(who, given_roles);
  select string_agg(role, ',' order by role) into after
  from private.staff_roles where user_id = who;
  perform private.note(
    of_user, actor, 'staff.roles', 'staff:' || who, null,
    jsonb_build_object('was', before, 'roles', after)
  );
  return jsonb_build_object('outcome', 'changed');
end;
$$;

revoke all on all functions in schema private from public;
