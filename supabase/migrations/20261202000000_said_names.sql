-- What is said of names that are nearly the same is kept, and no release goes out before it was said.

create table private.name_pairs (
  id uuid primary key default gen_random_uuid(),
  one text not null check (length(one) between 1 and 200),
  other text not null check (length(other) between 1 and 200),
  -- One investor under two names, or two investors.
  same boolean not null,
  said_by uuid not null,
  said_by_name text not null,
  said_at timestamptz not null default clock_timestamp()
);

-- In either order, and whatever their capitals.
create unique index name_pairs_names
on private.name_pairs (least(lower(one), lower(other)), greatest(lower(one), lower(other)));

-- What a release's names were compared with last, and the pairs that were found.
create table private.name_checks (
  work_id uuid primary key references private.works (id),
  names_hash text not null,
  pairs jsonb not null,
  checked_at timestamptz not null default clock_timestamp()
);

-- The entity that a name means which no open one has: the one that somebody said is the same, or into
-- which it was merged. Where that would be two, it is none.
create view private.meant_entities as
select
  lower(meanings.name) as name, (array_agg(entities.id))[1] as entity_id,
  (array_agg(entities.name))[1] as entity, (array_agg(meanings.pair))[1] as pair
from (
  select one as name, other as meant, id as pair from private.name_pairs where same
  union all
  select other, one, id from private.name_pairs where same
  union all
  select gone.name, kept.name, null
  from public.partner_entities as gone
  join public.partner_entities as kept on kept.id = gone.merged_into
) as meanings
join public.partner_entities as entities
  on lower(entities.name) = lower(meanings.meant) and entities.merged_into is null
group by lower(meanings.name) having count(distinct entities.id) = 1;

-- The entities that a release would make, and the names that they are compared with.
create function private.names_to_compare(of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  made jsonb;
begin
  select coalesce(jsonb_agg(distinct entity order by entity), '[]') into made
  from private.works
  join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
  cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
  join private.sheets on sheets.id::text = entry ->> 'id'
  cross join unnest(sheets.new_entities) as entity
  where works.id = of_work and works.kind = 'release' and works.live_revision is null
    and not exists (
      select from public.partner_entities where lower(name) = lower(entity)
    );
  return jsonb_build_object(
    'made', made,
    'there', case
      when made = '[]' then '[]'
      else (
        select coalesce(jsonb_agg(name order by name), '[]') from public.partner_entities
        where merged_into is null
      )
    end
  );
end;
$$;

-- The pairs that were found among a release's names, with what was said of them.
create function private.near_names(of_work uuid)
returns table (one text, other text, same boolean, pair uuid)
language sql
stable
set search_path = ''
as $$
  select found.value ->> 0, found.value ->> 1, said.same, said.id
  from private.name_checks as checks
  cross join jsonb_array_elements(checks.pairs) as found
  left join private.name_pairs as said
    on least(lower(said.one), lower(said.other))
      = least(lower(found.value ->> 0), lower(found.value ->> 1))
    and greatest(lower(said.one), lower(said.other))
      = greatest(lower(found.value ->> 0), lower(found.value ->> 1))
  where checks.work_id = of_work
    and checks.names_hash = private.content_hash(private.names_to_compare(of_work));
$$;

-- Why a release does not go out yet because of its names. Two that were said to be the same investor
-- are one fault more, since the release would make them two.
create function private.name_faults(of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  names jsonb := private.names_to_compare(of_work);
begin
  if names -> 'made' = '[]' then
    return '[]';
  end if;
  perform from private.name_checks
  where work_id = of_work and names_hash = private.content_hash(names);
  if not found then
    return '[{"why": "names-not-compared"}]';
  end if;
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'name', one || ', ' || other,
          'why', case when same then 'names-same' else 'names-near' end
        )
        order by one, other
      ),
      '[]'
    )
    from private.near_names(of_work) where same is distinct from false
  );
end;
$$;

