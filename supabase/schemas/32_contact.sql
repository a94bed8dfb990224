-- Messages from the contact form. Not exposed over REST: the function `contact` writes them. The
-- visitor sees the state of theirs by a private link.

-- The latest day for an answer to a complaint, after a letter that gives the reason for the delay:
-- two months (AMF instruction 2012-07).
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

-- By when a message is to be answered. A complaint: within a month, as the site and the complaints
-- policy promise.
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
    when 'complaint' then private.end_of_day(
      ((received at time zone 'Europe/Luxembourg')::date + interval '1 month')::date
    )
    else private.working_days_after(received, 2)
  end;
$$;

-- A complaint is acknowledged within ten working days (AMF instruction 2012-07).
create function private.acknowledge_due(of_subject text, received timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case when of_subject = 'complaint' then private.working_days_after(received, 10) end;
$$;

create table private.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- Made by the form, once per message: sent twice, it is still one message.
  key uuid not null unique,
  reference text not null unique,
  name text not null check (length(name) between 2 and 100),
  email text not null check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  subject text not null check (
    subject in ('general', 'investor', 'company', 'press', 'careers', 'complaint', 'personal-data')
  ),
  message text not null check (length(message) between 10 and 5000),
  language text not null check (language in ('en', 'fr')),
  received_at timestamptz not null default now(),
  state text not null default 'new' check (state in ('new', 'taken', 'answered', 'closed')),
  assigned_to uuid references private.staff (user_id) on delete set null,
  -- Every act at the desk names the version that it changes, and raises it by one.
  version integer not null default 1,
  acknowledge_due timestamptz,
  answer_due timestamptz not null,
  acknowledged_at timestamptz,
  answered_at timestamptz,
  search tsvector generated always as (
    to_tsvector(
      'pg_catalog.simple',
      private.searchable(
        reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || subject
      )
    )
    || to_tsvector('pg_catalog.simple', regexp_replace(phone, '\D', '', 'g'))
    || to_tsvector('pg_catalog.french', private.searchable(message))
    || to_tsvector('pg_catalog.english', private.searchable(message))
  ) stored,
  -- The privacy notice that stood then (34_editions.sql); null where an earlier version stored it.
  edition text
);

create index contact_messages_received on private.contact_messages (received_at);

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
create index contact_messages_search on private.contact_messages using gin (search);
create index contact_messages_address on private.contact_messages (lower(email) text_pattern_ops);

-- A person is found by their address, whatever its capitals.
create index contact_messages_of_person on private.contact_messages (lower(email));

create index contact_messages_state_subject
  on private.contact_messages (state, subject, received_at desc, id desc);

-- What is owed next and by when, as `message_due` has it.
create index contact_messages_due on private.contact_messages (
  (case when acknowledged_at is null then least(acknowledge_due, answer_due) else answer_due end)
)
where state in ('new', 'taken') and answered_at is null;

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

-- The day, and five characters that cannot be taken for one another when read out: 261115-7K3QF.
create function private.new_reference()
returns text
language sql
volatile
set search_path = ''
as $$
  select to_char(now() at time zone 'Europe/Luxembourg', 'YYMMDD') || '-' || string_agg(
    substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(bytes, position) % 30, 1), ''
  )
  from
    (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) as random,
    -- The bytes of a version-4 uuid that are random through and through.
    unnest(array[0, 1, 2, 3, 4]) as position;
$$;

-- Stores a message and queues its two mails, in one transaction: all of it happens, or nothing.
create function private.receive_contact_message(
  message_key uuid,
  sender_name text,
  sender_email text,
  sender_phone text,
  chosen_subject text,
  written_message text,
  page_language text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  stored private.contact_messages;
begin
  loop
    select * into stored from private.contact_messages where key = message_key;
    if found then
      return stored.reference;
    end if;
    -- Nothing is inserted when the key was just stored by a twin, or when the reference is taken.
    insert into private.contact_messages (
      key, reference, name, email, phone, subject, message, language
    )
    values (
      message_key, private.new_reference(), sender_name, sender_email, sender_phone,
      chosen_subject, written_message, page_language
    )
    on conflict do nothing
    returning * into stored;
    if found then
      insert into private.outbox (template, language, about) values
        ('contact-notification', page_language, stored.id),
        ('contact-acknowledgement', page_language, stored.id);
      return stored.reference;
    end if;
  end loop;
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

-- The private link in an acknowledgement, and the mail that carried it.
create table private.message_links (
  token_hash text primary key,
  message_id uuid not null references private.contact_messages (id) on delete cascade,
  mail uuid not null,
  made_at timestamptz not null default now()
);

create index message_links_message on private.message_links (message_id, made_at);

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
