-- Two addresses of one person are asked about where they would mean a second account or right, and what
-- was said is kept; no release goes out before it was said. Unknown names are asked of every line.

create table private.person_pairs (
  id uuid primary key default gen_random_uuid(),
  one text not null check (length(one) between 3 and 254 and one = lower(one)),
  other text not null check (length(other) between 3 and 254 and other = lower(other)),
  -- The address by which the person is known; none where they are two persons. Who said it stands in
  -- the ledger.
  kept text,
  said_at timestamptz not null default clock_timestamp(),
  check (one collate "C" < other collate "C" and (kept is null or kept in (one, other))),
  unique (one, other)
);

-- What a release's invitations were compared with last, and the pairs that were found: by the number
-- of a line or of an account, since an address may have to be erased.
create table private.person_checks (
  work_id uuid primary key references private.works (id),
  persons_hash text not null,
  pairs jsonb not null,
  checked_at timestamptz not null default clock_timestamp()
);

-- The address that stands for another one, over several steps where it took several. An address of
-- which two things were said means what was said last.
create view private.meant_persons as
with recursive steps as (
  select
    case when kept = one then other else one end as address, kept, id as pair, said_at, 1 as depth
  from private.person_pairs where kept is not null
  union all
  select steps.address, further.kept, steps.pair, steps.said_at, depth + 1
  from steps
  join private.person_pairs as further
    on further.kept <> steps.kept and steps.kept in (further.one, further.other)
  where depth < 5
)
select distinct on (address) address, kept, pair
from steps where kept <> address order by address, depth desc, said_at desc;

-- A sheet's invitations as they are read. Until the sheet is sealed, an address may mean another one,
-- as somebody said; the person then has the name and the language of that one.
create or replace function private.resolved_invitations(of_sheet uuid)
returns table (
  line integer, fields jsonb, entity_id uuid, entity text, is_known boolean, key text, email text,
  written text, pair uuid
)
language plpgsql
stable
rows 5000
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    with read as materialized (
      select
        lines.*, lower(lines.fields ->> 'email') as written, meant.kept, meant.pair,
        coalesce(meant.kept, lower(lines.fields ->> 'email')) as email
      from private.resolved_lines(of_sheet) as lines
      left join private.meant_persons as meant
        on meant.address = lower(lines.fields ->> 'email')
        and (select sealed_at from private.sheets where sheets.id = of_sheet) is null
    ),
    -- The first line that has the address itself.
    own as materialized (
      select distinct on (email) email, fields ->> 'name' as name, fields ->> 'language' as language
      from read where kept is null order by email, line
    )
    select
      read.line,
      case
        when read.kept is null then read.fields
        else read.fields || jsonb_strip_nulls(
          jsonb_build_object(
            'email', read.kept, 'name', coalesce(partners.name, own.name),
            'language', coalesce(partners.language, own.language)
          )
        )
      end,
      read.entity_id, read.entity, read.is_known, read.key, read.email, read.written, read.pair
    from read
    left join auth.users on read.kept is not null and lower(users.email) = read.kept
    left join public.partners on partners.user_id = users.id and partners.revoked_at is null
    left join own on read.kept is not null and own.email = read.kept;
end;
$$;