create function private.desk_names_to_compare(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  names jsonb := private.names_to_compare(of_work);
begin
  perform private.must(of_user, of_session, 'releases.read');
  return names || jsonb_build_object('hash', private.content_hash(names));
end;
$$;

-- Keeps what was found, if the names are still those that were compared.
create function private.desk_names_compared(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_pairs text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  if of_hash is distinct from private.content_hash(private.names_to_compare(of_work)) then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  insert into private.name_checks (work_id, names_hash, pairs)
  values (of_work, of_hash, of_pairs::jsonb)
  on conflict (work_id) do update
  set names_hash = excluded.names_hash, pairs = excluded.pairs, checked_at = clock_timestamp();
  return jsonb_build_object('outcome', 'compared');
end;
$$;

-- The names of a sheet that no entity has, all that they are compared with, and what was said of them.
create function private.desk_sheet_names(of_user uuid, of_session uuid, of_sheet uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  unknown text[];
begin
  perform private.must(of_user, of_session, 'releases.read');
  perform from private.sheets where id = of_sheet;
  if not found then
    return null;
  end if;
  select coalesce(array_agg(distinct fields ->> 'entity'), '{}') into unknown
  from private.resolved_lines(of_sheet)
  where not is_known and fields ->> 'entity' is not null;
  return jsonb_build_object(
    'unknown', to_jsonb(unknown),
    'made', (
      select coalesce(jsonb_agg(distinct entity), '[]')
      from private.sheets as others cross join unnest(others.new_entities) as entity
      where others.work_id = (select work_id from private.sheets where id = of_sheet)
        and (others.sealed_at is not null or others.id = of_sheet)
        and not exists (
          select from public.partner_entities where lower(name) = lower(entity)
        )
    ),
    'there', (
      select coalesce(jsonb_agg(name order by private.folded(name)), '[]')
      from public.partner_entities where merged_into is null
    ),
    'said', (
      select coalesce(
        jsonb_agg(jsonb_build_object('one', one, 'other', other, 'same', same)), '[]'
      )
      from private.name_pairs
      where lower(one) in (select lower(name) from unnest(unknown) as name)
        or lower(other) in (select lower(name) from unnest(unknown) as name)
    )
  );
end;
$$;

-- Keeps what somebody said of pairs of names, in place of what was said of them before.
create function private.say_names(of_user uuid, actor text, of_said jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  pair record;
  kept uuid;
begin
  for pair in
    select distinct on (least(lower(one), lower(other)), greatest(lower(one), lower(other))) *
    from (
      select
        btrim(entry ->> 'one') as one, btrim(entry ->> 'other') as other,
        (entry ->> 'same')::boolean as same
      from jsonb_array_elements(of_said) as entry
    ) as given
    where lower(one) <> lower(other)
  loop
    insert into private.name_pairs (one, other, same, said_by, said_by_name)
    values (pair.one, pair.other, pair.same, of_user, actor)
    on conflict (least(lower(one), lower(other)), greatest(lower(one), lower(other)))
    do update set
      same = excluded.same, said_by = excluded.said_by, said_by_name = excluded.said_by_name,
      said_at = excluded.said_at
    where name_pairs.same <> excluded.same
    returning id into kept;
    if kept is not null then
      perform private.note(
        of_user, actor, 'names.say', 'names:' || kept, null,
        jsonb_build_object('same', pair.same)
      );
    end if;
    kept := null;
  end loop;
end;
$$;

create function private.desk_say_names(of_user uuid, of_session uuid, of_said text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  perform private.say_names(of_user, actor, of_said::jsonb);
  return jsonb_build_object('outcome', 'said');
end;
$$;

create function private.desk_said_names(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return jsonb_build_object(
    'rows', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'one', one, 'other', other, 'same', same, 'by', said_by_name, 'at', said_at
          )
          order by said_at desc, id
        ),
        '[]'
      )
      from private.name_pairs
    )
  );
end;
$$;

-- Asked again from then on. What was imported meanwhile stays as it is.
create function private.desk_forget_names(of_user uuid, of_session uuid, of_pair uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  delete from private.name_pairs where id = of_pair;
  if not found then
    return null;
  end if;
  perform private.note(of_user, actor, 'names.forget', 'names:' || of_pair);
  return jsonb_build_object('outcome', 'forgotten');
end;
$$;

create or replace function private.resolved_lines(of_sheet uuid)
returns table (
  line integer, fields jsonb, entity_id uuid, entity text, is_known boolean, fund_id uuid, key text
)
language sql
stable
rows 5000
set search_path = ''
as $$
  with own as (
    select * from private.sheets where sheets.id = of_sheet
  ),
  made as (
    select distinct lower(entity) as name
    from private.sheets cross join unnest(new_entities) as entity
    where work_id = (select work_id from own) and (sealed_at is not null or sheets.id = of_sheet)
  ),
  meant as materialized (
    select * from private.meant_entities where (select sealed_at from own) is null
  )
  select
    lines.line, lines.fields, coalesce(numbered.id, named.id, meant.entity_id),
    coalesce(numbered.name, named.name, meant.entity, lines.fields ->> 'entity'),
    coalesce(numbered.id, named.id, meant.entity_id) is not null or made.name is not null,
    coalesce(numbered_fund.id, named_fund.id),
    coalesce(
      coalesce(numbered.id, named.id, meant.entity_id)::text, lower(lines.fields ->> 'entity')
    )
  from private.sheet_lines as lines
  left join public.partner_entities as numbered
    on numbered.id = (lines.fields ->> 'entityId')::uuid
  left join public.partner_entities as named
    on lines.fields ->> 'entityId' is null and lower(named.name) = lower(lines.fields ->> 'entity')
    and named.merged_into is null
  left join made on made.name = lower(lines.fields ->> 'entity')
  left join meant
    on named.id is null and made.name is null and lines.fields ->> 'entityId' is null
    and meant.name = lower(lines.fields ->> 'entity')
  left join public.funds as numbered_fund
    on numbered_fund.id = (lines.fields ->> 'fundId')::uuid
  left join public.funds as named_fund
    on lines.fields ->> 'fundId' is null and lower(named_fund.name) = lower(lines.fields ->> 'fund')
  where lines.sheet_id = of_sheet;
$$;

create or replace function private.desk_check_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_outcome text, after_line integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  sheet private.sheets;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select * into sheet from private.sheets where id = of_sheet;
  if not found then
    return null;
  end if;
  if sheet.made_by <> of_user then
    perform private.hold_until_typed(of_user, sheet.work_id);
    -- Calls that are not in the release yet have no total that anybody could type.
    if sheet.kind = 'notices' and not exists (
      select from private.works
      join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
      where works.id = sheet.work_id
        and content -> 'sheets' @> jsonb_build_array(jsonb_build_object('id', of_sheet))
    ) then
      raise exception 'untyped' using errcode = 'PT422';
    end if;
  end if;
  return (
    with checked as materialized (
      select
        checks.line, checks.why, checks.was,
        case when checks.why is null then checks.outcome else 'refused' end as outcome,
        lines.fields
      from private.check_sheet(of_sheet) as checks
      join private.sheet_lines as lines on lines.sheet_id = of_sheet and lines.line = checks.line
    ),
    page as (
      select * from checked
      where outcome = of_outcome and line > after_line order by line limit 500
    )
    select jsonb_build_object(
      'counts', (
        select coalesce(jsonb_object_agg(outcome, count), '{}')
        from (select outcome, count(*) as count from checked group by outcome) as counted
      ),
      'rows', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'line', line, 'outcome', outcome, 'why', why, 'was', was,
              'fields', fields - '{entityId,fundId}'::text[]
            )
            order by line
          ),
          '[]'
        )
        from page
      ),
      'next', (select case when count(*) = 500 then max(line) end from page),
      'unknown', (
        select coalesce(jsonb_agg(name order by name), '[]')
        from (
          select distinct fields ->> 'entity' as name from checked
          where why = 'unknown-entity' and fields ->> 'entity' is not null
        ) as names
      ),
      'made', (select to_jsonb(new_entities) from private.sheets where id = of_sheet),
      -- Names that are read as another one, and the pair of which that was said.
      'read', (
        select coalesce(
          jsonb_agg(
            distinct jsonb_build_object('name', lines.fields ->> 'entity', 'entity', lines.entity)
            || jsonb_build_object('pair', meant.pair)
          ),
          '[]'
        )
        from private.resolved_lines(of_sheet) as lines
        join private.meant_entities as meant
          on meant.name = lower(lines.fields ->> 'entity') and meant.entity_id = lines.entity_id
        where lines.fields ->> 'entityId' is null
          and lower(lines.fields ->> 'entity') <> lower(lines.entity)
      )
    )
  );
