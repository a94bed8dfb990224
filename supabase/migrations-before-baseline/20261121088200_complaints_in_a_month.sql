-- A complaint is answered within a month, as the site and the complaints policy promise. Two months are
-- the latest, after a letter that gives the reason for the delay; they are shown beside it.

create or replace function private.answer_due(of_subject text, received timestamptz)
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
    when 'complaint' then private.end_of_day(
      ((received at time zone 'Europe/Luxembourg')::date + interval '1 month')::date
    )
    else private.working_days_after(received, 2)
  end;
$$;

-- AMF instruction 2012-07: ten working days to acknowledge, two months to answer.
create function private.answer_limit(of_subject text, received timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when of_subject = 'complaint' then private.end_of_day(
      ((received at time zone 'Europe/Luxembourg')::date + interval '2 months')::date
    )
  end;
$$;

update private.contact_messages set answer_due = private.answer_due(subject, received_at)
where subject = 'complaint' and answered_at is null;

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

revoke all on all functions in schema private from public;
