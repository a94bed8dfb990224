-- What the firm's people may do at the desk, and how they are let in and shut out.

-- Whether somebody may do this at the desk now: by their roles, in a session that has shown a
-- factor within half a day. Nobody stays in overnight.
create function private.may(of_user uuid, of_session uuid, of_act text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.staff
    join auth.sessions on sessions.user_id = staff.user_id and sessions.id = of_session
      and (sessions.not_after is null or sessions.not_after > now())
    join private.staff_roles on staff_roles.user_id = staff.user_id
    join private.permissions on permissions.role = staff_roles.role
    where staff.user_id = of_user and staff.revoked_at is null and permissions.act = of_act
      and private.has_factor_check(of_session, interval '12 hours')
  );
$$;

-- The first line of every function that acts for somebody at the desk: answers their name, or
-- stops everything.
create function private.must(of_user uuid, of_session uuid, of_act text)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.may(of_user, of_session, of_act) then
    raise exception 'not allowed: %', of_act using errcode = 'PT403';
  end if;
  return (select name from private.staff where user_id = of_user);
end;
$$;

-- What the desk knows of who has come in: nothing but what is missing until a factor was shown.
create function private.desk_colleague(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  known private.staff;
begin
  select * into known from private.staff where user_id = of_user and revoked_at is null;
  if not found then
    return jsonb_build_object('needs', 'staff');
  end if;
  if not private.has_factor_check(of_session, interval '12 hours') then
    return jsonb_build_object(
      'needs', case when private.has_factor(of_user) then 'proof' else 'enrolment' end
    );
  end if;
  update private.staff set entered_at = now() where user_id = of_user and entered_at is null;
  return jsonb_build_object(
    'needs', null, 'user', of_user, 'name', known.name, 'language', known.language,
    'roles', (
      select coalesce(jsonb_agg(role order by role), '[]') from private.staff_roles
      where user_id = of_user
    ),
    'acts', (
      select coalesce(jsonb_agg(distinct act), '[]') from private.permissions
      join private.staff_roles on staff_roles.role = permissions.role
      where staff_roles.user_id = of_user
    )
  );
end;
$$;

-- These roles and no other; one that was there keeps its day.
create function private.give_roles(who uuid, given_roles text)
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

create function private.must_be_roles(given_roles text)
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
    raise exception 'no-role' using errcode = 'PT422';
  end if;
end;
$$;

-- Roles as they are written down and compared.
create function private.in_order(of_roles text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(distinct role, ',' order by role), '')
  from unnest(string_to_array(of_roles, ',')) as role;
$$;

-- As one text, in order; empty where there is none.
create function private.roles_of(who uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(string_agg(role, ',' order by role), '') from private.staff_roles
  where user_id = who;
$$;

-- Gives a person these roles and no other, and mails them a link if they have no password yet. Who
-- is here keeps the day of the invitation.
create function private.invite_staff(
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

-- No session, no password, no factor, no link. A partner who was staff as well must be invited
-- anew.
create function private.revoke_staff(who uuid, by_actor uuid, by_name text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update private.staff set revoked_at = now() where user_id = who and revoked_at is null;
  if not found then
    return false;
  end if;
  delete from private.staff_roles where user_id = who;
  delete from private.factors where user_id = who;
  delete from private.recovery_codes where user_id = who;
  delete from private.enrolments where user_id = who and code_hash is null;
  delete from private.sign_in_links where user_id = who;
  delete from auth.refresh_tokens where user_id::text = who::text;
  delete from auth.sessions where user_id = who;
  update auth.users set encrypted_password = '', recovery_token = '' where id = who;
  perform private.note(by_actor, by_name, 'staff.revoke', 'staff:' || who);
  return true;
end;
$$;

create function private.desk_staff(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.read');
  return jsonb_build_object(
    'staff', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', staff.user_id, 'name', staff.name, 'email', users.email,
            'language', staff.language, 'invitedAt', staff.invited_at,
            'enteredAt', staff.entered_at, 'hasFactor', private.has_factor(staff.user_id),
            'established', private.is_established(staff.user_id),
            'roles', (
              select coalesce(jsonb_agg(role order by role), '[]') from private.staff_roles
              where staff_roles.user_id = staff.user_id
            )
          )
          order by staff.name
        ),
        '[]'
      )
      from private.staff join auth.users on users.id = staff.user_id
      where staff.revoked_at is null
    ),
    'permissions', (
      select jsonb_object_agg(act, roles) from (
        select act, jsonb_agg(role order by role) as roles from private.permissions group by act
      ) as table_of_acts
    )
  );
end;
$$;

-- An invitation is for who has no place yet; roles are changed by `desk_change_roles`. It waits for a
-- second person, but for another mail to who was invited with these roles and has not come.
create function private.desk_invite_staff(
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
  known record;
begin
  perform private.must_be_roles(given_roles);
  select
    users.id, staff.revoked_at is null and staff.user_id is not null as here,
    coalesce(users.encrypted_password, '') <> '' as came
  into known
  from auth.users left join private.staff on staff.user_id = users.id
  where lower(users.email) = lower(address);
  if known.here and known.came then
    raise exception 'already-here' using errcode = 'PT422';
  elsif known.here and private.roles_of(known.id) = private.in_order(given_roles) then
    perform private.invite_staff(address, person, mail_language, given_roles, of_user, actor);
    return jsonb_build_object('outcome', 'invited');
  end if;
  return private.propose(
    of_user, actor, 'staff.invite', 'staff:' || coalesce(known.id::text, ''),
    array_remove(array[known.id], null),
    jsonb_build_object(
      'email', lower(address), 'name', person, 'language', mail_language,
      'roles', private.in_order(given_roles)
    )
  );
end;
$$;

-- On the roles that were seen: where another administrator was quicker, nothing is done. Fewer roles
-- are given at once; whatever comes with one that was not there waits for a second person. Nobody
-- gives up the administration by themselves: somebody must be left to let others in.
create function private.desk_change_roles(
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
begin
  perform private.must_be_roles(given_roles);
  perform from private.staff where user_id = who and revoked_at is null for update;
  if not found then
    return null;
  elsif who = of_user and 'administrator' <> all (string_to_array(given_roles, ',')) then
    raise exception 'own-role' using errcode = 'PT422';
  end if;
  before := private.roles_of(who);
  if before <> private.in_order(seen_roles) then
    raise exception 'somebody was quicker' using errcode = 'PT409';
  elsif not string_to_array(given_roles, ',') <@ string_to_array(before, ',') then
    return private.propose(
      of_user, actor, 'staff.roles', 'staff:' || who, array[who],
      jsonb_build_object('was', before, 'roles', private.in_order(given_roles))
    );
  end if;
  perform private.give_roles(who, given_roles);
  perform private.note(
    of_user, actor, 'staff.roles', 'staff:' || who, null,
    jsonb_build_object('was', before, 'roles', private.roles_of(who))
  );
  return jsonb_build_object('outcome', 'changed');
end;
$$;

-- Nobody shuts themselves out: somebody must be left to let others in.
create function private.desk_revoke_staff(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
begin
  if who = of_user then
    raise exception 'own-access' using errcode = 'PT422';
  end if;
  return case
    when private.revoke_staff(who, of_user, actor) then jsonb_build_object('outcome', 'revoked')
  end;
end;
$$;

create function private.desk_reset_staff(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
begin
  if who = of_user or not exists (
    select from private.staff where user_id = who and revoked_at is null
  ) then
    return null;
  end if;
  return private.propose(
    of_user, actor, 'staff.reset-factors', 'staff:' || who, array[who], '{}'
  );
end;
$$;

-- As the version before asks, which showed a code at once.
create function private.desk_reset_staff(of_user uuid, of_session uuid, who uuid, hash text)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.manage');
  raise exception 'second-person' using errcode = 'PT422';
end;
$$;
