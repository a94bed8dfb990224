-- Nothing is kept longer than it is needed. What goes when, and on what ground, is one table in code
-- (`supabase/functions/_shared/retention/rules.ts`); here it is run, and what went is written down.

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
