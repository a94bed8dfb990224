-- Messages at the desk: who takes which, what was noted and answered, and until when.

-- The thread of a message. It goes with the message.
create table private.message_entries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references private.contact_messages (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  actor uuid not null,
  actor_name text not null,
  -- `unsent`: an answer that was taken back before its mail left.
  kind text not null check (kind in ('note', 'answer', 'unsent', 'state', 'assignee')),
  -- What was written; null for a change of state or assignee.
  body text check (length(body) between 1 and 20000),
  -- The new state or the new assignee; of an answer, the state that it left the message in, or
  -- `longer` where it asked for more time.
  changed_to text,
  language text check (language in ('en', 'fr')),
  -- The answer's mail in the outbox. The id is part of the mail's Message-ID, and is kept after the
  -- row of the outbox was deleted.
  mail uuid,
  check ((body is null) = (kind in ('state', 'assignee')))
);

create index message_entries_message on private.message_entries (message_id, at);

-- The signed tag of a message's thread: its mails carry it in `References`, and in `Reply-To` where
-- the mailbox takes tags. A mailbox that is read finds by it which thread a reply belongs to. Nobody
-- else can make one, and one that was made for another message says nothing of this one.
create function private.thread_tag(of_reference text)
returns text
language sql
stable
set search_path = ''
as $$
  select lower(of_reference) || '.' || left(private.address_mark('thread:' || of_reference), 20);
$$;

-- The message of a tag, whatever the case in which a mail program wrote it; null for a forged one.
create function private.thread_of(tag text)
returns uuid
language sql
stable
set search_path = ''
as $$
  select id from private.contact_messages
  where reference = upper(split_part(tag, '.', 1))
    and private.thread_tag(reference) = lower(tag);
$$;

-- Who has what open at the desk. Nobody is locked out by it.
create table private.presence (
  thing text not null check (length(thing) <= 100),
  user_id uuid not null references private.staff (user_id) on delete cascade,
  at timestamptz not null default now(),
  writing boolean not null default false,
  primary key (thing, user_id)
);

create index presence_user on private.presence (user_id);

-- Says that somebody is here, and answers who else is. It is no act: the ledger does not note it.
create function private.desk_presence(
  of_user uuid,
  of_session uuid,
  of_thing text,
  is_writing boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(
    of_user, of_session,
    case when of_thing like 'letter:%' then 'letters.read' else 'messages.read' end
  );
  delete from private.presence where at < now() - interval '5 minutes';
  insert into private.presence (thing, user_id, writing) values (of_thing, of_user, is_writing)
  on conflict (thing, user_id) do update set at = now(), writing = excluded.writing;
  return jsonb_build_object(
    'others', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('name', staff.name, 'writing', presence.writing) order by staff.name
        ),
        '[]'
      )
      from private.presence join private.staff on staff.user_id = presence.user_id
      where presence.thing = of_thing and presence.user_id <> of_user
        -- A window reports every half minute: two reports may be missing.
        and presence.at > now() - interval '75 seconds'
    )
  );
end;
$$;

-- What the search looks for: every word, as either language bends it; or, with `beginnings`, words
-- that begin so.
create function private.message_query(words text, beginnings boolean)
returns tsquery
language plpgsql
stable
set search_path = ''
as $$
declare
  word text;
  exact tsquery;
  bent tsquery;
  whole tsquery;
begin
  for word in select regexp_split_to_table(private.searchable(words), '\s+') loop
    exact := plainto_tsquery('pg_catalog.simple', word);
    bent := plainto_tsquery('pg_catalog.french', word)
      || plainto_tsquery('pg_catalog.english', word);
    -- Such as "on": no message is searched for it in either language.
    continue when numnode(exact) = 0 or numnode(bent) = 0;
    exact := exact || bent;
    if beginnings then
      exact := exact || (plainto_tsquery('pg_catalog.simple', word)::text || ':*')::tsquery;
    end if;
    whole := case when whole is null then exact else whole && exact end;
  end loop;
  return coalesce(whole, ''::tsquery);
end;
$$;

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
create function private.desk_messages(
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
      -- No message has these words as they are: look for words that begin with them.
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
          messages.state, messages.version as version, staff.name as assignee,
          messages.received_at as "receivedAt",
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
    ),
    'colleagues', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', colleagues.user_id, 'name', colleagues.name)
          order by colleagues.name
        ),
        '[]'
      )
      from private.message_workers as colleagues
    )
  );
end;
$$;

