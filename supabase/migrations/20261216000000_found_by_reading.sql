-- What eyes that did not write it found: an entity with a reader's proposal can be merged, compliance
-- has seen the text of an edition, a proposal of readers is not repeated without end, a new private
-- link has its own days, and a call told before this version counts as told with what it came to.

create or replace function private.merge_entities(
  gone uuid, kept uuid, seen jsonb, by_user uuid, by_name text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  going public.partner_entities;
  staying public.partner_entities;
  moved uuid[];
  place record;
begin
  -- One after the other, and nothing is added to either meanwhile.
  perform from public.partner_entities where id in (gone, kept) order by id for update;
  select * into going from public.partner_entities where id = gone and merged_into is null;
  select * into staying from public.partner_entities where id = kept and merged_into is null;
  if going.id is null or staying.id is null
    or private.merge_counts(gone, kept) is distinct from seen
  then
    raise exception 'what is merged has changed meanwhile' using errcode = 'PT409';
  end if;

  -- Who acts for both goes on as the remaining entity has it, unless that had ended.
  update public.partner_memberships as there
  set role = moving.role, ends_at = moving.ends_at, invited_at = moving.invited_at
  from public.partner_memberships as moving
  where there.entity_id = kept and moving.entity_id = gone and moving.user_id = there.user_id
    and there.ends_at <= now() and (moving.ends_at is null or moving.ends_at > now());
  delete from public.partner_memberships as moving
  using public.partner_memberships as there
  where moving.entity_id = gone and there.entity_id = kept and there.user_id = moving.user_id;
  with those as (
    update public.partner_memberships set entity_id = kept where entity_id = gone
    returning user_id
  )
  select array_agg(user_id) into moved from those;

  -- Who asked for a reader of the one that goes asks again; a proposal is never rewritten.
  update private.proposals set settled_at = now(), outcome = 'lapsed', fields = '{}'
  where from_entity = gone and settled_at is null;

  -- Whatever else names an entity; the log of downloads stays as it was written.
  for place in
    select constraints.conrelid::regclass as relation, columns.attname as name
    from pg_catalog.pg_constraint as constraints
    join pg_catalog.pg_attribute as columns on columns.attrelid = constraints.conrelid
      and columns.attnum = constraints.conkey[1]
    where constraints.confrelid = 'public.partner_entities'::regclass
      and cardinality(constraints.conkey) = 1
      and constraints.conrelid not in (
        'public.document_downloads'::regclass, 'public.partner_memberships'::regclass,
        'private.proposals'::regclass
      )
  loop
    execute format(
      'update %s set %I = $1 where %I = $2', place.relation, place.name, place.name
    )
    using kept, gone;
  end loop;

  update public.partner_entities
  set merged_into = kept, merged_at = now(), version = version + 1 where id = gone;
  if going.requires_factor and not staying.requires_factor then
    perform private.require_factor(kept, true, by_user, by_name);
  end if;
  -- They see more than before, and are told, as by an invitation.
  perform private.note_security_event('entity-added', memberships.user_id, '', staying.name)
  from unnest(moved) as mover (user_id)
  cross join private.memberships_of(mover.user_id) as memberships
  join auth.users on users.id = mover.user_id and coalesce(users.encrypted_password, '') <> ''
  where memberships.entity_id = kept;
  perform private.note(
    by_user, by_name, 'entities.merge', 'entity:' || gone, going.version + 1,
    (seen - 'shared') || jsonb_build_object('into', kept)
  );
end;
$$;

create or replace function private.keep_edition_works()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
begin
  if tg_table_name = 'works' then
    if new.live_revision is not distinct from old.live_revision
      and (
        new.submitted_revision is null
        or new.submitted_revision is not distinct from old.submitted_revision
      )
    then
      return new;
    end if;
    work := new;
  else
    select * into work from private.works where id = new.work_id;
  end if;
  -- A review, a voiding and a sending back change no edition.
  if tg_table_name = 'approvals' then
    if tg_op = 'UPDATE' or new.lane = 'sent-back' then
      return new;
    end if;
  end if;
  if work.kind <> 'edition' then
    return new;
  elsif current_setting('private.edition', true) is distinct from work.id::text then
    raise exception 'own-room' using errcode = 'PT422';
  end if;
  if tg_table_name = 'approvals' then
    if not exists (
      select from private.staff_roles
      where role = 'compliance' and (
        user_id in (new.approver, new.submitted_by)
        or private.has_written(user_id, work.id, work.newest - 1, work.newest)
      )
    ) then
      raise exception 'compliance-missing' using errcode = 'PT422';
    end if;
  end if;
  return new;
end;
$$;

create or replace function private.propose_reader(
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

create or replace function private.desk_hand_over_person(of_user uuid, of_session uuid, of_request uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests := private.open_request(of_request);
begin
  if request.id is null then
    return null;
  elsif request.kind <> 'access' then
    raise exception 'erase-instead' using errcode = 'PT422';
  end if;
  delete from private.person_links where request_id = request.id and purpose = 'data';
  -- A new link is new days to use it.
  update private.person_requests set offered_at = now(), handed_at = null where id = request.id;
  insert into private.outbox (template, language, about)
  values ('person-data', request.language, request.id);
  perform private.note(of_user, actor, 'persons.hand-over', 'request:' || request.id);
  return jsonb_build_object('outcome', 'mailed');
end;
$$;

-- What the calls told by the version before came to, so that no mail says that an amount changed.
update private.call_notices as told
set total = (
  select coalesce(sum(flows.amount), 0) from public.capital_flows as flows
  where flows.entity_id = told.entity_id and flows.fund_id = told.fund_id and flows.kind = 'call'
    and flows.effective_on = told.due_on and flows.reference = told.reference
)
where told.total is null;
