-- Names of entities that may be one and the same: what somebody said of two of them, and which of a
-- release's were found to be. `core/near-names.ts` compares them, and a release whose names were not
-- compared, or of which nobody said what they are, does not go out:
-- docs/decisions/041-names-and-files.md.

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
          'why', case
            -- So it is kept that there were more than could be asked about.
            when one = other then 'names-many'
            when same then 'names-same'
            else 'names-near'
          end
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
-- `of_also` are names of lines that cannot be read yet: they are asked about with the others.
create function private.desk_sheet_names(
  of_user uuid, of_session uuid, of_sheet uuid, of_also text
)
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
  select coalesce(array_agg(distinct name), '{}') into unknown
  from (
    select fields ->> 'entity' as name from private.resolved_lines(of_sheet) where not is_known
    union all
    select also from jsonb_array_elements_text(of_also::jsonb) as also
    where lower(also) not in (
        select lower(name) from public.partner_entities where merged_into is null
      )
      and lower(also) not in (select name from private.meant_entities)
      and not exists (
        select from private.sheets as others cross join unnest(others.new_entities) as entity
        where others.work_id = (select work_id from private.sheets where id = of_sheet)
          and (others.sealed_at is not null or others.id = of_sheet)
          and lower(entity) = lower(also)
      )
  ) as names
  where name is not null;
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

-- As the version before asks.
create function private.desk_sheet_names(of_user uuid, of_session uuid, of_sheet uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.desk_sheet_names(of_user, of_session, of_sheet, '[]');
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
