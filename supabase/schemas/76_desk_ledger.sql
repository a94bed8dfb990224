-- The ledger at the desk, read and verified.

-- Every word must be there. One of three letters or more may be unfinished: fewer begin too much.
create function private.ledger_query(words text)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg(word || case when length(word) > 2 then ':*' else '' end, ' & '))
  from regexp_split_to_table(words, '[^[:alnum:]]+') as word where word <> '';
$$;

-- The ledger names things by reference. Whoever reads it is told what they are called today, looked
-- up for the rows of one page by primary key; nothing is written into a row, and no hash changes.
create function private.ledger_name(reference text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  kind constant text := split_part(reference, ':', 1);
  of_id uuid;
begin
  if reference !~ '^[a-z-]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  of_id := split_part(reference, ':', 2)::uuid;
  return case
    when kind = 'staff' then (select name from private.staff where user_id = of_id)
    when kind = 'partner' then (select name from public.partners where user_id = of_id)
    when kind = 'entity' then (select name from public.partner_entities where id = of_id)
    when kind = 'fund' then (select name from public.funds where id = of_id)
    when kind in ('letter', 'release', 'standard-answer', 'publication') then
      (select name from private.works where id = of_id)
    when kind = 'document' then (
      select funds.name || ' · ' || coalesce(documents.title, documents.file_name)
      from public.documents join public.funds on funds.id = documents.fund_id
      where documents.id = of_id
    )
  end;
end;
$$;

-- A row with the hash of the row before, and the hash that it must have after it. `called` is what
-- it is about, `names` what the ids among its details stand for.
create function private.ledger_entry(of_seq bigint)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'seq', entry.seq, 'at', entry.at, 'actor', entry.actor, 'name', entry.actor_name,
    'act', entry.act, 'about', entry.about, 'version', entry.version, 'detail', entry.detail,
    'called', private.ledger_name(entry.about),
    'names', jsonb_strip_nulls(
      jsonb_build_object(
        'entity', private.ledger_name('entity:' || (entry.detail ->> 'entity')),
        'into', private.ledger_name('entity:' || (entry.detail ->> 'into'))
      )
    ),
    'hash', entry.hash, 'before', earlier.hash,
    'right', private.ledger_hash(coalesce(earlier.hash, ''), entry),
    'whole', (earlier.seq is not null or entry.seq = 1)
      and entry.hash = private.ledger_hash(coalesce(earlier.hash, ''), entry)
  )
  from private.ledger as entry
  left join private.ledger as earlier on earlier.seq = entry.seq - 1
  where entry.seq = of_seq;
$$;

-- From one area to the next in the index: reading every row for a dozen words would take seconds.
create function private.ledger_areas()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with recursive areas as (
    (
      select split_part(act, '.', 1) as area from private.ledger
      order by split_part(act, '.', 1), seq limit 1
    )
    union all
    select (
      select split_part(act, '.', 1) from private.ledger
      where split_part(act, '.', 1) > areas.area order by split_part(act, '.', 1), seq limit 1
    )
    from areas where areas.area is not null
  )
  select coalesce(jsonb_agg(area order by area), '[]') from areas where area is not null;
$$;

-- Newest first. Each filter is written into the statement only where it is asked for: the plan is
-- then made for what is asked, and each has its index. Days are turned into numbers of rows, which
-- every index ends with.
create function private.desk_ledger(
  of_user uuid,
  of_session uuid,
  of_who text,
  of_act text,
  of_what text,
  from_day text,
  to_day text,
  of_words text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  wanted text := 'seq between $5 and $6';
  worded constant text :=
    ' and private.ledger_words(actor_name, act, about, detail) @@ private.ledger_query($4)';
  first_seq bigint := 1;
  last_seq bigint := (select max(seq) from private.ledger);
  page bigint[];
begin
  perform private.must(of_user, of_session, 'ledger.read');
  if of_who = 'terminal' then
    wanted := wanted || ' and actor is null';
  elsif of_who <> '' then
    wanted := wanted || ' and actor = $1::uuid';
  end if;
  if right(of_act, 1) = '.' then
    wanted := wanted || ' and split_part(act, ''.'', 1) = rtrim($2, ''.'')';
  elsif of_act <> '' then
    wanted := wanted || ' and act = $2';
  end if;
  if strpos(of_what, ':') > 0 then
    wanted := wanted || ' and about = $3';
  elsif of_what <> '' then
    wanted := wanted || ' and split_part(about, '':'', 1) = $3';
  end if;
  if from_day <> '' then
    first_seq := coalesce(
      (
        select ledger.seq from private.ledger
        where ledger.at >= from_day::date order by ledger.at limit 1
      ),
      last_seq + 1
    );
  end if;
  if to_day <> '' then
    last_seq := coalesce(
      (
        select ledger.seq from private.ledger
        where ledger.at < to_day::date + 1 order by ledger.at desc limit 1
      ),
      0
    );
  end if;
  if before <> '' then
    last_seq := least(last_seq, before::bigint - 1);
  end if;
  if private.ledger_query(of_words) is null then
    execute format(
      'select array(select seq from private.ledger where %s order by seq desc limit 41)', wanted
    ) into page using of_who, of_act, of_what, of_words, first_seq, last_seq;
  else
    -- A word that is everywhere is found among the last few hundred rows, one that is rare by its
    -- index. The planner cannot tell which it is, and took seconds where it guessed wrong.
    execute format(
      'with recent as materialized (select * from private.ledger where %s order by seq desc)
       select array(select seq from recent where true %s limit 41)',
      wanted, worded
    )
    into page
    using of_who, of_act, of_what, of_words, greatest(first_seq, last_seq - 399), last_seq;
    if cardinality(page) < 41 and first_seq < last_seq - 399 then
      execute format(
        'with found as materialized (select seq from private.ledger where %s)
         select array(select seq from found order by seq desc limit 41)',
        wanted || worded
      )
      into page
      -- The act and what it was about are words of the row as well: the index narrows by them.
      using
        of_who, of_act, of_what, concat_ws(' ', of_words, of_act, of_what), first_seq, last_seq;
    end if;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.ledger_entry(listed) order by listed desc), '[]')
      from unnest(page[1:40]) as listed
    ),
    'next', case when cardinality(page) > 40 then page[40]::text end,
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', user_id, 'name', name) order by name), '[]')
      from private.staff
    ),
    'areas', private.ledger_areas()
  );
end;
$$;

-- A stretch at a time, so that nobody else waits for a million rows; the page asks on.
create function private.desk_verify_ledger(
  of_user uuid, of_session uuid, after_seq bigint, after_hash text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  found record;
begin
  perform private.must(of_user, of_session, 'ledger.read');
  select * into found from private.check_ledger(after_seq, after_hash, 10000);
  return jsonb_build_object(
    'seq', found.last_seq, 'hash', found.last_hash, 'broken', found.broken,
    'reason', found.reason, 'more', found.broken is null and found.checked = 10000
  );
end;
$$;
