-- An answer can be taken back as long as its mail has not left. And a letter that says why a complaint
-- takes longer moves the day by which it is to be answered.

-- Safe since 20261121: every kind that was allowed stays allowed.
alter table private.message_entries
  drop constraint message_entries_kind_check,
  add constraint message_entries_kind_check
    check (kind in ('note', 'answer', 'unsent', 'state', 'assignee'));

-- An answer says what it left the message as; of those before, the ledger does.
update private.message_entries as entries
set changed_to = case when (ledger.detail ->> 'more')::boolean then 'taken' else 'answered' end
from private.ledger
where ledger.act = 'messages.answer' and ledger.detail ->> 'mail' = entries.mail::text
  and entries.kind = 'answer';

-- Safe since 20261121: whoever gives six values means the new one as well.
drop function private.desk_answer_message(uuid, uuid, text, integer, text, boolean);

-- Mails the visitor, and a copy to the firm's mailbox. What only acknowledges (`more_follows`)
-- leaves the message open; what says why more time is needed (`asks_for_time`) gives a complaint the
-- time that the rules allow. The entry says which of them it was. Asked twice, the second finds
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
    raise exception 'no more time is allowed' using errcode = 'PT422';
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

-- A mail that nobody has taken to the server yet, or that was given up. One that is lent may be on
-- its way this moment.
create function private.mail_waits(mail private.outbox)
returns boolean
language sql
stable
set search_path = ''
as $$
  select mail.state <> 'sent' and (mail.lent_until is null or mail.lent_until < now());
$$;

-- The message stands as if the answer had not been given; what was written stays in the thread. It is
-- open again unless another answer, or a colleague after it, said otherwise.
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
    raise exception 'it has left' using errcode = 'PT422';
  end if;
  -- A copy that is on its way finds nothing to say.
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

revoke all on all functions in schema private from public;
