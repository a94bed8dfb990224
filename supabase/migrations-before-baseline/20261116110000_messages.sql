-- The desk's messages: who takes which, what was noted and answered, and until when. The visitor
-- sees the state of theirs by a private link.

-- The end of a day at the firm's first office.
create function private.end_of_day(of_day date)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (of_day + time '23:59:59') at time zone 'Europe/Luxembourg';
$$;

-- Monday to Friday; the day of the receipt is not counted.
create function private.working_days_after(began timestamptz, days integer)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select private.end_of_day(day::date) from (
    select day, row_number() over (order by day) as place
    from generate_series(
      (began at time zone 'Europe/Luxembourg')::date + 1,
      (began at time zone 'Europe/Luxembourg')::date + 2 * days + 7,
      interval '1 day'
    ) as day
    where extract(isodow from day) < 6
  ) as working
  where place = days;
$$;

create function private.answer_due(of_subject text, received timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case of_subject
    -- Article 12(3) of the GDPR.
    when 'personal-data' then private.end_of_day(
      ((received at time zone 'Europe/Luxembourg')::date + interval '1 month')::date
    )
    -- AMF instruction 2012-07: ten working days to acknowledge, two months to answer.
    when 'complaint' then private.end_of_day(
      ((received at time zone 'Europe/Luxembourg')::date + interval '2 months')::date
    )
    else private.working_days_after(received, 2)
  end;
$$;

create function private.acknowledge_due(of_subject text, received timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case when of_subject = 'complaint' then private.working_days_after(received, 10) end;
$$;

-- Words for the search: accents, ligatures and punctuation do not count. An address and a reference
-- are found by any of their parts.
create function private.searchable(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    replace(replace(replace(replace(words, 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'),
    'àâäáãåçéèêëíîïìñóôöòõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÎÏÌÑÓÔÖÒÕÚÙÛÜÝŸ@.-_+/,;:!?()«»"''’&',
    'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY                   '
  );
$$;

alter table private.contact_messages
  add column state text not null default 'new'
    check (state in ('new', 'taken', 'answered', 'closed')),
  add column assigned_to uuid references private.staff (user_id) on delete set null,
  -- Every act at the desk is on a version, and makes the next.
  add column version integer not null default 1,
  add column acknowledge_due timestamptz,
  add column answer_due timestamptz,
  add column acknowledged_at timestamptz,
  add column answered_at timestamptz,
  add column search tsvector generated always as (
    to_tsvector(
      'pg_catalog.simple',
      private.searchable(
        reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || subject
      )
    )
    || to_tsvector('pg_catalog.simple', regexp_replace(phone, '\D', '', 'g'))
    || to_tsvector('pg_catalog.french', private.searchable(message))
    || to_tsvector('pg_catalog.english', private.searchable(message))
  ) stored;

update private.contact_messages
set
  answer_due = private.answer_due(subject, received_at),
  acknowledge_due = private.acknowledge_due(subject, received_at);

alter table private.contact_messages alter column answer_due set not null;

create function private.set_message_dues()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.answer_due := private.answer_due(new.subject, new.received_at);
  new.acknowledge_due := private.acknowledge_due(new.subject, new.received_at);
  return new;
end;
$$;

create trigger set_message_dues
before insert on private.contact_messages
for each row execute function private.set_message_dues();

-- Newest first, from wherever a page begins.
create index contact_messages_newest on private.contact_messages (received_at desc, id desc);
create index contact_messages_state
  on private.contact_messages (state, received_at desc, id desc);
create index contact_messages_subject
  on private.contact_messages (subject, received_at desc, id desc);
create index contact_messages_assigned
  on private.contact_messages (assigned_to, received_at desc, id desc);
create index contact_messages_nobodys
  on private.contact_messages (received_at desc, id desc) where assigned_to is null;
create index contact_messages_owed
  on private.contact_messages (answer_due)
  where state in ('new', 'taken') and answered_at is null;
create index contact_messages_unacknowledged
  on private.contact_messages (acknowledge_due)
  where state in ('new', 'taken') and answered_at is null;
create index contact_messages_search on private.contact_messages using gin (search);

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

-- The thread of a message. It goes with the message.
create table private.message_entries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references private.contact_messages (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  actor uuid not null,
  actor_name text not null,
  kind text not null check (kind in ('note', 'answer', 'state', 'assignee')),
  -- What was written; null for a change, which says what it was changed to.
  body text check (length(body) between 1 and 20000),
  changed_to text,
  language text check (language in ('en', 'fr')),
  -- The answer's mail in the outbox, whose id outlives it as the Message-ID.
  mail uuid,
  check ((body is null) = (kind in ('state', 'assignee')))
);

create index message_entries_message on private.message_entries (message_id, at);

-- The private link in an acknowledgement, and the mail that carried it.
create table private.message_links (
  token_hash text primary key,
  message_id uuid not null references private.contact_messages (id) on delete cascade,
  mail uuid not null,
  made_at timestamptz not null default now()
);

create index message_links_message on private.message_links (message_id, made_at);

create table private.answer_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 2 and 120),
  language text not null check (language in ('en', 'fr')),
  body text not null check (length(body) between 1 and 20000),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  unique (language, name)
);

-- Who has what open at the desk. Nobody is locked out by it.
create table private.presence (
  thing text not null check (length(thing) <= 100),
  user_id uuid not null references private.staff (user_id) on delete cascade,
  at timestamptz not null default now(),
  writing boolean not null default false,
  primary key (thing, user_id)
);

create index presence_user on private.presence (user_id);

insert into private.limits (kind, per_address, overall, period, slows) values
  ('contact-status', 60, 6000, '1 hour', false);

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
    -- Where few have the words, these are sorted; where many have them, the newest are soon found.
    -- The planner knows too little of rare words to choose well by itself.
    if wanted is not null then
      select array_agg(few.id) into matching
      from (
        select messages.id from private.contact_messages as messages
        where messages.search @@ wanted limit 501
      ) as few;
    end if;
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
      conditions || case
        when wanted is null then ''
        when cardinality(matching) > 500 then ' and messages.search @@ $4'
        else ' and messages.id = any($7)'
      end
    )
    into found_rows
    using of_state, of_subject, of_user, wanted, before_at, before_id, matching;
    exit when wanted is null or found_rows <> '[]';
    -- Nothing has these words: perhaps they were not typed to their end.
    wanted := private.message_query(words, true);
  end loop;
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
          where messages.state = states.state limit 1000
        ) as first_ones
      ) as counted
    )
  );
