-- Persons who may be one and the same under two addresses: what somebody said of two of them, and
-- which of a release's were found to be. It is asked only where somebody would get a second account or
-- a second right; `core/near-persons.ts` says where that is: docs/decisions/045-persons-of-an-import.md.

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
create function private.resolved_invitations(of_sheet uuid)
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
create function private.persons_to_compare(of_work uuid, with_sheet uuid default null)
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
create function private.near_persons(of_work uuid)
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
create function private.person_faults(of_work uuid)
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

create function private.desk_persons_to_compare(of_user uuid, of_session uuid, of_work uuid)
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
create function private.desk_persons_compared(
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
create function private.desk_sheet_persons(of_user uuid, of_session uuid, of_sheet uuid)
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
create function private.desk_say_persons(of_user uuid, of_session uuid, of_said text)
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

create function private.desk_said_persons(of_user uuid, of_session uuid)
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
create function private.desk_forget_persons(of_user uuid, of_session uuid, of_pair uuid)
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
