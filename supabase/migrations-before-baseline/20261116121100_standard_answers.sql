-- Standard answers are works like any other that leaves the house: what the form for an answer
-- offers was approved by a second pair of eyes. The table they had before goes.

do $$
declare
  former record;
  work uuid;
  called text;
begin
  for former in
    select
      name, coalesce(max(body) filter (where language = 'en'), '') as en,
      coalesce(max(body) filter (where language = 'fr'), '') as fr, max(changed_at) as changed_at
    from private.answer_templates group by name order by name
  loop
    called := former.name;
    while exists (select from private.works where kind = 'standard-answer' and name = called) loop
      called := called || ' (2)';
    end loop;
    insert into private.works (kind, name, newest, live_revision, changed_at)
    values ('standard-answer', called, 1, 1, former.changed_at)
    returning id into work;
    -- Nobody's: who wrote them was never kept. They are live as they were, and the ledger says that
    -- nobody approved them.
    insert into private.revisions (work_id, number, author, author_name, content, made_at)
    values (
      work, 1, '00000000-0000-0000-0000-000000000000', '–',
      jsonb_build_object('en', former.en, 'fr', former.fr), former.changed_at
    );
    perform private.note(
      null, 'migration', 'works.publish', 'standard-answer:' || work, 1,
      jsonb_build_object('approved', false)
    );
  end loop;
end;
$$;

drop function private.desk_templates(uuid, uuid);
drop function private.desk_save_template(uuid, uuid, uuid, integer, text, text, text);
drop function private.desk_remove_template(uuid, uuid, uuid, integer);
drop function private.templates_in(text);
drop table private.answer_templates;

-- Those who read standard answers read approvals, and those who wrote them write there.
delete from private.permissions where act in ('templates.read', 'templates.write');

-- What is published in this language; never a revision that is still being written.
create function private.standard_answers(of_language text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', works.id, 'name', works.name, 'body', revisions.content ->> of_language
      )
      order by works.name
    ),
    '[]'
  )
  from private.works
  join private.revisions
    on revisions.work_id = works.id and revisions.number = works.live_revision
  where works.kind = 'standard-answer' and revisions.content ->> of_language <> '';
$$;

create or replace function private.desk_message(of_user uuid, of_session uuid, of_reference text)
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
      when private.may(of_user, of_session, 'approvals.read')
        then private.standard_answers(message.language)
      else '[]'
    end
  );
end;
$$;

-- No longer offered. Its revisions and approvals stay; what was approved can be published again.
create function private.desk_withdraw_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works;
begin
  select * into work from private.works where id = of_work for update;
  if not found then
    return null;
  elsif work.live_revision is null then
    raise exception 'not-live' using errcode = 'PT422';
  elsif not exists (
    select from private.revisions
    where work_id = of_work and number = work.newest and hash = of_hash
  ) then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  update private.works set live_revision = null, changed_at = clock_timestamp() where id = of_work;
  perform private.note(
    of_user, actor, 'works.withdraw', work.kind || ':' || of_work, work.live_revision
  );
  return jsonb_build_object('outcome', 'withdrawn');
end;
$$;

revoke all on all functions in schema private from public;
