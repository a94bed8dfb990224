-- Refusals are codes, each of them in `core/refusals.ts`: fifteen were sentences, and two said the
-- same of different things. A tab of the version before shows its general sentence for these.

create or replace function private.start_of_day(day text)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
begin
  return day::date::timestamp at time zone 'Europe/Paris';
exception
  when data_exception then
    raise exception 'no-day' using errcode = 'PT422';
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
    raise exception 'no-role' using errcode = 'PT422';
  end if;
end;
$$;

create or replace function private.desk_revoke_staff(of_user uuid, of_session uuid, who uuid)
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

create or replace function private.refuse_lists()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from added) > 1 then
    raise exception 'one address at a time' using errcode = 'PT400';
  end if;
  return null;
end;
$$;

create or replace function private.desk_assign_message(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  assignee uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  assignee_name text;
begin
  if message.id is null then
    return null;
  end if;
  if assignee is not null then
    select name into assignee_name from private.message_workers where user_id = assignee;
    if not found then
      raise exception 'no-colleague' using errcode = 'PT422';
    end if;
  end if;
  update private.contact_messages
  set
    assigned_to = assignee,
    state = case
      when state = 'new' and assignee is not null then 'taken'
      when state = 'taken' and assignee is null then 'new'
      else state
    end,
    version = version + 1
  where id = message.id;
  insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
  values (message.id, of_user, actor, 'assignee', assignee_name);
  perform private.note(
    of_user, actor, case when assignee = of_user then 'messages.take' else 'messages.assign' end,
    'message:' || of_reference, message.version,
    jsonb_build_object('to', coalesce('staff:' || assignee, 'nobody'))
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

create or replace function private.desk_answer_message(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  written text,
  more_follows boolean,
  asks_for_time boolean default false
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  entry uuid := gen_random_uuid();
  answer_mail uuid := gen_random_uuid();
  became text := case
    when asks_for_time then 'longer' when more_follows then 'taken' else 'answered'
  end;
begin
  if message.id is null then
    return null;
  end if;
  if asks_for_time and (
    not more_follows or private.answer_limit(message.subject, message.received_at) is null
  ) then
    raise exception 'no-more-time' using errcode = 'PT422';
  end if;
  update private.contact_messages
  set
    state = case when more_follows then 'taken' else 'answered' end,
    assigned_to = coalesce(assigned_to, of_user),
    acknowledged_at = coalesce(acknowledged_at, now()),
    answered_at = case when more_follows then answered_at else now() end,
    answer_due = case
      when asks_for_time then private.answer_limit(subject, received_at) else answer_due
    end,
    version = version + 1
  where id = message.id;
  insert into private.message_entries (
    id, message_id, actor, actor_name, kind, body, changed_to, language, mail
  )
  values (
    entry, message.id, of_user, actor, 'answer', written, became, message.language, answer_mail
  );
  insert into private.outbox (id, template, language, about) values
    (answer_mail, 'contact-answer', message.language, entry),
    (gen_random_uuid(), 'contact-answer-copy', message.language, entry);
  perform private.note(
    of_user, actor, 'messages.answer', 'message:' || of_reference, message.version,
    jsonb_build_object('mail', answer_mail, 'more', more_follows)
    || case when asks_for_time then '{"longer": true}' else '{}' end::jsonb
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

create or replace function private.desk_take_back_answer(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  of_entry uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  answer private.message_entries;
  first_left timestamptz;
  last_word timestamptz;
  remains text;
  reopens boolean;
begin
  select * into answer from private.message_entries
  where id = of_entry and message_id = message.id and kind = 'answer';
  if not found then
    return null;
  end if;
  perform from private.outbox
  where id = answer.mail and private.mail_waits(outbox)
  for update skip locked;
  if not found then
    raise exception 'has-left' using errcode = 'PT422';
  end if;
  -- A copy that is on its way finds nothing to say.
  delete from private.outbox where about = answer.id and state <> 'sent';
  update private.message_entries set kind = 'unsent' where id = answer.id;
  select min(at), max(at) filter (where changed_to = 'answered') into first_left, last_word
  from private.message_entries where message_id = message.id and kind = 'answer';
  select changed_to into remains from private.message_entries
  where message_id = message.id and kind in ('answer', 'state')
  order by at desc, id desc limit 1;
  reopens := (message.state = 'answered' and remains is distinct from 'answered')
    or (message.state = 'closed' and last_word is null and answer.changed_to = 'answered');
  update private.contact_messages
  set
    state = case when reopens then 'taken' else state end,
    acknowledged_at = first_left,
    answered_at = last_word,
    answer_due = case
      when answer.changed_to = 'longer' and not exists (
        select from private.message_entries
        where message_id = message.id and kind = 'answer' and changed_to = 'longer'
      ) then private.answer_due(subject, received_at)
      else answer_due
    end,
    version = version + 1
  where id = message.id;
  if reopens then
    insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
    values (message.id, of_user, actor, 'state', 'taken');
  end if;
  perform private.note(
    of_user, actor, 'messages.take-back', 'message:' || of_reference, message.version,
    jsonb_build_object('mail', answer.mail)
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

create or replace function private.desk_save_work(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_kind text,
  of_name text,
  of_number integer,
  of_content text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works;
  written jsonb := of_content::jsonb;
begin
  if of_work is null then
    insert into private.works (kind, name) values (of_kind, of_name)
    on conflict (kind, name) do nothing returning * into work;
    if not found and of_kind = 'letter' then
      raise exception 'slug-taken' using errcode = 'PT422';
    elsif not found then
      raise exception 'name-taken' using errcode = 'PT422';
    end if;
  else
    select * into work from private.works where id = of_work for update;
    if not found then
      return null;
    elsif work.kind <> of_kind then
      raise exception 'own-room' using errcode = 'PT422';
    elsif work.newest <> of_number then
      raise exception 'changed meanwhile' using errcode = 'PT409';
    elsif exists (
      select from private.revisions
      where work_id = of_work and number = work.newest and content = written
    ) then
      return jsonb_build_object('id', work.id, 'number', work.newest, 'outcome', 'unchanged');
    end if;
  end if;
  insert into private.revisions (work_id, number, author, author_name, content)
  values (work.id, work.newest + 1, of_user, actor, written);
  update private.approvals set voided_at = now()
  where work_id = work.id and voided_at is null and lane = 'normal'
    and revision > coalesce(work.live_revision, 0);
  update private.works
  set
    newest = work.newest + 1, changed_at = clock_timestamp(), submitted_revision = null,
    submitted_by = null, submitted_at = null
  where id = work.id;
  perform private.note(
    of_user, actor, 'works.save', work.kind || ':' || work.id, work.newest + 1
  );
  return jsonb_build_object('id', work.id, 'number', work.newest + 1, 'outcome', 'saved');
end;
$$;

create or replace function private.desk_merge_entities(
  of_user uuid, of_session uuid, gone uuid, kept uuid, typed text, seen jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  going public.partner_entities;
  staying public.partner_entities;
  counted jsonb;
  moved uuid[];
  place record;
begin
  if gone = kept then
    raise exception 'same-entity' using errcode = 'PT422';
  end if;
  -- One after the other, and nothing is added to either meanwhile.
  perform from public.partner_entities where id in (gone, kept) order by id for update;
  select * into going from public.partner_entities where id = gone and merged_into is null;
  select * into staying from public.partner_entities where id = kept and merged_into is null;
  if going.id is null or staying.id is null then
    return null;
  end if;
  if going.name <> trim(typed) then
    raise exception 'typed' using errcode = 'PT422';
  end if;
  counted := private.merge_counts(gone, kept);
  if counted -> 'shared' <> '[]' then
    raise exception 'shared' using errcode = 'PT422';
  end if;
  if counted <> seen then
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

  -- Whatever else names an entity; the log of downloads stays as it was written.
  for place in
    select constraints.conrelid::regclass as relation, columns.attname as name
    from pg_catalog.pg_constraint as constraints
    join pg_catalog.pg_attribute as columns on columns.attrelid = constraints.conrelid
      and columns.attnum = constraints.conkey[1]
    where constraints.confrelid = 'public.partner_entities'::regclass
      and cardinality(constraints.conkey) = 1
      and constraints.conrelid not in (
        'public.document_downloads'::regclass, 'public.partner_memberships'::regclass
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
    perform private.require_factor(kept, true, of_user, actor);
  end if;
  -- They see more than before, and are told, as by an invitation.
  perform private.note_security_event('entity-added', memberships.user_id, '', staying.name)
  from unnest(moved) as mover (user_id)
  cross join private.memberships_of(mover.user_id) as memberships
  join auth.users on users.id = mover.user_id and coalesce(users.encrypted_password, '') <> ''
  where memberships.entity_id = kept;
  perform private.note(
    of_user, actor, 'entities.merge', 'entity:' || gone, going.version + 1,
    (counted - 'shared') || jsonb_build_object('into', kept)
  );
  return jsonb_build_object('id', kept);
end;
$$;

create or replace function private.desk_readings(
  of_user uuid,
  of_session uuid,
  of_fund text,
  of_entity text,
  of_type text,
  of_year text,
  of_state text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page_size constant integer := 40;
  conditions text := private.readings_where(of_fund, of_entity, of_type, of_year);
  entity constant uuid := nullif(of_entity, '')::uuid;
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'readings.read');
  if before <> '' then
    conditions := conditions || ' and (documents.published_at, documents.id)'
      || ' < ($5::timestamptz, $6::uuid)';
  end if;
  conditions := conditions || case of_state
    when 'none' then
      ' and not exists (select from public.document_downloads as downloads'
      || ' where downloads.document_id = documents.id'
      || case when entity is null then '' else ' and downloads.entity_id = $2::uuid' end || ')'
    when 'some' then
      ' and exists (select from private.readers_of(documents.id, $7::uuid) as readers'
      || ' where readers.acts and readers.first_at is null)'
    else ''
  end;
  execute format(
    $statement$
      with page as (
        select documents from public.documents as documents where %s
        order by documents.published_at desc, documents.id desc limit %s
      )
      select coalesce(
        jsonb_agg(
          private.reading_document(page.documents) || jsonb_build_object(
            'meant', counted.meant, 'fetched', counted.fetched, 'others', counted.others,
            'lastAt', counted.last_at
          )
          order by (page.documents).published_at desc, (page.documents).id desc
        ),
        '[]'
      )
      from page
      cross join lateral (
        select
          count(*) filter (where acts) as meant,
          count(*) filter (where acts and first_at is not null) as fetched,
          count(*) filter (where not acts) as others, max(last_at) as last_at
        from private.readers_of((page.documents).id, $7::uuid)
      ) as counted
    $statement$,
    conditions, page_size + 1
  )
  into rows
  using
    of_fund, of_entity, of_type, of_year, nullif(split_part(before, '_', 1), ''),
    nullif(split_part(before, '_', 2), ''), entity;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > page_size then rows - page_size else rows end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'publishedAt' || '_' || (rows -> (page_size - 1) ->> 'id')
    end
  );
exception
  when data_exception then
    raise exception 'no-page' using errcode = 'PT422';
end;
$$;

create or replace function private.desk_readings_by(
  of_user uuid,
  of_session uuid,
  of_kind text,
  of_fund text,
  of_entity text,
  of_type text,
  of_year text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page_size constant integer := case of_kind when 'entity' then 40 else 1000 end;
  holders text;
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'readings.read');
  holders := case of_kind
    when 'entity' then
      'select id, name from public.partner_entities as holder where true'
      || case when of_entity <> '' then ' and id = $2::uuid' else '' end
      || case
        when of_fund <> '' then
          ' and id in (select entity_id from public.commitments where fund_id = $1::uuid)'
        else ''
      end
    else
      'select id, name from public.funds as holder where true'
      || case when of_fund <> '' then ' and id = $1::uuid' else '' end
      || case
        when of_entity <> '' then
          ' and id in (select fund_id from public.commitments where entity_id = $2::uuid)'
        else ''
      end
  end
  || case when before <> '' then ' and (name, id) > ($5, $6::uuid)' else '' end;
  execute format(
    $statement$
      with holders as (%s order by name, id limit %s)
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', holders.id, 'name', holders.name, 'people', counted.people,
            'documents', counted.documents, 'fetched', counted.fetched, 'lastAt', counted.last_at
          )
          order by holders.name, holders.id
        ),
        '[]'
      )
      from holders
      cross join lateral (
        select
          count(*) filter (where documents.withdrawn_at is null) as documents,
          count(*) filter (where documents.withdrawn_at is null and log.last_at is not null)
            as fetched,
          max(log.last_at) as last_at,
          (
            select count(distinct memberships.user_id)
            from public.partner_memberships as memberships
            join public.partners on partners.user_id = memberships.user_id
              and partners.revoked_at is null
            where memberships.entity_id %s
              and (memberships.ends_at is null or memberships.ends_at > now())
          ) as people
        from public.documents
        left join lateral (
          select max(downloads.at) as last_at from public.document_downloads as downloads
          where downloads.document_id = documents.id %s
        ) as log on true
        where %s
      ) as counted
    $statement$,
    holders, page_size + 1,
    case
      when of_kind = 'entity' then '= holders.id'
      when of_entity <> '' then '= $2::uuid'
      else 'in (select entity_id from public.commitments where fund_id = holders.id)'
    end,
    case
      when of_kind = 'entity' then 'and downloads.entity_id = holders.id'
      when of_entity <> '' then 'and downloads.entity_id = $2::uuid'
      else ''
    end,
    case of_kind
      when 'entity' then
        replace(private.readings_where(of_fund, 'each', of_type, of_year), '$2::uuid', 'holders.id')
      else
        private.readings_where('', of_entity, of_type, of_year)
        || ' and documents.fund_id = holders.id'
    end
  )
  into rows
  using
    of_fund, of_entity, of_type, of_year, left(before, length(before) - 37), right(before, 36);
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > page_size then rows - page_size else rows end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'name' || '_' || (rows -> (page_size - 1) ->> 'id')
    end
  );
exception
  when data_exception then
    raise exception 'no-page' using errcode = 'PT422';
end;
$$;

create or replace function private.desk_reading_lines(
  of_user uuid,
  of_session uuid,
  of_fund text,
  of_entity text,
  of_type text,
  of_year text,
  before text,
  page_size integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text := private.readings_where(of_fund, of_entity, of_type, of_year);
  page uuid[];
  last public.documents;
begin
  perform private.must(of_user, of_session, 'readings.read');
  if before <> '' then
    conditions := conditions || ' and (documents.published_at, documents.id)'
      || ' < ($5::timestamptz, $6::uuid)';
  end if;
  execute format(
    'select array(select documents.id from public.documents where %s'
    || ' order by documents.published_at desc, documents.id desc limit %s)',
    conditions, page_size
  )
  into page
  using
    of_fund, of_entity, of_type, of_year, nullif(split_part(before, '_', 1), ''),
    nullif(split_part(before, '_', 2), '');
  select * into last from public.documents where id = page[page_size];
  return jsonb_build_object(
    'rows', (
      select coalesce(
        jsonb_agg(
          private.reading_document(documents) || jsonb_build_object(
            'entity', readers.entity, 'name', readers.name, 'acts', readers.acts,
            'firstAt', readers.first_at, 'lastAt', readers.last_at, 'times', readers.times
          )
          order by places.place, readers.entity, readers.name, readers.user_id
        ),
        '[]'
      )
      from unnest(page) with ordinality as places (id, place)
      join public.documents on documents.id = places.id
      cross join lateral private.readers_of(documents.id, nullif(of_entity, '')::uuid) as readers
    ),
    'next', case
      when last.id is not null
        then (to_jsonb(last) ->> 'published_at') || '_' || last.id
    end
  );
exception
  when data_exception then
    raise exception 'no-page' using errcode = 'PT422';
end;
$$;

create or replace function private.desk_open_person(
  of_user uuid,
  of_session uuid,
  of_kind text,
  of_address text,
  of_hmac text,
  of_language text,
  of_message text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests;
  asked_at timestamptz := now();
begin
  if of_message <> '' then
    select received_at into asked_at from private.contact_messages
    where reference = of_message and lower(email) = lower(of_address);
    if not found then
      raise exception 'no-message' using errcode = 'PT422';
    end if;
  end if;
  select * into request from private.person_requests
  where lower(address) = lower(of_address) and kind = of_kind and done_at is null
  for update;
  if found and request.proven_at is not null then
    return jsonb_build_object('id', request.id, 'outcome', 'proven');
  elsif not found then
    insert into private.person_requests (
      kind, address_hmac, address, language, message, opened_by, due_at
    )
    values (
      of_kind, of_hmac, of_address, of_language, nullif(of_message, ''), of_user,
      asked_at + interval '1 month'
    )
    returning * into request;
  end if;
  insert into private.outbox (template, language, about)
  values ('person-proof', request.language, request.id);
  perform private.note(
    of_user, actor, 'persons.open', 'request:' || request.id, null,
    jsonb_build_object('kind', request.kind)
  );
  return jsonb_build_object('id', request.id, 'outcome', 'asked');
end;
$$;

create or replace function private.desk_close_person(of_user uuid, of_session uuid, of_request uuid)
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
  elsif request.proven_at is not null and request.kind = 'erasure' then
    raise exception 'erase-instead' using errcode = 'PT422';
  end if;
  delete from private.person_links where request_id = request.id;
  update private.person_requests set address = null, done_at = now() where id = request.id;
  perform private.note(
    of_user, actor, 'persons.close', 'request:' || request.id, null,
    jsonb_build_object('proven', request.proven_at is not null)
  );
  return jsonb_build_object('outcome', 'closed');
end;
$$;

create or replace function private.desk_erase_person(
  of_user uuid,
  of_session uuid,
  of_request uuid,
  typed_count bigint,
  steps text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.erase');
  request private.person_requests := private.confirmed_request(of_request);
  counted jsonb;
  tables jsonb;
  without_account boolean;
  written jsonb;
begin
  if request.id is null then
    return null;
  elsif request.kind <> 'erasure' then
    raise exception 'access-only' using errcode = 'PT422';
  end if;
  counted := private.count_person(request.address, steps::jsonb, true);
  if private.total_of(counted, 'found') - private.total_of(counted, 'kept') <> typed_count then
    raise exception 'the count has changed' using errcode = 'PT409';
  end if;
  without_account := private.bound_sign_in_accounts(private.sign_in_accounts_of(request.address)) = '{}';
  tables := private.erase_person(request.address, steps::jsonb, true);
  perform private.note(
    of_user, actor, 'persons.erase', 'request:' || request.id, null,
    jsonb_build_object(
      'erased', private.total_of(tables, 'erased'),
      'anonymised', private.total_of(tables, 'anonymised'),
      'kept', private.total_of(tables, 'kept')
    )
  );
  written := jsonb_build_object(
    'request', request.id, 'opened', request.opened_at, 'proven', request.proven_at,
    'done', now(), 'actor', actor, 'tables', tables,
    'ledger', (select hash from private.ledger order by seq desc limit 1)
  );
  -- The address stays until the mail that says so has gone, or could not.
  update private.person_requests
  set
    address = request.address, done_at = now(), account_erased = without_account,
    certificate = written
  where id = request.id;
  insert into private.outbox (template, language, about)
  values ('person-erased', request.language, request.id);
  return jsonb_build_object(
    'certificate', written,
    'erasure', jsonb_build_object(
      'request', request.id, 'hmac', request.address_hmac, 'at', now(), 'account', without_account
    )
  );
end;
$$;

create or replace function private.desk_mails(
  of_user uuid,
  of_session uuid,
  of_standing text,
  of_template text,
  recipient text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page_size constant integer := 40;
  conditions text := '';
  found_about uuid[];
  broad boolean := false;
  rows jsonb;
  readable text[];
begin
  perform private.must(of_user, of_session, 'mail.read');
  select array_agg(act) into readable
  from (select distinct act from private.permissions) as acts
  where private.may(of_user, of_session, act);
  if recipient <> '' then
    select array_agg(id) into found_about from private.mails_to(recipient) as id;
    broad := coalesce(cardinality(found_about), 0) > 2000;
    conditions := conditions
      || ' and about = any($1)'
      -- These go to the firm's own mailbox.
      || ' and template not in (''contact-notification'', ''contact-answer-copy'')'
      || ' and private.mail_act(template) = any($5)';
  end if;
  -- Each written out, so that its own index is used.
  conditions := conditions || case of_standing
    when 'queued' then ' and state = ''queued'' and last_error is null'
    when 'refused' then ' and state = ''queued'' and last_error is not null'
    when 'sent' then ' and state = ''sent'' and not left_out'
    when 'left-out' then ' and state = ''sent'' and left_out'
    when 'dead' then ' and state = ''dead'''
    when 'returned' then ' and exists (select from private.mail_returns where outbox_id = id)'
    else ''
  end;
  if of_template <> '' then
    conditions := conditions || ' and template = $2';
  end if;
  if before <> '' then
    conditions := conditions || ' and (created_at, id) < ($3::timestamptz, $4::uuid)';
  end if;
  execute
    'select coalesce(jsonb_agg(to_jsonb(page) order by created_at desc, id desc), ''[]'') from ('
    || ' select id, template, language, about, attempts, last_error, created_at, settled_at,'
    || ' next_attempt_at, private.mail_standing(outbox) as standing,'
    || ' private.mail_act(template) = any($5) as shown,'
    || ' (select reason from private.mail_returns where outbox_id = id) as returned'
    || ' from private.outbox where true' || conditions
    || ' order by created_at desc, id desc limit ' || page_size + 1 || ') as page'
  into rows
  using
    found_about, of_template, nullif(split_part(before, '_', 1), ''),
    nullif(split_part(before, '_', 2), ''), readable;
  return jsonb_build_object(
    'rows', case
      when jsonb_array_length(rows) > page_size then rows - page_size else rows
    end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'created_at' || '_' || (rows -> (page_size - 1) ->> 'id')
    end,
    'broad', broad
  );
exception
  when invalid_datetime_format or invalid_text_representation or datetime_field_overflow then
    raise exception 'no-page' using errcode = 'PT422';
end;
$$;

create or replace function private.desk_mail_again(of_user uuid, of_session uuid, of_mail uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'mail.send');
  mail private.outbox;
begin
  select * into mail from private.outbox where id = of_mail for update;
  if not found then
    return null;
  end if;
  if private.mail_standing(mail) not in ('dead', 'refused') then
    raise exception 'mail-not-given-up' using errcode = 'PT422';
  end if;
  if mail.lent_until > now() then
    raise exception 'it is being sent at this moment' using errcode = 'PT409';
  end if;
  update private.outbox
  set
    state = 'queued', attempts = 0, next_attempt_at = now(), settled_at = null, lent_until = null
  where id = of_mail;
  perform private.note(
    of_user, actor, 'mail.again', 'mail:' || of_mail, null,
    jsonb_build_object('template', mail.template, 'was', private.mail_standing(mail))
  );
  return jsonb_build_object('outcome', 'queued');
end;
$$;

create or replace function private.desk_mail_returned(
  of_user uuid,
  of_session uuid,
  of_mail uuid,
  why text,
  address text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'mail.send');
  mail private.outbox;
begin
  select * into mail from private.outbox where id = of_mail for update;
  if not found then
    return null;
  end if;
  if private.mail_standing(mail) <> 'sent' then
    raise exception 'mail-not-sent' using errcode = 'PT422';
  end if;
  if why not in ('unknown', 'full', 'refused', 'other') then
    raise exception 'reason' using errcode = 'PT422';
  end if;
  insert into private.mail_returns (outbox_id, reason, noted_by, recipient)
  values (of_mail, why, of_user, case when address = '' then '' else private.address_mark(address) end)
  on conflict (outbox_id) do nothing;
  if not found then
    raise exception 'it was noted already' using errcode = 'PT409';
  end if;
  perform private.note(
    of_user, actor, 'mail.returned', 'mail:' || of_mail, null,
    jsonb_build_object('template', mail.template, 'reason', why)
  );
  return jsonb_build_object('outcome', 'noted');
end;
$$;

create or replace function private.desk_proofs(
  of_user uuid,
  of_session uuid,
  of_kind text,
  from_day text,
  to_day text,
  of_version text,
  of_choice text,
  before text,
  page_size integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  source text;
  moment text;
  conditions text := '';
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'proofs.read');
  case of_kind
    when 'consent' then
      moment := 'recorded_at';
      source := 'select id, recorded_at as at, version, performance, targeting, method, language'
        || ' from private.consent_records';
      if of_version <> '' then
        conditions := conditions || ' and version = $5';
      end if;
      if of_choice <> '' then
        conditions := conditions || ' and method = $6';
      end if;
    when 'newsletter' then
      moment := 'confirmed_at';
      -- Enough of the mark to tell one from another.
      source := 'select id, confirmed_at as at, subscribed_at, left_at, language,'
        || ' left(address, 16) as address from private.newsletter_proofs';
      conditions := conditions || case of_choice
        when 'subscribed' then ' and left_at is null'
        when 'left' then ' and left_at is not null'
        else ''
      end;
    else
      raise exception 'no-proof' using errcode = 'PT422';
  end case;
  if from_day <> '' then
    conditions := conditions || ' and ' || moment || ' >= $1';
  end if;
  if to_day <> '' then
    conditions := conditions || ' and ' || moment || ' < $2';
  end if;
  if before <> '' then
    conditions := conditions || ' and (' || moment || ', id) < ($3::timestamptz, $4::uuid)';
  end if;
  execute
    'select coalesce(jsonb_agg(to_jsonb(page) order by at desc, id desc), ''[]'') from ('
    || source || ' where true' || conditions
    || ' order by ' || moment || ' desc, id desc limit ' || page_size + 1 || ') as page'
  into rows
  using
    case when from_day <> '' then private.start_of_day(from_day) end,
    case when to_day <> '' then private.start_of_day(to_day) + interval '1 day' end,
    nullif(split_part(before, '_', 1), ''), nullif(split_part(before, '_', 2), ''),
    of_version, of_choice;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > page_size then rows - page_size else rows end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'at' || '_' || (rows -> (page_size - 1) ->> 'id')
    end
  );
exception
  when invalid_datetime_format or invalid_text_representation or datetime_field_overflow then
    raise exception 'no-page' using errcode = 'PT422';
end;
$$;
