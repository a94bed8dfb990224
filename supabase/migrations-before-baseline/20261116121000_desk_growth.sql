-- The desk's lists cost the same with a hundred thousand messages and a million rows of the ledger
-- as with a thousand of each: what is counted is counted to a thousand, two filters at once have an
-- index of their own, and words are looked for among the newest before their index is asked.

-- Two filters of the ledger at once: read one by one, each would bring a quarter of a million rows.
create index ledger_actor_act on private.ledger (actor, act, seq);
create index ledger_actor_area on private.ledger (actor, split_part(act, '.', 1), seq);
create index ledger_actor_kind on private.ledger (actor, split_part(about, ':', 1), seq);
create index ledger_area_kind
  on private.ledger (split_part(act, '.', 1), split_part(about, ':', 1), seq);

create index contact_messages_state_subject
  on private.contact_messages (state, subject, received_at desc, id desc);

-- What is owed next and by when, as `message_due` has it.
create index contact_messages_due on private.contact_messages (
  (case when acknowledged_at is null then least(acknowledge_due, answer_due) else answer_due end)
)
where state in ('new', 'taken') and answered_at is null;
drop index private.contact_messages_owed;
drop index private.contact_messages_unacknowledged;

-- Beyond a thousand nobody needs the number, and counting on would take ever longer.
create or replace view private.waiting_messages as
select
  'messages'::text as kind, 'messages.work'::text as act, count(*) as count,
  min(received_at) as since, null::timestamptz as due
from (
  select received_at from private.contact_messages where state = 'new'
  order by received_at limit 1000
) as oldest;

create or replace view private.waiting_deadlines as
select
  'deadlines'::text as kind, 'messages.work'::text as act, count(*) as count,
  min(received_at) as since, min(due) as due
from (
  select
    received_at,
    case when acknowledged_at is null then least(acknowledge_due, answer_due) else answer_due end
      as due
  from private.contact_messages
  where state in ('new', 'taken') and answered_at is null
    and case when acknowledged_at is null then least(acknowledge_due, answer_due) else answer_due end
      < now() + interval '3 days'
  order by due limit 1000
) as most_urgent;

create or replace view private.waiting_mail as
select
  'mail'::text as kind, 'mail.send'::text as act, count(*) as count,
  min(created_at) as since, null::timestamptz as due
from (
  select created_at from private.outbox where state = 'dead' order by created_at, id limit 1000
) as oldest;

-- The messages of one page that have these words, newest first. Common words are found among the
-- newest messages, rare ones by their index; a planner that knows neither took the wrong one.
create function private.messages_with(
  wanted tsquery,
  conditions text,
  of_state text,
  of_subject text,
  of_user uuid,
  before_at timestamptz,
  before_id uuid
)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  page uuid[];
  walked integer;
begin
  if numnode(wanted) = 0 then
    return '{}';
  end if;
  -- Where one in a hundred has the words, a page of them is among the next few thousand.
  foreach walked in array array[400, 6000] loop
    execute format(
      $newest$
        with newest as materialized (
          select messages.id, messages.search from private.contact_messages as messages
          where %s order by messages.received_at desc, messages.id desc limit %s
        )
        select array(select id from newest where search @@ $4 limit 41)
      $newest$,
      conditions, walked
    )
    into page
    using of_state, of_subject, of_user, wanted, before_at, before_id;
    if cardinality(page) = 41 then
      return page;
    end if;
    exit when cardinality(page) < 4;
  end loop;
  execute format(
    $all$
      with found as materialized (
        select messages.* from private.contact_messages as messages where messages.search @@ $4
      )
      select array(
        select messages.id from found as messages where %s
        order by messages.received_at desc, messages.id desc limit 41
      )
    $all$,
    conditions
  )
  into page
  using of_state, of_subject, of_user, wanted, before_at, before_id;
  return page;
end;
$$;

-- At most forty, newest first. `before` is the last of the page before, as `next` answered it.
create or replace function private.desk_messages(
  of_user uuid,
  of_session uuid,
  of_state text,
  of_subject text,
  of_assignee text,
  words text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text := 'true';
  before_at timestamptz;
  before_id uuid;
  wanted tsquery;
  matching uuid[];
  found_rows jsonb;
begin
  perform private.must(of_user, of_session, 'messages.read');
  if of_state <> '' then
    conditions := conditions || ' and messages.state = $1';
  end if;
  if of_subject <> '' then
    conditions := conditions || ' and messages.subject = $2';
  end if;
  if of_assignee = 'me' then
    conditions := conditions || ' and messages.assigned_to = $3';
  elsif of_assignee = 'nobody' then
    conditions := conditions || ' and messages.assigned_to is null';
  end if;
  if trim(private.searchable(words)) <> '' then
    wanted := private.message_query(words, false);
  end if;
  if before ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z/[0-9a-f-]{36}$' then
    before_at := split_part(before, '/', 1)::timestamptz;
    before_id := split_part(before, '/', 2)::uuid;
    conditions := conditions || ' and (messages.received_at, messages.id) < ($5, $6)';
  end if;
  for turn in 1..2 loop
    if wanted is not null then
      matching := private.messages_with(
        wanted, conditions, of_state, of_subject, of_user, before_at, before_id
      );
      exit when cardinality(matching) > 0;
      -- Nothing has these words: perhaps they were not typed to their end.
      wanted := private.message_query(words, true);
    end if;
  end loop;
  -- As text, so that each set of filters is planned for itself; and the rows of a page are chosen
  -- before anything else of them is read.
  execute format(
    $list$
      select coalesce(jsonb_agg(to_jsonb(page) order by "receivedAt" desc, id desc), '[]')
      from (
        select
          messages.id, messages.reference, messages.name, messages.subject, messages.language,
          messages.state, staff.name as assignee, messages.received_at as "receivedAt",
          left(messages.message, 160) as excerpt, private.message_due(messages) as due,
          to_char(
            messages.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'
          ) || '/' || messages.id as cursor
        from (
          select messages.id from private.contact_messages as messages
          where %s
          order by messages.received_at desc, messages.id desc
          limit 41
        ) as chosen
        join private.contact_messages as messages on messages.id = chosen.id
        left join private.staff on staff.user_id = messages.assigned_to
      ) as page
    $list$,
    case when wanted is null then conditions else 'messages.id = any($4)' end
  )
  into found_rows
  using of_state, of_subject, of_user, matching, before_at, before_id;
  return jsonb_build_object(
    'rows', case
      when jsonb_array_length(found_rows) > 40 then found_rows - 40 else found_rows
    end,
    'next', case when jsonb_array_length(found_rows) > 40 then found_rows -> 39 ->> 'cursor' end,
    -- Beyond a thousand nobody needs the number, and counting on would take ever longer.
    'counts', (
      select jsonb_object_agg(states.state, counted.count)
      from unnest(array['new', 'taken', 'answered', 'closed']) as states (state)
      cross join lateral (
        select count(*) as count from (
          select from private.contact_messages as messages
          where messages.state = states.state
          order by messages.received_at desc, messages.id desc limit 1000
        ) as first_ones
      ) as counted
    )
  );
end;
$$;

revoke all on all functions in schema private from public;
