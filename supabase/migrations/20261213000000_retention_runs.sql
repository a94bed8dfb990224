-- What retention deletes is run from one table of rules, and written down: how much went when, by
-- which rule, and how old it was; each day goes into the ledger. The functions that deleted until now
-- stay for the version before.

-- The rules that are run, and when each last was.
create table private.retention_rules (
  rule text primary key check (rule ~ '^[a-z]+(-[a-z]+)*$'),
  known_since timestamptz not null default now(),
  last_at timestamptz
);

-- What went by each rule, a row for each day where the firm is. It grows while its day lasts; once
-- the ledger has its hash, nothing changes it.
create table private.retention_runs (
  rule text not null,
  day date not null,
  runs integer not null,
  last_at timestamptz not null,
  -- How many rows; null where whoever hosts the database deletes them and lets nobody else.
  gone bigint,
  -- How old the oldest of them was, in whole days.
  oldest integer,
  noted boolean not null default false,
  primary key (rule, day)
);

create index retention_runs_day on private.retention_runs (day, rule);

create function private.keep_retention_runs()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and not old.noted then
    return new;
  end if;
  raise exception 'what was deleted stays written down';
end;
$$;

create trigger keep_retention_runs
before update or delete on private.retention_runs
for each row execute function private.keep_retention_runs();

create trigger keep_all_retention_runs
before truncate on private.retention_runs
for each statement execute function private.keep_retention_runs();

-- Each is run every hour; what did not come to its end for a day and a bit is late.
create view private.late_retention as
select rule, coalesce(last_at, known_since) as since from private.retention_rules
where coalesce(last_at, known_since) < now() - interval '26 hours';

create function private.retention_hash(of_day date)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(
    sha256(
      convert_to(
        string_agg(
          jsonb_build_array(
            rule, day, runs, extract(epoch from last_at), gone, oldest
          )::text,
          '' order by rule collate "C"
        ),
        'UTF8'
      )
    ),
    'hex'
  )
  from private.retention_runs where day = of_day;
$$;

-- Days that are over go into the ledger, one entry each.
create function private.note_retention(today date)
returns void
language plpgsql
set search_path = ''
as $$
declare
  past record;
begin
  for past in
    select day, count(*) as rules, sum(runs) as runs, coalesce(sum(gone), 0) as gone
    from private.retention_runs where not noted and day < today
    group by day order by day
  loop
    perform private.note(
      null, 'schedule', 'retention.day', 'retention:' || past.day, null,
      jsonb_build_object(
        'rules', past.rules, 'runs', past.runs, 'rows', past.gone,
        'hash', private.retention_hash(past.day)
      )
    );
    update private.retention_runs set noted = true where day = past.day;
  end loop;
end;
$$;

