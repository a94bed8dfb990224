-- Retention at the desk: what each rule deleted, on which days, and what goes next.

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
