-- What a limited partner is let see, by membership and by factor, and how they are let in and shut
-- out. Partners read; only the firm writes, as the owner.

-- Whether a session may see what an entity of its person has: it goes on, and a factor was shown
-- where one is asked for.
create function private.is_entity_open(of_user uuid, of_session uuid, entity uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = of_session and user_id = of_user and (not_after is null or not_after > now())
  ) and (
    private.has_factor_check(of_session, interval '24 hours')
    or exists (
      select from public.partner_entities as entities
      where entities.id = entity
        and not entities.requires_factor
        and not private.has_factor(of_user)
        and not private.is_reset(of_user)
        and not private.is_by_link(of_session)
    )
  );
$$;

-- The entity that is asked for, and null where something is missing: a session that goes on, a
-- membership that has not ended, a factor shown where one is asked for. All that partners are shown
-- or given leads through here.
create function private.entity_for(of_user uuid, of_session uuid, asked uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select memberships.entity_id
  from private.memberships_of(of_user) as memberships
  where memberships.entity_id = asked and private.is_entity_open(of_user, of_session, asked);
$$;

-- The same for the entity that they saw last: where somebody comes in who names none yet.
create function private.entity_of(of_user uuid, of_session uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select chosen.entity_id
  from (select entity_id from private.memberships_of(of_user) limit 1) as chosen
  where private.is_entity_open(of_user, of_session, chosen.entity_id);
$$;

-- The entity that the caller is shown, unless they were revoked or have signed out: the one that the
-- question names (`hooks.ask_for`), which is never taken on trust, or the one that they saw last.
create function hooks.partner_entity()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when asked is null then private.entity_of(caller, in_session)
    else private.entity_for(caller, in_session, asked)
  end
  from (
    select
      auth.uid() as caller, nullif(auth.jwt() ->> 'session_id', '')::uuid as in_session,
      nullif(current_setting('hooks.asked_entity', true), '')::uuid as asked
  ) as question;
$$;

-- Begins the answer to a question that names an entity: until the transaction ends, all that is read
-- is that entity's. A question for an entity that the caller does not act for is refused, in the
-- same words whether there is such an entity or not.
create function hooks.ask_for(asked uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  if not exists (
    select from private.memberships_of((select auth.uid())) as memberships
    where memberships.entity_id = asked
  ) then
    raise exception 'unknown entity' using errcode = 'PT404';
  end if;
  perform set_config('hooks.asked_entity', asked::text, true);
end;
$$;

create policy "partners see their own entity"
on public.partner_entities
for select
to authenticated
using (id = (select hooks.partner_entity()));

create policy "partners see themselves"
on public.partners
for select
to authenticated
using (user_id = (select auth.uid()) and (select hooks.partner_entity()) is not null);

create policy "partners see for whom they act"
on public.partner_memberships
for select
to authenticated
using (user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity()));

-- What somebody must still do where an entity is not open to them: show a factor (`proof`), add a
-- first one (`enrolment`), or choose a `password`, where a mailed link opened the session.
create function private.what_is_missing(of_user uuid, of_session uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when private.has_factor(of_user) then 'proof'
    when private.is_by_link(of_session) then 'password'
    else 'enrolment'
  end;
$$;

-- The same for who is signed in. Null where nothing is missing.
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
    else private.what_is_missing(
      (select auth.uid()), nullif(auth.jwt() ->> 'session_id', '')::uuid
    )
  end;
$$;

-- Every entity that the caller acts for, and what is missing where it is not open to this session.
create function hooks.entity_standings()
returns table (id uuid, name text, role text, needs text)
language sql
stable
security definer
set search_path = ''
as $$
  select
    entities.id, entities.name, memberships.role,
    case when not private.is_entity_open(caller, in_session, entities.id)
      then private.what_is_missing(caller, in_session)
    end
  from (
    select auth.uid() as caller, nullif(auth.jwt() ->> 'session_id', '')::uuid as in_session
  ) as question
  cross join private.memberships_of(caller) as memberships
  join public.partner_entities as entities on entities.id = memberships.entity_id
  order by entities.name;
$$;

-- The caller's entity and those that were merged into it, whose downloads it goes on seeing.
create function hooks.partner_entities()
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array_agg(entities.id) from public.partner_entities as entities
  where hooks.partner_entity() in (entities.id, entities.merged_into);
$$;

-- Notes that the caller is here, and answers when their visit before this one ended. A visit ends
-- with its session, or after half an hour without a request. Who comes in next time and names no
-- entity begins with this one. Who looks at all of theirs together visits none of them.
create function hooks.note_visit()
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  update public.partners set chosen_entity = hooks.partner_entity()
  where user_id = (select auth.uid())
    and chosen_entity is distinct from (select hooks.partner_entity())
    and current_setting('hooks.across', true) is distinct from 'yes';
  update public.partner_memberships
  set
    seen_before = case
      when seen_in is distinct from nullif(auth.jwt() ->> 'session_id', '')::uuid
        or seen_at < now() - interval '30 minutes'
        then seen_at
      else seen_before
    end,
    seen_at = now(),
    seen_in = nullif(auth.jwt() ->> 'session_id', '')::uuid
  where user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity())
    and current_setting('hooks.across', true) is distinct from 'yes'
  returning seen_before;
$$;

-- All that somebody may choose from, at the top of their space. Where the chosen entity asks for a
-- factor that is not there yet, those that are open without it: nobody is kept from going back.
create function hooks.own_entities()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', entities.id, 'name', entities.name, 'role', memberships.role)
      order by entities.name
    ),
    '[]'::jsonb
  )
  from private.memberships_of((select auth.uid())) as memberships
  join public.partner_entities as entities on entities.id = memberships.entity_id
  -- Once, and not for each entity there is.
  where (select hooks.partner_entity()) is not null
    or private.is_entity_open(
      (select auth.uid()), nullif(auth.jwt() ->> 'session_id', '')::uuid, entities.id
    );
