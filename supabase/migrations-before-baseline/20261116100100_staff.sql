-- The firm's own people, and what each of them may do at the desk.

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 2 and 200),
  language text not null check (language in ('en', 'fr')),
  invited_at timestamptz not null default now(),
  -- When they first came in: an invitation that nobody opened is shown.
  entered_at timestamptz,
  revoked_at timestamptz
);

create table private.roles (
  role text primary key
);

insert into private.roles (role) values
  ('communications'), ('relations'), ('compliance'), ('administrator'), ('reader');

create table private.staff_roles (
  user_id uuid not null references private.staff (user_id) on delete cascade,
  role text not null references private.roles (role),
  primary key (user_id, role)
);

create index staff_roles_role on private.staff_roles (role);

-- What each role may do: the one table. The desk shows it in words.
create table private.permissions (
  role text not null references private.roles (role),
  act text not null,
  primary key (role, act)
);

insert into private.permissions (role, act)
select role, act from (
  values
    ('messages.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('messages.work', array['communications', 'relations', 'compliance']),
    ('templates.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('templates.write', array['communications', 'relations', 'compliance']),
    ('mail.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('mail.send', array['communications', 'relations', 'administrator']),
    ('persons.read', array['compliance']),
    ('persons.erase', array['compliance']),
    ('proofs.read', array['compliance', 'communications']),
    ('ledger.read', array['compliance', 'administrator']),
    ('approvals.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('approvals.write', array['communications', 'relations', 'compliance']),
    ('approvals.give', array['communications', 'relations', 'compliance']),
    ('approvals.settings', array['administrator']),
    ('staff.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('staff.manage', array['administrator'])
) as allowed (act, roles) cross join unnest(roles) as role;

-- Whoever has an account here and was not shut out, partner or staff, and how they are written to.
create view private.people as
select distinct on (user_id) user_id, name, language
from (
  select user_id, name, language from private.staff where revoked_at is null
  union all
  select user_id, name, language from public.partners where revoked_at is null
) as anyone;

revoke all on private.people from public, anon, authenticated;

-- Half a day: nobody stays in overnight.
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
      and private.is_proven(of_session, interval '12 hours')
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
create function private.desk_bearer(of_user uuid, of_session uuid)
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
  if not private.is_proven(of_session, interval '12 hours') then
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

-- An account without a password: nobody can sign in to it before the link was used. The empty
-- tokens are what the hosted service expects to find. Answers the one that is there already.
create function private.account_for(address text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  account uuid;
begin
  select id into account from auth.users where lower(email) = lower(address);
  if found then
    return account;
  end if;
  account := gen_random_uuid();
  insert into auth.users (
    id, aud, role, email, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data,
    confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
  )
  values (
    account, 'authenticated', 'authenticated', lower(address), now(), now(),
    '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
  );
  insert into auth.identities (
    id, provider, provider_id, user_id, identity_data, created_at, updated_at
  )
  values (
    gen_random_uuid(), 'email', account::text, account,
    jsonb_build_object('sub', account, 'email', lower(address), 'email_verified', true),
    now(), now()
  );
  return account;
end;
$$;

-- Gives a person these roles and no other, and mails them a link if they have no password yet.
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
  set name = person, language = mail_language, revoked_at = null, invited_at = now();
  delete from private.staff_roles where user_id = invited;
  insert into private.staff_roles (user_id, role)
  select invited, unnest(string_to_array(given_roles, ','));
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

-- No session, no password, no factor, no link. A partner who was staff as well must be invited anew.
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
  delete from private.partner_links where user_id = who;
  delete from auth.refresh_tokens where user_id::text = who::text;
  delete from auth.sessions where user_id = who;
  update auth.users set encrypted_password = '', recovery_token = '' where id = who;
  perform private.note(by_actor, by_name, 'staff.revoke', 'staff:' || who);
  return true;
end;
$$;

-- Links, recovery and notices are for everyone who has an account, not for partners alone.
alter table private.partner_links drop constraint partner_links_user_id_fkey;
alter table private.partner_links
  add foreign key (user_id) references auth.users (id) on delete cascade;

create or replace function private.redeem_partner_link(hash text)
returns table (outcome text, user_id uuid, email text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  link private.partner_links;
begin
  select * into link from private.partner_links where token_hash = hash for update;
  if not found then
    return query select 'unknown', null::uuid, null::text;
  elsif link.used_at is not null then
    return query select 'used', null::uuid, null::text;
  elsif link.expires_at <= now() then
    return query select 'expired', null::uuid, null::text;
  else
    update private.partner_links set used_at = now() where token_hash = hash;
    return query
    select 'redeemed', users.id, users.email::text
    from auth.users join private.people on people.user_id = users.id
    where users.id = link.user_id;
    if not found then
      return query select 'unknown', null::uuid, null::text;
    end if;
  end if;
end;
$$;

create or replace function private.ask_recovery(address text, page_language text)
returns void
language sql
set search_path = ''
as $$
  insert into private.outbox (template, language, about)
  select 'lp-recovery', page_language, people.user_id
  from private.people join auth.users on users.id = people.user_id
  where lower(users.email) = lower(address);
$$;

create or replace function private.tell_of_change()
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

-- Staff always: without a factor nobody comes to the desk.
create or replace function private.must_have_factor(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.staff where user_id = of_user and revoked_at is null)
    or exists (
      select from private.memberships_of(of_user) as memberships
      join public.partner_entities as entities on entities.id = memberships.entity_id
      where entities.requires_factor
    );
$$;

-- Takes every factor of a person away, ends their sessions, and lets them add a first one again
-- with a code that the firm tells them. The password stays.
create or replace function private.reset_factors(address text, hash text)
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

insert into private.limits (kind, per_address, overall, period, slows) values
  ('desk', 3000, 60000, '1 hour', false);

-- The desk's first page: a count of each thing that waits, with how long the oldest has waited. Each
-- kind is a row of `private.waiting`, for who may do something about it.
create view private.waiting as
select
  'staff'::text as kind, 'staff.manage'::text as act, count(*) as count,
  min(invited_at) as since, null::timestamptz as due
from private.staff where entered_at is null and revoked_at is null
union all
select 'partners', 'staff.manage', count(*), min(invited_at), null
from public.partner_memberships
where seen_at is null and (ends_at is null or ends_at > now())
union all
select 'mail', 'mail.send', count(*), min(created_at), null
from private.outbox where state = 'dead';

revoke all on private.waiting from public, anon, authenticated;

create function private.desk_waiting(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.read');
  return jsonb_build_object(
    'waiting', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', kind, 'count', count, 'since', since, 'due', due)
          order by due nulls last, kind
        ),
        '[]'
      )
      from private.waiting
      where count > 0 and private.may(of_user, of_session, act)
    )
  );
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
begin
  if exists (
    select from unnest(string_to_array(given_roles, ',')) as given
    where given not in (select role from private.roles)
  ) then
    raise exception 'there is no such role' using errcode = 'PT422';
  end if;
  return jsonb_build_object(
    'outcome',
    private.invite_staff(address, person, mail_language, given_roles, of_user, actor)
  );
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
    raise exception 'nobody revokes themselves' using errcode = 'PT422';
  end if;
  return case
    when private.revoke_staff(who, of_user, actor) then jsonb_build_object('outcome', 'revoked')
  end;
end;
$$;

create function private.desk_reset_staff(of_user uuid, of_session uuid, who uuid, hash text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
  address text;
begin
  select users.email into address from private.staff join auth.users on users.id = staff.user_id
  where staff.user_id = who and staff.revoked_at is null and who <> of_user;
  if address is null then
    return null;
  end if;
  perform private.reset_factors(address, hash);
  perform private.note(of_user, actor, 'staff.reset-factors', 'staff:' || who);
  return jsonb_build_object('outcome', 'reset');
end;
$$;

revoke all on all functions in schema private from public;
