-- The readers that an investor lets in: an auditor, a colleague. Who acts for an entity proposes one,
-- with an end; one of the firm confirms: these are the two persons. Everybody of the entity is told,
-- and either side ends it. docs/decisions/049-own-readers.md says why.

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
  ) >= 5 or (
    -- Each is mailed to everybody of the entity, though it be taken back at once.
    select count(*) from private.proposals
    where from_entity = of_entity and proposed_at > now() - interval '1 day'
  ) >= 10 then
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