$$;

-- Who else sees this, and which readers were proposed and wait for the firm: for those who act for the
-- entity, not for those who only read.
create function hooks.entity_people()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Not in plain SQL, which looks for the proposals before there are any.
  return (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', people.id, 'name', people.name, 'email', people.email, 'role', people.role,
            'endsAt', people.ends_at, 'waits', people.waits
          )
          order by people.waits, people.name
        ),
        '[]'::jsonb
      )
      from (
        select
          partners.user_id as id, partners.name,
          case when memberships.role = 'read' then users.email::text end as email,
          memberships.role, memberships.ends_at, false as waits
        from public.partner_memberships as named
        join public.partners on partners.user_id = named.user_id
        join auth.users on users.id = named.user_id
        cross join private.memberships_of(named.user_id) as memberships
        where named.entity_id = (select hooks.partner_entity())
          and memberships.entity_id = named.entity_id
        union all
        select
          proposals.id, fields ->> 'name', fields ->> 'email', fields ->> 'role',
          (fields ->> 'until')::timestamptz, true
        from private.proposals
        where from_entity = (select hooks.partner_entity()) and settled_at is null
      ) as people
      where exists (
        select from public.partner_memberships as own
        where own.user_id = (select auth.uid()) and own.entity_id = (select hooks.partner_entity())
          and own.role = 'full'
      )
  );
end;
$$;

revoke all on function
  hooks.ask_for(uuid), hooks.partner_entity(), hooks.partner_needs(), hooks.partner_entities(),
  hooks.entity_standings(), hooks.note_visit(), hooks.own_entities(), hooks.entity_people()
from public, anon;
grant execute on function
  hooks.ask_for(uuid), hooks.partner_entity(), hooks.partner_needs(), hooks.partner_entities(),
  hooks.entity_standings(), hooks.note_visit(), hooks.own_entities(), hooks.entity_people()
to authenticated;

