-- Messages from the contact form. Not exposed over REST: the function `contact` writes them.

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
  received_at timestamptz not null default now()
);

create index contact_messages_received on private.contact_messages (received_at);

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

-- Functions are born executable by everyone.
revoke all on all functions in schema private from public;