end;
$$;

create or replace function private.desk_mend_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_meanings text, of_made text, of_said text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
begin
  perform from private.sheets where id = of_sheet and made_by = of_user and sealed_at is null;
  if not found then
    return null;
  end if;
  update private.sheet_lines
  set fields = jsonb_set(fields, '{entity}', to_jsonb(meanings.value))
  from jsonb_each_text(of_meanings::jsonb) as meanings (name, value)
  where sheet_id = of_sheet and fields ->> 'entity' = meanings.name;
  update private.sheets
  set new_entities = array(
    select distinct on (lower(made)) made
    from unnest(new_entities || array(select jsonb_array_elements_text(of_made::jsonb))) as made
    where length(made) between 2 and 200
      and not exists (select from public.partner_entities where lower(name) = lower(made))
    order by lower(made)
  )
  where id = of_sheet;
  perform private.say_names(of_user, actor, of_said::jsonb);
  return jsonb_build_object('outcome', 'mended');
end;
$$;

create or replace function private.desk_mend_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_meanings text, of_made text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_mend_sheet(of_user, of_session, of_sheet, of_meanings, of_made, '[]');
$$;

create or replace function private.release_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.document_faults(of_work) || private.name_faults(of_work)
    || coalesce(jsonb_agg(about), '[]')
  from (
    select
      jsonb_build_object(
        'sheet', entry ->> 'id', 'name', entry ->> 'name',
        'why', case
          when private.sheet_hash((entry ->> 'id')::uuid) is distinct from entry ->> 'sha256'
            then 'sheet-changed'
          when exists (
            select from private.check_sheet((entry ->> 'id')::uuid) as checks
            where checks.why is not null
          ) then 'lines-refused'
        end
      ) as about
    from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
    where works.id = of_work
  ) as sheets
  where about ->> 'why' is not null;