-- Lets a person in, and queues the mail that tells them. Asked again, it sends a new link; for one
-- who was revoked, it opens the door again; one who acts for another entity gets this one as well,
-- and is told. What is not said again, role and end, stays as it was; `infinity` has no end. The
-- entity must be there, or be asked to be made.
create function private.invite_partner(
  address text,
  person text,
  entity_name text,
  mail_language text,
  make_entity boolean,
  in_role text default null,
  until timestamptz default null
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  invited uuid;
  acts_for uuid;
  known public.partners;
  member boolean;
  has_password boolean;
begin
  select id into acts_for from public.partner_entities where name = entity_name;
  if not found then
    if not make_entity then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    insert into public.partner_entities (name) values (entity_name) returning id into acts_for;
  end if;

  invited := private.sign_in_account_for(address);
  select * into known from public.partners where user_id = invited;
  select exists (
    select from private.memberships_of(invited) as memberships where entity_id = acts_for
  ) into member;
  select coalesce(encrypted_password, '') <> '' into has_password
  from auth.users where id = invited;
  insert into public.partners (user_id, chosen_entity, name, language)
  values (invited, acts_for, person, mail_language)
  on conflict (user_id) do update
  set
    name = person, language = mail_language, revoked_at = null,
    chosen_entity = case
      when partners.revoked_at is null then partners.chosen_entity else acts_for
    end;
  insert into public.partner_memberships (user_id, entity_id, role, ends_at)
  values (invited, acts_for, coalesce(in_role, 'full'), nullif(until, 'infinity'))
  on conflict (user_id, entity_id) do update
  set
    role = coalesce(in_role, partner_memberships.role),
    ends_at = case
      when until is not null then nullif(until, 'infinity')
      when member then partner_memberships.ends_at
    end,
    invited_at = now();
  -- After a reset it takes the code that the firm tells by telephone, and no invitation.
  insert into private.enrolments (user_id, expires_at)
  select invited, now() + interval '14 days' where not private.has_factor(invited)
  on conflict (user_id) do update set expires_at = excluded.expires_at
  where enrolments.code_hash is null;
  if known.user_id is not null and known.revoked_at is null and not member and has_password then
    perform private.note_security_event('entity-added', invited, '', entity_name);
    return 'given access to this entity as well';
  end if;
  insert into private.outbox (template, language, about)
  values ('lp-invitation', mail_language, invited);
  return case
    when known.user_id is null then 'invited'
    when known.revoked_at is null then 'invited again'
    else 'let in again'
  end;
end;
$$;

-- Ends what a person may see of one entity; what they may see of others stays.
create function private.end_membership(address text, entity_name text)
returns boolean
language sql
set search_path = ''
as $$
  with ended as (
    update public.partner_memberships as memberships set ends_at = now()
    from auth.users, public.partner_entities as entities
    where users.id = memberships.user_id and lower(users.email) = lower(address)
      and entities.id = memberships.entity_id and entities.name = entity_name
      and (memberships.ends_at is null or memberships.ends_at > now())
    returning 1
  )
  select exists (select from ended);
$$;

-- Shuts a person out at once: no session, no password, no factor, no link, no row.
create function private.revoke_partner(address text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  closed uuid;
begin
  update public.partners set revoked_at = now()
  from auth.users
  where users.id = partners.user_id and lower(users.email) = lower(address)
    and partners.revoked_at is null
  returning partners.user_id into closed;
  if closed is null then
    return false;
  end if;
  update public.partner_memberships set ends_at = now()
  where user_id = closed and (ends_at is null or ends_at > now());
  -- Who works here keeps their place at the desk: it must not be emptied from the terminal by calling
  -- colleagues partners, until it may invite others.
  if private.is_staff(closed) then
    return true;
  end if;
  delete from private.factors where user_id = closed;
  delete from private.recovery_codes where user_id = closed;
  delete from private.enrolments where user_id = closed and code_hash is null;
  delete from private.sign_in_links where user_id = closed;
  delete from private.outbox
  where about = closed and template in ('lp-invitation', 'lp-recovery') and state = 'queued';
  -- Refresh tokens go with their session; Lite has some without one.
  delete from auth.refresh_tokens where user_id::text = closed::text;
  delete from auth.sessions where user_id = closed;
  update auth.users set encrypted_password = '', recovery_token = '' where id = closed;
  return true;
end;
$$;

-- Somebody's address; stops where they work here: whoever may shut out a colleague or take their
-- factors away could otherwise do it by calling them a partner.
create function private.partner_address(who uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.is_staff(who) then
    raise exception 'staff' using errcode = 'PT422';
  end if;
  return (
    select users.email from public.partners join auth.users on users.id = partners.user_id
    where partners.user_id = who
  );
end;
$$;

-- Asks a second factor of everyone who acts for an entity, or not. Those who have none get the time
-- of an invitation to add one.
create function private.require_factor(
  of_entity uuid, required boolean, by_actor uuid, by_name text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.partner_entities set requires_factor = required, version = version + 1
  where id = of_entity and merged_into is null;
  if not found then
    return false;
  end if;
  if required then
    insert into private.enrolments (user_id, expires_at)
    select memberships.user_id, now() + interval '14 days'
    from public.partner_memberships as memberships
    where memberships.entity_id = of_entity and not private.has_factor(memberships.user_id)
    on conflict (user_id) do update set expires_at = excluded.expires_at
    where enrolments.code_hash is null;
  end if;
  perform private.note(
    by_actor, by_name, 'partners.require-factor', 'entity:' || of_entity, null,
    jsonb_build_object('required', required)
  );
  return true;
end;
$$;

-- Each of them, with where they stand: shut out, ended, never came, or came.
create view private.partner_standings as
select
  partners.user_id, partners.name, partners.language, users.email::text as email,
  partners.revoked_at, seen.last_at as seen_at, seen.invited_at,
  private.has_factor(partners.user_id) as has_factor,
  case
    when partners.revoked_at is not null then 'revoked'
    when seen.open = 0 then 'ended'
    when seen.last_at is null then 'never'
    else 'came'
  end as standing
from public.partners
join auth.users on users.id = partners.user_id
cross join lateral (
  select
    max(memberships.seen_at) as last_at, max(memberships.invited_at) as invited_at,
    count(*) filter (where memberships.ends_at is null or memberships.ends_at > now()) as open
  from public.partner_memberships as memberships
  where memberships.user_id = partners.user_id
) as seen;