end;
$$;

-- What is owed next: the acknowledgement, then the answer. Nothing once it was given.
create function private.message_due(message private.contact_messages)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when message.state in ('answered', 'closed') or message.answered_at is not null then null
    when message.acknowledged_at is null then least(message.acknowledge_due, message.answer_due)
    else message.answer_due
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
      'answerDue', message.answer_due, 'acknowledgedAt', message.acknowledged_at,
      'answeredAt', message.answered_at, 'due', private.message_due(message)
    ),
    'thread', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', entries.id, 'at', entries.at, 'by', entries.actor_name, 'kind', entries.kind,
            'body', entries.body, 'changedTo', entries.changed_to, 'language', entries.language
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
      when private.may(of_user, of_session, 'templates.read')
        then private.templates_in(message.language)
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

revoke all on private.message_workers from public, anon, authenticated;

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
      raise exception 'nobody who works on messages' using errcode = 'PT422';
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
-- leaves the message open. Asked twice, the second finds another version.
create function private.desk_answer_message(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  written text,
  more_follows boolean
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
begin
  if message.id is null then
    return null;
  end if;
  update private.contact_messages
  set
    state = case when more_follows then 'taken' else 'answered' end,
    assigned_to = coalesce(assigned_to, of_user),
    acknowledged_at = coalesce(acknowledged_at, now()),
    answered_at = case when more_follows then answered_at else now() end,
    version = version + 1
  where id = message.id;
  insert into private.message_entries (
    id, message_id, actor, actor_name, kind, body, language, mail
  )
  values (
    entry, message.id, of_user, actor, 'answer', written, message.language, answer_mail
  );
  insert into private.outbox (id, template, language, about) values
    (answer_mail, 'contact-answer', message.language, entry),
    (gen_random_uuid(), 'contact-answer-copy', message.language, entry);
  perform private.note(
    of_user, actor, 'messages.answer', 'message:' || of_reference, message.version,
    jsonb_build_object('mail', answer_mail, 'more', more_follows)
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

create function private.templates_in(of_language text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', id, 'name', name, 'language', language, 'body', body, 'version', version,
        'changedAt', changed_at
      )
      order by language, name
    ),
    '[]'
  )
  from private.answer_templates where of_language = '' or language = of_language;
