-- The readers that an investor lets in: proposed by who acts for the entity, confirmed by one of the
-- firm, told to everybody of the entity, and ended by either side.

alter table private.proposals
  add column from_entity uuid references public.partner_entities (id);
create index proposals_from on private.proposals (from_entity) where settled_at is null;

-- One mail to one person of an entity about a reader of theirs.
create table private.reader_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.partners (user_id) on delete cascade,
  entity_id uuid not null references public.partner_entities (id),
  kind text not null check (kind in ('proposed', 'withdrawn', 'refused', 'admitted', 'ended')),
  proposal_id uuid references private.proposals (id),
  -- Who reads, once they were let in.
  reader uuid references public.partners (user_id) on delete cascade,
  -- Who did it, where it was somebody of the entity; null where it was the firm.
  by_user uuid,
  made_at timestamptz not null default now()
);

create index reader_notices_user on private.reader_notices (user_id);
create index reader_notices_reader on private.reader_notices (reader);

-- Tells everybody who acts or reads for the entity.
create function private.tell_of_reader(
  of_kind text, of_entity uuid, of_proposal uuid, of_reader uuid, by_whom uuid
)
returns void
language sql
set search_path = ''
as $$
  with notices as (
    insert into private.reader_notices (user_id, entity_id, kind, proposal_id, reader, by_user)
    select members.user_id, of_entity, of_kind, of_proposal, of_reader, by_whom
    from public.partner_memberships as members
    join public.partners on partners.user_id = members.user_id and partners.revoked_at is null
    where members.entity_id = of_entity and members.user_id is distinct from of_reader
      and (members.ends_at is null or members.ends_at > now())
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-reader', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
$$;

-- Whether somebody may decide who reads: they act for the entity, and it is open to their session.
create function private.may_name_readers(of_user uuid, of_session uuid, of_entity uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.entity_for(of_user, of_session, of_entity) is not null and exists (
    select from private.memberships_of(of_user) as memberships
    where memberships.entity_id = of_entity and memberships.role = 'full'
  );
$$;

-- Waits for one of the firm. In the ledger they are an investor, without a name. Answers what came of
-- it, in a word.
create function private.propose_reader(
  of_user uuid, of_session uuid, of_entity uuid, address text, person text, mail_language text,
  until timestamptz
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  invited uuid;
  made private.proposals;
begin
  if not private.may_name_readers(of_user, of_session, of_entity) then
    return 'unknown';
  end if;
  -- Those who act for one entity propose one after the other.
  perform from public.partner_entities where id = of_entity for update;
  select id into invited from auth.users where lower(email) = lower(address);
  if until is null or until <= now() or until > now() + interval '367 days' then
    return 'until';
  elsif exists (
    select from private.memberships_of(invited) as memberships
    where memberships.entity_id = of_entity
  ) then
    return 'reader-already';
  elsif exists (
    select from private.proposals
    where from_entity = of_entity and settled_at is null
      and lower(fields ->> 'email') = lower(address)
  ) then
    return 'proposed-already';
  elsif (
    select count(*) from private.proposals where from_entity = of_entity and settled_at is null
  ) >= 5 then
    return 'readers-wait';
  end if;
  insert into private.proposals (
    act, about, subjects, fields, proposed_by, proposed_by_name, from_entity
  )
  values (
    'partners.invite', 'entity:' || of_entity,
    private.people_of_entities(array[of_entity]) || array_remove(array[invited], null),
    jsonb_build_object(
      'email', lower(address), 'name', person, 'language', mail_language, 'entity', of_entity,
      'role', 'read', 'until', until
    ),
    of_user, 'investor', of_entity
  )
  returning * into made;
  perform private.note(
    of_user, 'investor', 'rights.propose', made.about, null,
    jsonb_build_object('act', made.act, 'proposal', made.id)
  );
  perform private.tell_colleagues(
    array(
      select distinct staff_roles.user_id from private.staff_roles
      join private.permissions on permissions.role = staff_roles.role
        and permissions.act = 'rights.confirm'
      where private.why_not_second(staff_roles.user_id, made) is null
    ),
    'proposed', 'partners.propose-reader', '', null
  );
  perform private.tell_of_reader('proposed', of_entity, made.id, null, of_user);
  return 'proposed';
end;
$$;

-- By anybody who acts for the entity, as long as it waits.
create function private.withdraw_reader(
  of_user uuid, of_session uuid, of_entity uuid, of_proposal uuid
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.may_name_readers(of_user, of_session, of_entity) then
    return false;
  end if;
  update private.proposals
  set
    settled_at = now(), settled_by = of_user, settled_by_name = 'investor', outcome = 'withdrawn',
    fields = '{}'
  where id = of_proposal and from_entity = of_entity and settled_at is null;
  if not found then
    return false;
  end if;
  perform private.note(
    of_user, 'investor', 'rights.refuse', 'entity:' || of_entity, null,
    jsonb_build_object('act', 'partners.invite', 'proposal', of_proposal)
  );
  perform private.tell_of_reader('withdrawn', of_entity, of_proposal, null, of_user);
  return true;
end;
$$;

-- Ends what a reader sees of the entity, at once and by one: it takes away. Who acts for the entity
-- themselves is the firm's to end.
create function private.end_reader(of_user uuid, of_session uuid, of_entity uuid, of_reader uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.may_name_readers(of_user, of_session, of_entity) then
    return false;
  end if;
  update public.partner_memberships set ends_at = now()
  where user_id = of_reader and entity_id = of_entity and role = 'read'
    and (ends_at is null or ends_at > now());
  if not found then
    return false;
  end if;
  perform private.note(
    of_user, 'investor', 'partners.end-membership', 'partner:' || of_reader, null,
    jsonb_build_object('entity', of_entity)
  );
  perform private.tell_of_reader('ended', of_entity, null, of_reader, of_user);
  return true;
end;
$$;

-- Why a reader who was proposed is not let in after all: who proposed them acts for the entity no
-- more, the end has passed, the reader was shut out of everything, or is one of the entity already.
create function private.reader_lapsed(proposal private.proposals)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    (proposal.fields ->> 'until')::timestamptz <= now()
    or not exists (
      select from private.memberships_of(proposal.proposed_by) as memberships
      where memberships.entity_id = proposal.from_entity and memberships.role = 'full'
    )
    or exists (
      select from public.partners join auth.users on users.id = partners.user_id
      where lower(users.email) = proposal.fields ->> 'email' and (
        partners.revoked_at is not null
        or exists (
          select from private.memberships_of(partners.user_id) as memberships
          where memberships.entity_id = proposal.from_entity
        )
      )
    );
$$;

-- Does what was proposed, on what was seen then: where that has changed, nothing is done. `hash` is
-- of the code that a reset is opened with, which whoever confirms tells by telephone.
create or replace function private.carry_out(
  proposal private.proposals, by_user uuid, by_name text, hash text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  given constant jsonb := proposal.fields;
  whom constant uuid := nullif(substring(proposal.about from '^(?:staff|partner):(.+)$'), '')::uuid;
  of_entity uuid := (given ->> 'entity')::uuid;
  entity_name text;
  was public.partner_memberships;
  known public.partners;
  detail jsonb := jsonb_build_object('proposal', proposal.id);
begin
  if of_entity is not null then
    select name into entity_name from public.partner_entities
    where id = of_entity and merged_into is null;
    if not found then
      raise exception 'the entity was merged meanwhile' using errcode = 'PT409';
    end if;
  end if;
  case proposal.act
    when 'staff.invite' then
      perform private.invite_staff(
        given ->> 'email', given ->> 'name', given ->> 'language', given ->> 'roles', by_user, by_name
      );
      return;
    when 'staff.roles' then
      if private.roles_of(whom) is distinct from given ->> 'was' then
        raise exception 'the roles were changed meanwhile' using errcode = 'PT409';
      end if;
      perform private.give_roles(whom, given ->> 'roles');
      detail := detail || jsonb_build_object('was', given ->> 'was', 'roles', private.roles_of(whom));
    when 'staff.vouch' then
      update private.staff set established_at = now() where user_id = whom and revoked_at is null;
    when 'staff.reset-factors', 'partners.reset-factors' then
      if not private.reset_factors((select email from auth.users where id = whom), hash) then
        raise exception 'they have no access any more' using errcode = 'PT409';
      end if;
    when 'approvals.settings' then
      update private.approval_settings set two_eyes = false;
      detail := detail || jsonb_build_object('twoEyes', false);
    when 'partners.require-factor' then
      perform private.require_factor(of_entity, false, by_user, by_name);
      return;
    when 'partners.invite' then
      if proposal.from_entity is not null and private.reader_lapsed(proposal) then
        raise exception 'what the investor proposed no longer holds' using errcode = 'PT409';
      end if;
      -- What an investor typed renames nobody whom we know.
      select * into known from public.partners
      where proposal.from_entity is not null and user_id = (
        select id from auth.users where lower(email) = lower(given ->> 'email')
      );
      perform private.invite_partner(
        given ->> 'email', coalesce(known.name, given ->> 'name'), entity_name,
        coalesce(known.language, given ->> 'language'), false,
        given ->> 'role', (given ->> 'until')::timestamptz
      );
      perform private.note(
        by_user, by_name, 'partners.invite',
        'partner:' || (select id from auth.users where lower(email) = lower(given ->> 'email')),
        null, detail || jsonb_build_object('entity', of_entity, 'role', given ->> 'role')
      );
      return;
    when 'partners.change-membership' then
      select * into was from public.partner_memberships
      where user_id = whom and entity_id = of_entity for update;
      if not found or was.role <> given ->> 'wasRole' or was.ends_at <= now()
        or was.ends_at is distinct from (given ->> 'wasEnd')::timestamptz
      then
        raise exception 'the membership was changed meanwhile' using errcode = 'PT409';
      end if;
      update public.partner_memberships
      set role = given ->> 'role', ends_at = (given ->> 'until')::timestamptz
      where user_id = whom and entity_id = of_entity;
      detail := detail || jsonb_build_object(
        'entity', of_entity, 'role', given ->> 'role', 'until', given ->> 'until'
      );
    when 'entities.merge' then
      perform private.merge_entities(
        (given ->> 'gone')::uuid, (given ->> 'kept')::uuid, given -> 'seen', by_user, by_name
      );
      return;
  end case;
  perform private.note(by_user, by_name, proposal.act, proposal.about, null, detail);
end;
$$;

create or replace function private.desk_proposals(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'rights.confirm');
  return jsonb_build_object(
    'proposals', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', proposals.id, 'act', act, 'at', proposed_at,
            'by', case
              when from_entity is null then proposed_by_name
              else (select name from public.partners where user_id = proposed_by)
            end,
            -- For whom they act, who are no colleague.
            'from', (select name from public.partner_entities where id = from_entity),
            'own', proposed_by = of_user, 'whyNot', private.why_not_second(of_user, proposals),
            'whom', coalesce(
              fields ->> 'name',
              (select name from private.staff where 'staff:' || user_id = about),
              (select name from public.partners where 'partner:' || user_id = about)
            ),
            'email', coalesce(
              fields ->> 'email',
              (select email from auth.users where about in ('staff:' || id, 'partner:' || id))
            ),
            'entity', (
              select name from public.partner_entities
              where id = coalesce(fields ->> 'entity', fields ->> 'kept')::uuid
            ),
            'gone', (
              select name from public.partner_entities where id = (fields ->> 'gone')::uuid
            ),
            'was', coalesce(fields ->> 'was', fields ->> 'wasRole'),
            'roles', coalesce(fields ->> 'roles', fields ->> 'role'),
            'wasUntil', nullif(fields ->> 'wasEnd', 'infinity')::timestamptz,
            'until', nullif(fields ->> 'until', 'infinity')::timestamptz
          )
          order by proposed_at, proposals.id
        ),
        '[]'
      )
      from private.proposals where settled_at is null
    ),
    'approvers', (select count(*) from private.established_approvers())
  );
end;
$$;

-- By a second person: done at once, and compliance is told.
create or replace function private.desk_confirm_proposal(
  of_user uuid, of_session uuid, of_proposal uuid, hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'rights.confirm');
  proposal private.proposals;
  -- As it is before: who gets the role by this is not told of it as a colleague.
  told uuid[] := array(
    select user_id from private.staff_roles where role = 'compliance' and user_id <> of_user
  );
begin
  select * into proposal from private.proposals
  where id = of_proposal and settled_at is null for update;
  if not found then
    return null;
  end if;
  update private.proposals
  set
    settled_at = now(), settled_by = of_user, settled_by_name = actor, outcome = 'confirmed',
    fields = '{}'
  where id = of_proposal;
  perform private.carry_out(proposal, of_user, actor, hash);
  perform private.note(
    of_user, actor, 'rights.confirm', proposal.about, null,
    jsonb_build_object('act', proposal.act, 'proposal', proposal.id)
  );
  perform private.tell_colleagues(
    told, 'confirmed', proposal.act, actor,
    private.colleague_of(proposal.about, proposal.fields)
  );
  if proposal.from_entity is not null then
    perform private.tell_of_reader(
      'admitted', proposal.from_entity, proposal.id,
      (select id from auth.users where lower(email) = lower(proposal.fields ->> 'email')), null
    );
  end if;
  return jsonb_build_object('outcome', 'confirmed', 'coded', proposal.act like '%.reset-factors');
end;
$$;

-- By anybody who could confirm it, newcomers too: it only stops something. Its author withdraws it.
create or replace function private.desk_refuse_proposal(of_user uuid, of_session uuid, of_proposal uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'rights.confirm');
  proposal private.proposals;
  settled text;
begin
  select * into proposal from private.proposals
  where id = of_proposal and settled_at is null for update;
  if not found then
    return null;
  end if;
  settled := case when proposal.proposed_by = of_user then 'withdrawn' else 'refused' end;
  update private.proposals
  set
    settled_at = now(), settled_by = of_user, settled_by_name = actor, outcome = settled,
    fields = '{}'
  where id = of_proposal;
  perform private.note(
    of_user, actor, 'rights.refuse', proposal.about, null,
    jsonb_build_object('act', proposal.act, 'proposal', proposal.id)
  );
  if proposal.from_entity is not null then
    perform private.tell_of_reader('refused', proposal.from_entity, proposal.id, null, null);
  end if;
  return jsonb_build_object('outcome', settled);
end;
$$;

create or replace function private.desk_end_membership(
  of_user uuid, of_session uuid, who uuid, of_entity uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  address text;
  entity_name text;
  reads boolean;
begin
  select role = 'read' into reads from public.partner_memberships
  where user_id = who and entity_id = of_entity;
  select users.email into address from auth.users where id = who;
  select name into entity_name from public.partner_entities where id = of_entity;
  if not coalesce(private.end_membership(address, entity_name), false) then
    return null;
  end if;
  perform private.note(
    of_user, actor, 'partners.end-membership', 'partner:' || who, null,
    jsonb_build_object('entity', of_entity)
  );
  if reads then
    perform private.tell_of_reader('ended', of_entity, null, who, null);
  end if;
  return jsonb_build_object('outcome', 'ended');
end;
$$;

-- Who else sees this, and which readers were proposed and wait for the firm: for those who act for the
-- entity, not for those who only read.
create or replace function hooks.entity_people()
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
    select notices.id from private.reader_notices as notices
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

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