-- Runs every rule, each by itself: one that fails keeps no other from being run. `steps` is made from
-- the rules, each with its statements; nobody but the database's owner can call this. Hosts run it one
-- after the other.
create function private.run_retention(steps text)
returns table (rule text, removed bigint, fault text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  step jsonb;
  statement text;
  today constant date := (now() at time zone 'Europe/Paris')::date;
  rows_gone bigint;
  began timestamptz;
  oldest_began timestamptz;
begin
  perform pg_advisory_xact_lock(7305121);
  insert into private.retention_rules (rule)
  select value ->> 'rule' from jsonb_array_elements(steps::jsonb)
  on conflict do nothing;
  delete from private.retention_rules as known where not exists (
    select from jsonb_array_elements(steps::jsonb) where value ->> 'rule' = known.rule
  );
  perform private.note_retention(today);
  for step in select value from jsonb_array_elements(steps::jsonb) loop
    rule := step ->> 'rule';
    removed := 0;
    fault := null;
    oldest_began := null;
    begin
      perform set_config('private.purging', 'on', true);
      for statement in select value from jsonb_array_elements_text(step -> 'deletes') loop
        execute statement into rows_gone, began;
        removed := removed + rows_gone;
        oldest_began := least(oldest_began, began);
      end loop;
    exception
      when insufficient_privilege then
        removed := null;
        if not (step ->> 'hosted')::boolean then
          fault := sqlstate;
        end if;
      when others then
        removed := null;
        fault := sqlstate;
    end;
    if fault is null then
      insert into private.retention_runs as known (rule, day, runs, last_at, gone, oldest)
      values (
        rule, today, 1, now(), removed,
        floor(extract(epoch from now() - oldest_began) / 86400)::integer
      )
      on conflict (rule, day) do update set
        runs = known.runs + 1, last_at = excluded.last_at, gone = known.gone + excluded.gone,
        oldest = greatest(known.oldest, excluded.oldest);
      update private.retention_rules as known set last_at = now() where known.rule = step ->> 'rule';
    end if;
    return next;
  end loop;
  perform set_config('private.purging', '', true);
end;
$$;

-- Each rule over a stretch of days, the last year where none is named. `looks` has, for each rule,
-- statements that say when its next row goes and how many go soon. A day counts as missed from the
-- first on which the rule was run.
create function private.desk_retention(
  of_user uuid, of_session uuid, from_day text, to_day text, looks text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Paris')::date;
  last_day constant date := least(coalesce(private.day_of(to_day), today), today);
  first_day constant date := coalesce(private.day_of(from_day), (last_day - interval '1 year')::date);
  step jsonb;
  statement text;
  one_next timestamptz;
  one_soon bigint;
  next_at timestamptz;
  soon bigint;
  counted record;
  rows jsonb := '[]';
begin
  perform private.must(of_user, of_session, 'retention.read');
  for step in select value from jsonb_array_elements(looks::jsonb) loop
    next_at := null;
    soon := 0;
    begin
      for statement in select value from jsonb_array_elements_text(step -> 'looks') loop
        execute statement into one_next, one_soon;
        next_at := least(next_at, one_next);
        soon := soon + one_soon;
      end loop;
    exception
      when insufficient_privilege then
        soon := null;
    end;
    select
      coalesce(sum(gone), 0) as gone, max(oldest) as oldest, count(*) as days,
      greatest(
        last_day - greatest(
          first_day,
          (select min(day) from private.retention_runs as runs where runs.rule = step ->> 'rule')
        ) + 1 - count(*),
        0
      ) as missed
    into counted
    from private.retention_runs
    where rule = step ->> 'rule' and day between first_day and last_day;
    rows := rows || jsonb_build_object(
      'rule', step ->> 'rule',
      'last', (select last_at from private.retention_rules where rule = step ->> 'rule'),
      'late', exists (select from private.late_retention where rule = step ->> 'rule'),
      'gone', counted.gone, 'oldest', counted.oldest, 'days', counted.days,
      'missed', counted.missed, 'next', next_at, 'soon', soon
    );
  end loop;
  return jsonb_build_object('from', first_day, 'to', last_day, 'rows', rows);
end;
$$;

-- What went on which day, newest first; of one rule, or of all. `noted` says that the ledger has the
-- day, `whole` that it is still as the ledger has it.
create function private.desk_retention_days(
  of_user uuid,
  of_session uuid,
  of_rule text,
  from_day text,
  to_day text,
  before text,
  page_size integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Paris')::date;
  last_day constant date := coalesce(private.day_of(to_day), today);
  first_day constant date := coalesce(private.day_of(from_day), (last_day - interval '1 year')::date);
  before_day constant date := private.day_of(split_part(before, '_', 1));
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'retention.read');
  with listed as materialized (
    select * from private.retention_runs
    where (of_rule = '' or rule = of_rule) and day between first_day and last_day
      and (before_day is null or day < before_day or (
        day = before_day and rule collate "C" > split_part(before, '_', 2) collate "C"
      ))
    order by day desc, rule collate "C" limit page_size + 1
  ),
  proven as materialized (
    select days.day, entry.detail ->> 'hash' = private.retention_hash(days.day) as whole
    from (select distinct day from listed where noted) as days
    left join private.ledger as entry
      on entry.about = 'retention:' || days.day and entry.act = 'retention.day'
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'rule', rule, 'day', listed.day, 'runs', runs, 'last', last_at, 'gone', gone,
        'oldest', oldest, 'noted', noted, 'whole', case when noted then coalesce(whole, false) end
      )
      order by listed.day desc, rule collate "C"
    ),
    '[]'
  )
  into rows
  from listed left join proven on proven.day = listed.day;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > page_size then rows - page_size else rows end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'day' || '_' || (rows -> (page_size - 1) ->> 'rule')
    end
  );
end;
$$;

create function private.desk_note_retention_export(
  of_user uuid, of_session uuid, of_kind text, row_count integer, with_filter text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'retention.read');
begin
  perform private.note(
    of_user, actor, 'retention.export', 'retention:' || of_kind, null,
    jsonb_build_object('rows', row_count) || with_filter::jsonb
  );
  return jsonb_build_object('outcome', 'noted');
end;
$$;

insert into private.permissions (role, act)
select role, 'retention.read' from unnest(array['compliance', 'administrator', 'reader']) as role;

-- A rule that was not run waits for somebody.
create or replace view private.waiting as
select kind, act, count, since, due from private.waiting_messages
union all
select kind, act, count, since, due from private.waiting_deadlines
union all
select kind, act, count, since, due from private.waiting_requests
union all
select kind, act, count, since, due from private.waiting_approvals
union all
select kind, act, count, since, due from private.waiting_rights
union all
select kind, act, count, since, due from private.waiting_approved
union all
select kind, act, count, since, due from private.waiting_sent_back
union all
select kind, act, count, since, due from private.waiting_reviews
union all
select kind, act, count, since, due from private.waiting_mail
union all
select kind, act, count, since, due from private.waiting_letters
union all
select kind, act, count, since, due from private.waiting_bank_accounts
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select kind, act, count, since, due from private.waiting_partners
union all
select 'retention', 'retention.read', count(*), min(since), null from private.late_retention;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all tables in schema private from public, anon, authenticated;