-- The persons whom a release lets in, with one sheet more where it is not added yet, and the persons
-- who are there and share with one of them an entity or half of an address. Who has the right already
-- gets nothing, and is asked about by nobody.
create or replace function private.persons_to_compare(of_work uuid, with_sheet uuid default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    with wanted as materialized (
      select
        sheets.id || ' ' || lines.line as ref, lines.line, sheets.id as sheet, lines.email,
        lines.fields ->> 'name' as name, lines.key, lines.entity, sheets.sealed_at,
        split_part(lines.email, '@', 1) as mailbox, split_part(lines.email, '@', 2) as domain,
        exists (
          select from auth.users
          join public.partners on partners.user_id = users.id and partners.revoked_at is null
          where lower(users.email) = lines.email
        ) as has_account
      from private.sheets
      join private.works on works.id = sheets.work_id and works.live_revision is null
      join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
      cross join lateral private.resolved_invitations(sheets.id) as lines
      where sheets.work_id = of_work and sheets.kind = 'invitations'
        and (
          sheets.id = with_sheet
          or revisions.content -> 'sheets' @> jsonb_build_array(jsonb_build_object('id', sheets.id))
        )
        and length(lines.fields ->> 'name') between 2 and 200
        and lines.email like '_%@_%' and length(lines.email) <= 254
        and not exists (
          select from auth.users
          join public.partners on partners.user_id = users.id and partners.revoked_at is null
          join public.partner_memberships as held on held.user_id = users.id
          where lower(users.email) = lines.email and held.entity_id = lines.entity_id
            and (held.ends_at is null or held.ends_at > now())
        )
    ),
    known as materialized (
      select
        users.id::text as ref, lower(users.email) as email, partners.name,
        array_agg(held.entity_id::text order by entities.name) as keys,
        string_agg(entities.name, ', ' order by entities.name) as entity
      from public.partners
      join auth.users on users.id = partners.user_id
      left join public.partner_memberships as held
        on held.user_id = users.id and (held.ends_at is null or held.ends_at > now())
      left join public.partner_entities as entities on entities.id = held.entity_id
      where partners.revoked_at is null
      group by users.id, users.email, partners.name
    )
    select jsonb_build_object(
      'wanted', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'ref', ref, 'line', line, 'sheet', sheet, 'email', email, 'name', name,
              'keys', jsonb_build_array(key), 'entity', entity, 'hasAccount', has_account
            )
            order by sealed_at, sheet, line
          ),
          '[]'
        )
        from wanted
      ),
      'there', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'ref', ref, 'email', email, 'name', name, 'hasAccount', true,
              'keys', to_jsonb(array_remove(keys, null)), 'entity', coalesce(entity, '')
            )
            order by ref
          ),
          '[]'
        )
        from known
        where split_part(email, '@', 1) in (select mailbox from wanted)
          or split_part(email, '@', 2) in (select domain from wanted)
          or keys && array(select key from wanted)
      )
    )
  );
end;
$$;

-- The pairs that were found among a release's persons, with what was said of them.
create or replace function private.near_persons(of_work uuid)
returns table (one jsonb, other jsonb, same boolean, kept text, pair uuid)
language sql
stable
set search_path = ''
as $$
  with persons as materialized (
    select private.persons_to_compare(of_work) as compared
  ),
  everybody as materialized (
    select person ->> 'ref' as ref, person
    from persons
    cross join jsonb_array_elements((compared -> 'wanted') || (compared -> 'there')) as person
  )
  select
    mine.person, theirs.person, case when said.id is not null then said.kept is not null end,
    said.kept, said.id
  from private.person_checks as checks
  cross join jsonb_array_elements(checks.pairs) as found
  join everybody as mine on mine.ref = found.value ->> 0
  join everybody as theirs on theirs.ref = found.value ->> 1
  left join private.person_pairs as said
    on said.one = least((mine.person ->> 'email') collate "C", (theirs.person ->> 'email') collate "C")
    and said.other
      = greatest((mine.person ->> 'email') collate "C", (theirs.person ->> 'email') collate "C")
  where checks.work_id = of_work
    and checks.persons_hash = private.content_hash((select compared from persons));
$$;

-- Why a release does not go out yet because of its persons.
create or replace function private.person_faults(of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  persons jsonb := private.persons_to_compare(of_work);
begin
  if persons -> 'wanted' = '[]' then
    return '[]';
  end if;
  perform from private.person_checks
  where work_id = of_work and persons_hash = private.content_hash(persons);
  if not found then
    return '[{"why": "persons-not-compared"}]';
  end if;
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'name', (one ->> 'name') || ', ' || (other ->> 'name'),
          'why', case
            when one = other then 'persons-many'
            when same then 'persons-same'
            else 'persons-near'
          end
        )
        order by one ->> 'name', other ->> 'name'
      ),
      '[]'
    )
    from private.near_persons(of_work) where same is distinct from false
  );
end;
$$;