create function private.desk_message(of_user uuid, of_session uuid, of_reference text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  message private.contact_messages;
begin
  perform private.must(of_user, of_session, 'messages.read');
  select * into message from private.contact_messages where reference = of_reference;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'message', jsonb_build_object(
      'reference', message.reference, 'name', message.name, 'email', message.email,
      'phone', message.phone, 'subject', message.subject, 'message', message.message,
      'language', message.language, 'state', message.state, 'version', message.version,
      'assignedTo', message.assigned_to,
      'assignee', (select name from private.staff where user_id = message.assigned_to),
      'receivedAt', message.received_at, 'acknowledgeDue', message.acknowledge_due,
      'answerDue', message.answer_due,
      'answerLimit', private.answer_limit(message.subject, message.received_at),
      'acknowledgedAt', message.acknowledged_at,
      'answeredAt', message.answered_at, 'due', private.message_due(message)
    ),
    'thread', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', entries.id, 'at', entries.at, 'by', entries.actor_name, 'kind', entries.kind,
            'body', entries.body, 'changedTo', entries.changed_to, 'language', entries.language,
            'waits', exists (
              select from private.outbox
              where outbox.id = entries.mail and private.mail_waits(outbox)
            )
          )
          order by entries.at, entries.id
        ),
        '[]'
      )
      from private.message_entries as entries where entries.message_id = message.id
    ),
    'mails', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', outbox.id, 'template', outbox.template, 'state', outbox.state,
            'error', outbox.last_error, 'createdAt', outbox.created_at,
            'settledAt', outbox.settled_at
          )
          order by outbox.created_at, outbox.template
        ),
        '[]'
      )
      from private.outbox
      where outbox.about = message.id
        or outbox.about in (
          select entries.id from private.message_entries as entries
          where entries.message_id = message.id
        )
    ),
    'colleagues', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', colleagues.user_id, 'name', colleagues.name)
          order by colleagues.name
        ),
        '[]'
      )
      from private.message_workers as colleagues
    ),
    'templates', case
      when private.may(of_user, of_session, 'approvals.read')
        then private.standard_answers(message.language)
      else '[]'
    end
  );
end;
$$;

-- Who can be given a message.
create view private.message_workers as
select distinct staff.user_id, staff.name
from private.staff
join private.staff_roles on staff_roles.user_id = staff.user_id
join private.permissions on permissions.role = staff_roles.role
where staff.revoked_at is null and permissions.act = 'messages.work';

-- Locks a message for an act on a version of it. One that has changed since is left alone.
create function private.message_at(of_reference text, of_version integer)
returns private.contact_messages
language plpgsql
set search_path = ''
as $$
declare
  message private.contact_messages;
begin
  select * into message from private.contact_messages where reference = of_reference for update;
  if found and message.version <> of_version then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  return message;
end;
$$;