$$;

create or replace function private.desk_release_shown(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select * into work from private.works_now where id = of_work and kind = 'release';
  if not found then
    return null;
  end if;
  return private.work_shown(work, of_user) - 'liveContent' || jsonb_build_object(
    'twoEyes', true,
    'mine', private.took_part_in_release(of_user, of_work),
    'faults', case when work.live_revision is null then private.release_faults(of_work) else '[]' end,
    'made', (
      select coalesce(jsonb_agg(distinct entity), '[]')
      from private.sheets cross join unnest(new_entities) as entity
      where work_id = of_work and sealed_at is not null
    ),
    'near', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('one', one, 'other', other, 'same', same, 'pair', pair)
          order by one, other
        ),
        '[]'
      )
      from private.near_names(of_work)
    ),
    'released', (
      select jsonb_build_object('at', at, 'by', actor_name, 'done', detail -> 'done')
      from private.ledger
      where about = 'release:' || of_work and act in ('releases.release', 'releases.release-now')
      order by seq desc limit 1
    )
  );
end;
$$;

create or replace function private.desk_release_names(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return jsonb_build_object(
    'entities', (
      select coalesce(jsonb_agg(name order by name), '[]') from public.partner_entities
      where merged_into is null
    ),
    'funds', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name, 'currency', currency) order by name),
        '[]'
      )
      from public.funds
    )
  );
end;
$$;

create or replace function private.desk_release(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_mails integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
  work private.works := private.work_at(of_work, of_hash);
  manifest jsonb;
  done jsonb;
begin
  if work.kind <> 'release' then
    raise exception 'unknown' using errcode = 'PT422';
  elsif not private.is_approved(of_work, of_hash) then
    raise exception 'not-approved' using errcode = 'PT422';
  elsif private.document_faults(of_work) || private.name_faults(of_work) <> '[]' then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  select content into manifest from private.revisions
  where work_id = of_work and number = work.newest;
  done := private.apply_release(of_work, manifest);
  if (done ->> 'mails')::integer <> of_mails then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  -- A document made in this transaction bears its time.
  insert into private.document_files (document_id, bytes)
  select documents.id, files.bytes
  from public.documents join private.staged_files as files on files.sha256 = documents.sha256
  where documents.published_at = now();
  perform set_config('private.releasing', of_work::text, true);
  update private.works set live_revision = newest, changed_at = clock_timestamp()
  where id = of_work;
  perform set_config('private.releasing', '', true);
  delete from private.staged_files
  where sha256 in (
    select entry ->> 'sha256' from jsonb_array_elements(manifest -> 'documents') as entry
  )
  and not exists (
    select from private.works_now as others
    where others.kind = 'release' and others.live_revision is null
      and others.content -> 'documents' @> jsonb_build_array(
        jsonb_build_object('sha256', staged_files.sha256)
      )
  );
  -- They have been sent; who they are stands with the partners from now on.
  delete from private.sheet_lines using private.sheets
  where sheets.id = sheet_lines.sheet_id and sheets.work_id = of_work
    and sheets.kind = 'invitations';
  perform private.note(
    of_user, actor, 'releases.release', 'release:' || of_work, work.newest,
    jsonb_build_object('hash', of_hash, 'approved', true, 'done', done)
  );
  return jsonb_build_object('outcome', 'released', 'done', done);
end;
$$;

create or replace function private.desk_entity_names(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return jsonb_build_object(
    'entities', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name) order by private.folded(name)), '[]'
      )
      from public.partner_entities where merged_into is null
    ),
    -- Those that somebody said are two investors all the same.
    'differ', (
      select coalesce(jsonb_agg(jsonb_build_object('one', one, 'other', other)), '[]')
      from private.name_pairs where not same
    )
  );
end;
$$;

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
