-- Who read what: each document against those it is for, read from the log of downloads. What was
-- withdrawn stays in it.

-- Everyone that a document is for today, and everyone who has fetched it, who may no longer be one
-- of them; of one entity alone where one is named. `acts` is false for who has no access any more,
-- and nobody's name is left where an account was erased.
create function private.readers_of(of_document uuid, of_entity uuid default null)
returns table (
  user_id uuid, entity_id uuid, name text, entity text, acts boolean, first_at timestamptz,
  last_at timestamptz, times bigint
)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select memberships.user_id, memberships.entity_id
    from public.documents
    join public.commitments on commitments.fund_id = documents.fund_id
      and (documents.entity_id is null or commitments.entity_id = documents.entity_id)
      and (of_entity is null or commitments.entity_id = of_entity)
    join public.partner_memberships as memberships
      on memberships.entity_id = commitments.entity_id
      and (memberships.ends_at is null or memberships.ends_at > now())
    join public.partners on partners.user_id = memberships.user_id and partners.revoked_at is null
    where documents.id = of_document
  ),
  fetched as (
    select
      downloads.user_id, downloads.entity_id, min(downloads.at) as first_at,
      max(downloads.at) as last_at, count(*) as times
    from public.document_downloads as downloads
    where downloads.document_id = of_document
      and (of_entity is null or downloads.entity_id = of_entity)
    group by downloads.user_id, downloads.entity_id
  )
  select
    user_id, entity_id, partners.name, entities.name, meant.user_id is not null,
    fetched.first_at, fetched.last_at, coalesce(fetched.times, 0)
  from meant
  full join fetched using (user_id, entity_id)
  left join public.partners using (user_id)
  left join public.partner_entities as entities on entities.id = entity_id;
$$;

-- What of `documents` the filters leave, to be written into a statement whose parameters they are:
-- $1 fund, $2 entity, $3 type, $4 year. Each is there only where it is asked for, so that the plan
-- is made for what is asked.
create function private.readings_where(
  of_fund text, of_entity text, of_type text, of_year text
)
returns text
language sql
immutable
set search_path = ''
as $$
  select 'true'
    || case when of_fund <> '' then ' and documents.fund_id = $1::uuid' else '' end
    || case
      when of_entity <> '' then
        ' and (documents.entity_id = $2::uuid or documents.entity_id is null)'
        || ' and documents.fund_id in ('
        || 'select commitments.fund_id from public.commitments where entity_id = $2::uuid)'
      else ''
    end
    || case when of_type <> '' then ' and documents.type = $3' else '' end
    || case when of_year <> '' then ' and left(documents.period, 4) = $4' else '' end;
$$;

create function private.reading_document(documents public.documents)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', documents.id, 'fund', funds.name, 'for', entities.name, 'type', documents.type,
    'period', documents.period, 'version', documents.version, 'title', documents.title,
    'publishedAt', documents.published_at, 'withdrawnAt', documents.withdrawn_at,
    'withdrawnReason', documents.withdrawn_reason
  )
  from public.funds
  left join public.partner_entities as entities on entities.id = documents.entity_id
  where funds.id = documents.fund_id;
$$;

-- A page of documents, newest first, each with how many it is for and how many of them have it.
-- `of_state`: `none` where nobody has fetched it, `some` where somebody has not.
create function private.desk_readings(
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

-- By entity, or by fund: how many documents there are for it, how many of them somebody there has
-- fetched, and when last. Entities come forty at a time, by name; of funds there are few.
create function private.desk_readings_by(
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

-- One document: everyone it is for and everyone who has it, those who have not first.
create function private.desk_reading(of_user uuid, of_session uuid, of_document uuid, of_entity text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'readings.read');
  return (
    select private.reading_document(documents) || jsonb_build_object(
      'readers', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'user', user_id, 'name', name, 'entity', entity, 'acts', acts,
              'firstAt', first_at, 'lastAt', last_at, 'times', times
            )
            order by first_at is not null, entity, name, user_id
          ),
          '[]'
        )
        from private.readers_of(of_document, nullif(of_entity, '')::uuid)
      )
    )
    from public.documents where id = of_document
  );
end;
$$;

-- What the filters can be set to.
create function private.desk_reading_choices(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'readings.read');
  return jsonb_build_object(
    'funds', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name) order by vintage desc, name), '[]'
      )
      from public.funds
    ),
    'entities', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name), '[]')
      from public.partner_entities
    ),
    'years', (
      select coalesce(jsonb_agg(distinct left(period, 4)), '[]') from public.documents
    )
  );
end;
$$;

-- For a file: a line for each person of each document, for as many documents as fit in one page.
create function private.desk_reading_lines(
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

create function private.desk_note_readings(
  of_user uuid, of_session uuid, row_count integer, with_filter text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'readings.read');
begin
  perform private.note(
    of_user, actor, 'readings.export', 'readings', null,
    jsonb_build_object('rows', row_count) || with_filter::jsonb
  );
  return jsonb_build_object('outcome', 'noted');
end;
$$;
