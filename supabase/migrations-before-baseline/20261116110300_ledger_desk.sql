-- The ledger, read and verified: at the desk, by a command, and against heads kept elsewhere.

-- As a list with a place for each field: joined line by line, with the empty ones left out, a name
-- could have been moved into another field without the hash showing it.
create or replace function private.ledger_hash(before text, entry private.ledger)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(
    sha256(
      convert_to(
        jsonb_build_array(
          before, entry.seq, extract(epoch from entry.at), entry.actor, entry.actor_name,
          entry.act, entry.about, entry.version, entry.detail
        )::text,
        'UTF8'
      )
    ),
    'hex'
  );
$$;

-- What is searched for by free text: letters and figures alone, so that a reference is found
-- however it is written. Costly to make, which tells the planner to take the index.
create function private.ledger_words(actor_name text, act text, about text, detail jsonb)
returns tsvector
language sql
immutable
cost 500
set search_path = ''
as $$
  select to_tsvector(
    'pg_catalog.simple',
    regexp_replace(concat_ws(' ', actor_name, act, about, detail::text), '[^[:alnum:]]+', ' ', 'g')
  );
$$;

create index ledger_words on private.ledger
using gin (private.ledger_words(actor_name, act, about, detail));
-- `messages` of messages.answer, and `message` of message:261115-7K3QF.
create index ledger_area on private.ledger (split_part(act, '.', 1), seq);
create index ledger_kind on private.ledger (split_part(about, ':', 1), seq);

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

-- With the hash of the row before, and the hash that it must have after it.
create function private.ledger_entry(of_seq bigint)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'seq', entry.seq, 'at', entry.at, 'actor', entry.actor, 'name', entry.actor_name,
    'act', entry.act, 'about', entry.about, 'version', entry.version, 'detail', entry.detail,
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

-- One stretch of the chain after a row that was already checked: the first broken row in it, or how
-- far it holds. Rows go by one after the other; none is kept.
create function private.check_ledger(after_seq bigint, after_hash text, most integer)
returns table (checked bigint, last_seq bigint, last_hash text, broken bigint, reason text)
language plpgsql
stable
set search_path = ''
as $$
declare
  entry private.ledger;
begin
  checked := 0;
  last_seq := after_seq;
  last_hash := after_hash;
  for entry in
    select * from private.ledger where seq > after_seq order by seq limit most
  loop
    if entry.seq <> last_seq + 1 then
      broken := entry.seq;
      reason := 'missing';
    elsif entry.hash <> private.ledger_hash(last_hash, entry) then
      broken := entry.seq;
      reason := 'changed';
    end if;
    exit when broken is not null;
    checked := checked + 1;
    last_seq := entry.seq;
    last_hash := entry.hash;
  end loop;
  return next;
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

-- A command at the terminal is in the ledger like an act at the desk.
create function private.note_command(
  by_name text, of_act text, of_what text, with_detail jsonb default '{}'
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform private.note(null, by_name, of_act, of_what, null, with_detail);
  return true;
end;
$$;

-- The same for one about a person: their account, never their address.
create function private.note_person(
  by_name text, of_act text, address text, with_detail jsonb default '{}'
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  return private.note_command(
    by_name, of_act,
    'partner:' || (select id from auth.users where lower(email) = lower(address)), with_detail
  );
end;
$$;

-- The days on which a hosted project wrote the head to its log: once each.
create table private.ledger_exports (
  day date primary key
);

create function private.export_ledger_head()
returns table (day text, seq bigint, hash text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into private.ledger_exports (day)
  select current_date where exists (select from private.ledger)
  on conflict do nothing;
  if found then
    return query
    select current_date::text, ledger.seq, ledger.hash from private.ledger
    order by ledger.seq desc limit 1;
  end if;
end;
$$;

revoke all on all functions in schema private from public;