create or replace function private.desk_persons_to_compare(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  persons jsonb := private.persons_to_compare(of_work);
begin
  perform private.must(of_user, of_session, 'releases.read');
  return persons || jsonb_build_object('hash', private.content_hash(persons));
end;
$$;

-- Keeps what was found, if the persons are still those that were compared.
create or replace function private.desk_persons_compared(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_pairs text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  if of_hash is distinct from private.content_hash(private.persons_to_compare(of_work)) then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  insert into private.person_checks (work_id, persons_hash, pairs)
  values (of_work, of_hash, of_pairs::jsonb)
  on conflict (work_id) do update
  set
    persons_hash = excluded.persons_hash, pairs = excluded.pairs,
    checked_at = clock_timestamp();
  return jsonb_build_object('outcome', 'compared');
end;
$$;

-- The persons of a sheet, all with whom they are compared, what was said of them, and the addresses
-- that are read as another one because of it.
create or replace function private.desk_sheet_persons(of_user uuid, of_session uuid, of_sheet uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  of_work uuid;
begin
  perform private.must(of_user, of_session, 'releases.write');
  select work_id into of_work from private.sheets
  where id = of_sheet and made_by = of_user and sealed_at is null;
  -- Added meanwhile: what is still open then stands with the release.
  if not found then
    return '{"wanted": [], "there": [], "said": [], "read": []}';
  end if;
  return private.persons_to_compare(of_work, of_sheet) || jsonb_build_object(
    'said', (
      select coalesce(
        jsonb_agg(jsonb_build_object('one', one, 'other', other, 'kept', kept)), '[]'
      )
      from private.person_pairs
    ),
    'read', (
      select coalesce(
        jsonb_agg(
          distinct jsonb_build_object('email', written, 'kept', email, 'pair', pair)
        ),
        '[]'
      )
      from private.resolved_invitations(of_sheet) where written <> email
    )
  );
end;
$$;

-- Keeps what somebody said of pairs of addresses, in place of what was said of them before.
create or replace function private.desk_say_persons(of_user uuid, of_session uuid, of_said text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  pair record;
  told uuid;
begin
  for pair in
    select
      least(one collate "C", other collate "C") as one,
      greatest(one collate "C", other collate "C") as other, kept
    from (
      select
        lower(btrim(entry ->> 'one')) as one, lower(btrim(entry ->> 'other')) as other,
        lower(btrim(entry ->> 'kept')) as kept
      from jsonb_array_elements(of_said::jsonb) as entry
    ) as given
    where one <> other and (kept is null or kept in (one, other))
  loop
    insert into private.person_pairs (one, other, kept) values (pair.one, pair.other, pair.kept)
    on conflict (one, other) do update set kept = excluded.kept, said_at = excluded.said_at
    where person_pairs.kept is distinct from excluded.kept
    returning id into told;
    if told is not null then
      perform private.note(
        of_user, actor, 'names.say', 'persons:' || told, null,
        jsonb_build_object('same', pair.kept is not null)
      );
    end if;
    told := null;
  end loop;
  return jsonb_build_object('outcome', 'said');
end;
$$;

create or replace function private.desk_said_persons(of_user uuid, of_session uuid)
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
            'id', pairs.id, 'one', one, 'other', other, 'kept', kept, 'at', said_at,
            'by', (
              select actor_name from private.ledger
              where about = 'persons:' || pairs.id order by seq desc limit 1
            )
          )
          order by said_at desc, pairs.id
        ),
        '[]'
      )
      from private.person_pairs as pairs
    )
  );
end;
$$;