$$;

create function private.desk_templates(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'templates.read');
  return jsonb_build_object('templates', private.templates_in(''));
end;
$$;

-- A new one where `of_id` is null.
create function private.desk_save_template(
  of_user uuid,
  of_session uuid,
  of_id uuid,
  of_version integer,
  of_name text,
  of_language text,
  written text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'templates.write');
  saved private.answer_templates;
begin
  if exists (
    select from private.answer_templates
    where name = of_name and language = of_language and id is distinct from of_id
  ) then
    raise exception 'the name is taken' using errcode = 'PT422';
  end if;
  if of_id is null then
    insert into private.answer_templates (name, language, body)
    values (of_name, of_language, written)
    returning * into saved;
  else
    perform from private.answer_templates where id = of_id;
    if not found then
      return null;
    end if;
    update private.answer_templates
    set
      name = of_name, language = of_language, body = written, version = version + 1,
      changed_at = now()
    where id = of_id and version = of_version
    returning * into saved;
    if not found then
      raise exception 'changed meanwhile' using errcode = 'PT409';
    end if;
  end if;
  perform private.note(
    of_user, actor, 'templates.save', 'template:' || saved.id, saved.version,
    jsonb_build_object('language', of_language)
  );
  return jsonb_build_object('id', saved.id, 'version', saved.version);
end;
$$;

create function private.desk_remove_template(
  of_user uuid,
  of_session uuid,
  of_id uuid,
  of_version integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'templates.write');
  removed private.answer_templates;
begin
  select * into removed from private.answer_templates where id = of_id for update;
  if not found then
    return null;
  end if;
  if removed.version <> of_version then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  delete from private.answer_templates where id = of_id;
  perform private.note(
    of_user, actor, 'templates.remove', 'template:' || of_id, of_version
  );
  return jsonb_build_object('outcome', 'removed');
end;
$$;

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
  perform private.must(of_user, of_session, 'messages.read');
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
        -- Each says so every half minute; one may get lost.
        and presence.at > now() - interval '75 seconds'
    )
  );
end;
$$;

-- What the link in an acknowledgement shows: nothing of what was written.
create function private.message_status(hash text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', messages.reference, 'subject', messages.subject, 'state', messages.state,
    'receivedAt', messages.received_at, 'acknowledgeBy', messages.acknowledge_due,
    'acknowledgedAt', messages.acknowledged_at, 'answerBy', messages.answer_due,
    'answeredAt', messages.answered_at
  )
  from private.message_links as links
  join private.contact_messages as messages on messages.id = links.message_id
  where links.token_hash = hash;
$$;

create view private.waiting_messages as
select
  'messages'::text as kind, 'messages.work'::text as act, count(*) as count,
  min(received_at) as since, null::timestamptz as due
from private.contact_messages where state = 'new';

-- As `message_due` has it, for a whole table at once.
create view private.waiting_deadlines as
select
  'deadlines'::text as kind, 'messages.work'::text as act, count(*) as count,
  min(received_at) as since,
  min(case when acknowledged_at is null then least(acknowledge_due, answer_due) else answer_due end)
    as due
from private.contact_messages
where state in ('new', 'taken') and answered_at is null
  and (
    answer_due < now() + interval '3 days'
    or (acknowledged_at is null and acknowledge_due < now() + interval '3 days')
  );

revoke all on private.waiting_messages from public, anon, authenticated;
revoke all on private.waiting_deadlines from public, anon, authenticated;

revoke all on all functions in schema private from public;