-- To a colleague, or to nobody. A new message is taken by it.
create function private.desk_assign_message(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  assignee uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  assignee_name text;
begin
  if message.id is null then
    return null;
  end if;
  if assignee is not null then
    select name into assignee_name from private.message_workers where user_id = assignee;
    if not found then
      raise exception 'no-colleague' using errcode = 'PT422';
    end if;
  end if;
  update private.contact_messages
  set
    assigned_to = assignee,
    state = case
      when state = 'new' and assignee is not null then 'taken'
      when state = 'taken' and assignee is null then 'new'
      else state
    end,
    version = version + 1
  where id = message.id;
  insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
  values (message.id, of_user, actor, 'assignee', assignee_name);
  perform private.note(
    of_user, actor, case when assignee = of_user then 'messages.take' else 'messages.assign' end,
    'message:' || of_reference, message.version,
    jsonb_build_object('to', coalesce('staff:' || assignee, 'nobody'))
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

-- Closes a message, or opens it again.
create function private.desk_set_message_state(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  closes boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  next_state text;
begin
  if message.id is null then
    return null;
  end if;
  next_state := case
    when closes then 'closed' when message.assigned_to is null then 'new' else 'taken'
  end;
  update private.contact_messages set state = next_state, version = version + 1
  where id = message.id;
  insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
  values (message.id, of_user, actor, 'state', next_state);
  perform private.note(
    of_user, actor, 'messages.state', 'message:' || of_reference, message.version,
    jsonb_build_object('state', next_state)
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

create function private.desk_note_message(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  written text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
begin
  if message.id is null then
    return null;
  end if;
  update private.contact_messages set version = version + 1 where id = message.id;
  insert into private.message_entries (message_id, actor, actor_name, kind, body)
  values (message.id, of_user, actor, 'note', written);
  perform private.note(
    of_user, actor, 'messages.note', 'message:' || of_reference, message.version
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

-- Mails the visitor, and a copy to the firm's mailbox. What only acknowledges (`more_follows`)
-- leaves the message open; what says why more time is needed (`asks_for_time`) gives a complaint
-- the time that the rules allow. The entry says which of them it was. Asked twice, the second finds
-- another version.
create function private.desk_answer_message(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  written text,
  more_follows boolean,
  asks_for_time boolean default false
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  entry uuid := gen_random_uuid();
  answer_mail uuid := gen_random_uuid();
  became text := case
    when asks_for_time then 'longer' when more_follows then 'taken' else 'answered'
  end;
begin
  if message.id is null then
    return null;
  end if;
  if asks_for_time and (
    not more_follows or private.answer_limit(message.subject, message.received_at) is null
  ) then
    raise exception 'no-more-time' using errcode = 'PT422';
  end if;
  update private.contact_messages
  set
    state = case when more_follows then 'taken' else 'answered' end,
    assigned_to = coalesce(assigned_to, of_user),
    acknowledged_at = coalesce(acknowledged_at, now()),
    answered_at = case when more_follows then answered_at else now() end,
    answer_due = case
      when asks_for_time then private.answer_limit(subject, received_at) else answer_due
    end,
    version = version + 1
  where id = message.id;
  insert into private.message_entries (
    id, message_id, actor, actor_name, kind, body, changed_to, language, mail
  )
  values (
    entry, message.id, of_user, actor, 'answer', written, became, message.language, answer_mail
  );
  insert into private.outbox (id, template, language, about) values
    (answer_mail, 'contact-answer', message.language, entry),
    (gen_random_uuid(), 'contact-answer-copy', message.language, entry);
  perform private.note(
    of_user, actor, 'messages.answer', 'message:' || of_reference, message.version,
    jsonb_build_object('mail', answer_mail, 'more', more_follows)
    || case when asks_for_time then '{"longer": true}' else '{}' end::jsonb
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

-- The message stands as if the answer had not been given; what was written stays in the thread. It
-- is open again unless another answer, or a colleague after it, said otherwise.
create function private.desk_take_back_answer(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  of_entry uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  answer private.message_entries;
  first_left timestamptz;
  last_word timestamptz;
  remains text;
  reopens boolean;
begin
  select * into answer from private.message_entries
  where id = of_entry and message_id = message.id and kind = 'answer';
  if not found then
    return null;
  end if;
  perform from private.outbox
  where id = answer.mail and private.mail_waits(outbox)
  for update skip locked;
  if not found then
    raise exception 'has-left' using errcode = 'PT422';
  end if;
  -- A copy for the firm that is being composed just now finds no answer, and is not sent.
  delete from private.outbox where about = answer.id and state <> 'sent';
  update private.message_entries set kind = 'unsent' where id = answer.id;
  select min(at), max(at) filter (where changed_to = 'answered') into first_left, last_word
  from private.message_entries where message_id = message.id and kind = 'answer';
  select changed_to into remains from private.message_entries
  where message_id = message.id and kind in ('answer', 'state')
  order by at desc, id desc limit 1;
  reopens := (message.state = 'answered' and remains is distinct from 'answered')
    or (message.state = 'closed' and last_word is null and answer.changed_to = 'answered');
  update private.contact_messages
  set
    state = case when reopens then 'taken' else state end,
    acknowledged_at = first_left,
    answered_at = last_word,
    answer_due = case
      when answer.changed_to = 'longer' and not exists (
        select from private.message_entries
        where message_id = message.id and kind = 'answer' and changed_to = 'longer'
      ) then private.answer_due(subject, received_at)
      else answer_due
    end,
    version = version + 1
  where id = message.id;
  if reopens then
    insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
    values (message.id, of_user, actor, 'state', 'taken');
  end if;
  perform private.note(
    of_user, actor, 'messages.take-back', 'message:' || of_reference, message.version,
    jsonb_build_object('mail', answer.mail)
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

-- Counted up to a thousand: beyond it nobody needs the number, and counting on would take ever
-- longer. When the first of them is due is as `message_due` says.
create view private.waiting_messages as
select
  'messages'::text as kind, 'messages.work'::text as act, count(*) as count,
  min(received_at) as since, min(due) as due
from (
  select
    received_at,
    case
      when answered_at is not null then null
      when acknowledged_at is null then least(acknowledge_due, answer_due)
      else answer_due
    end as due
  from private.contact_messages where state = 'new'
  order by received_at limit 1000
) as oldest;

-- What `message_due` says, for a whole table at once.
create view private.waiting_deadlines as
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