-- Asked again from then on. What was imported meanwhile stays as it is.
create or replace function private.desk_forget_persons(of_user uuid, of_session uuid, of_pair uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  delete from private.person_pairs where id = of_pair;
  if not found then
    return null;
  end if;
  perform private.note(of_user, actor, 'names.forget', 'persons:' || of_pair);
  return jsonb_build_object('outcome', 'forgotten');
end;
$$;

-- Why a release does not go out yet because of its names. Two that were said to be the same investor
-- are one fault more, since the release would make them two.
create or replace function private.name_faults(of_work uuid)
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

-- The names of a sheet that no entity has, all that they are compared with, and what was said of them.
-- `of_also` are names of lines that cannot be read yet: they are asked about with the others.
create or replace function private.desk_sheet_names(
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
create or replace function private.desk_sheet_names(of_user uuid, of_session uuid, of_sheet uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.desk_sheet_names(of_user, of_session, of_sheet, '[]');
$$;

create or replace function private.check_invitations(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      lines.*,
      row_number() over (partition by email, key order by lines.line) as place,
      -- One person has one name and one language, for however many entities they act.
      (fields ->> 'name', fields ->> 'language') is distinct from (
        first_value(fields ->> 'name') over person, first_value(fields ->> 'language') over person
      ) as contradicts
    from private.resolved_invitations(of_sheet) as lines
    window person as (partition by email order by lines.line)
  )
  select
    meant.line,
    case
      when coalesce(meant.email, '') !~ '^[^@[:space:][:cntrl:]<>,;:"()\\]+@[a-z0-9.-]+\.[a-z0-9-]+$'
        or length(meant.email) > 254 then 'bad-email'
      when length(coalesce(fields ->> 'name', '')) not between 2 and 200 then 'bad-name'
      when not is_known then 'unknown-entity'
      when coalesce(fields ->> 'language', '') not in ('en', 'fr') then 'bad-language'
      when fields ->> 'role' not in ('full', 'read') then 'bad-role'
      when fields ->> 'until' is not null and private.day_of(fields ->> 'until') is null
        then 'bad-date'
      when place > 1 then 'twice'
      when contradicts then 'contradicts'
    end,
    case
      when held.user_id is null then 'created'
      when partners.name <> fields ->> 'name' or partners.language <> fields ->> 'language'
        or held.role <> fields ->> 'role'
        or private.end_of_day(fields ->> 'until') <> coalesce(held.ends_at, 'infinity')
        then 'changed'
      else 'same'
    end,
    case
      when held.user_id is not null then jsonb_build_object(
        'name', partners.name, 'language', partners.language, 'role', held.role,
        'until', held.ends_at::date
      )
    end
  from meant
  left join auth.users on lower(users.email) = meant.email
  left join public.partners on partners.user_id = users.id and partners.revoked_at is null
  left join public.partner_memberships as held
    on held.user_id = partners.user_id and held.entity_id = meant.entity_id
    and (held.ends_at is null or held.ends_at > now());
$$;

-- The dry run: how many of each, what is refused, what is changed and from what, and which names
-- nobody knows. Paged by line, since a file may have ten thousand.
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
        case
          when checks.why is null then checks.outcome
          -- A name that nobody knows is a question, until somebody has said what it means.
          when checks.why = 'unknown-entity' then 'waiting'
          else 'refused'
        end as outcome,
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
          -- Of every line, whatever else is wrong with it: it is asked at once.
          select distinct fields ->> 'entity' as name from private.resolved_lines(of_sheet)
          where not is_known and fields ->> 'entity' is not null
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

-- What keeps it from being let go, as far as it can be known now.
create or replace function private.release_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.document_faults(of_work) || private.name_faults(of_work)
    || private.person_faults(of_work) || coalesce(jsonb_agg(about), '[]')
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
      from private.near_names(of_work) where one <> other
    ),
    'nearPersons', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'one', one - '{ref,keys,sheet}'::text[], 'other', other - '{ref,keys,sheet}'::text[],
            'same', same, 'kept', kept, 'pair', pair
          )
          order by one ->> 'name', other ->> 'name'
        ),
        '[]'
      )
      from private.near_persons(of_work) where one <> other
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

-- Seals a sheet into the release: what is refused is left out, the rest is bound by its hash.
create or replace function private.desk_add_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_number integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
  sheet private.sheets;
  manifest jsonb;
  left_out integer;
  kept integer;
begin
  select * into sheet from private.sheets
  where id = of_sheet and made_by = of_user and sealed_at is null for update;
  if not found then
    return null;
  end if;
  delete from private.sheet_lines using private.check_sheet(of_sheet) as checks
  where sheet_id = of_sheet and sheet_lines.line = checks.line and checks.why is not null;
  get diagnostics left_out = row_count;
  update private.sheet_lines
  set fields = lines.fields || jsonb_strip_nulls(
    jsonb_build_object('entityId', lines.entity_id, 'fundId', lines.fund_id)
  )
  from private.resolved_lines(of_sheet) as lines
  where sheet_lines.sheet_id = of_sheet and lines.line = sheet_lines.line;
  get diagnostics kept = row_count;
  if sheet.kind = 'invitations' then
    update private.sheet_lines
    set
      fields = sheet_lines.fields || jsonb_build_object(
        'email', lines.email, 'name', lines.fields ->> 'name',
        'language', lines.fields ->> 'language'
      )
    from private.resolved_invitations(of_sheet) as lines
    where sheet_lines.sheet_id = of_sheet and lines.line = sheet_lines.line
      and lines.email <> lines.written;
  end if;
  if kept = 0 then
    raise exception 'nothing-left' using errcode = 'PT422';
  end if;
  update private.sheets
  set
    sealed_at = clock_timestamp(), lines = kept,
    -- Only those that a line still needs.
    new_entities = array(
      select entity from unnest(new_entities) as entity
      where exists (
        select from private.sheet_lines as lines
        where lines.sheet_id = of_sheet and lower(lines.fields ->> 'entity') = lower(entity)
      )
    )
  where id = of_sheet;
  update private.sheets set sha256 = private.sheet_hash(of_sheet) where id = of_sheet;
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = sheet.work_id;
  perform private.note(
    of_user, actor, 'releases.import', 'release:' || sheet.work_id, null,
    jsonb_build_object('kind', sheet.kind, 'lines', kept, 'leftOut', left_out)
  );
  return private.desk_save_release(
    of_user, of_session, sheet.work_id, '', of_number,
    (
      select jsonb_agg(id)::text from (
        select entry ->> 'id' as id from jsonb_array_elements(manifest -> 'sheets') as entry
        union all select of_sheet::text
      ) as sheets
    ),
    manifest ->> 'documents'
  ) || jsonb_build_object('lines', kept, 'leftOut', left_out);
end;
$$;

-- Lets it go: everything, or nothing. The sheets are checked as they are applied. `of_mails` is
-- what its author was told would be sent, and typed: where it has become another number, they look
-- again. Never without another person's approval, whatever the hurry and whatever the setting says:
-- docs/decisions/038-two-persons.md.
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
  elsif private.document_faults(of_work) || private.name_faults(of_work)
    || private.person_faults(of_work) <> '[]'
  then
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

-- Deletes what nobody finished: files that were sent for a release and sheets that nobody sealed,
-- and the lines of invitations, whose release was last changed long ago. A file stays for as long
-- as somebody works on its release.
create or replace function private.purge_releases(keep_staged interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'staged_files';
  delete from private.staged_files as files
  where files.staged_at < now() - keep_staged
    and not exists (
      select from private.works_now as works
      where works.kind = 'release' and works.live_revision is null
        and works.changed_at >= now() - keep_staged
        and works.content -> 'documents' @> jsonb_build_array(
          jsonb_build_object('sha256', files.sha256)
        )
    );
  get diagnostics removed = row_count;
  return next;
  delete from private.uploads where began_at < now() - interval '2 days';
  delete from private.sheets where sealed_at is null and made_at < now() - keep_staged;
  kind := 'invitation_lines';
  delete from private.sheet_lines using private.sheets, private.works
  where sheets.id = sheet_lines.sheet_id and works.id = sheets.work_id
    and sheets.kind = 'invitations' and works.changed_at < now() - keep_staged;
  get diagnostics removed = row_count;
  return next;
  -- What was said of two addresses, once neither belongs to anybody or is about to.
  delete from private.person_pairs as pairs
  where said_at < now() - keep_staged
    and not exists (select from auth.users where lower(email) in (pairs.one, pairs.other))
    and not exists (
      select from private.sheet_lines
      where lower(fields ->> 'email') in (pairs.one, pairs.other)
    );
end;
$$;

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public;
