-- Mail to be sent. A row is written in the same transaction as its cause and holds no words and no
-- message, only what it is about; the mail is composed when it goes out.

create type private.mail_state as enum ('queued', 'sent', 'dead');

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null,
  language text not null check (language in ('en', 'fr')),
  -- The row the mail is about: a subscriber, a contact message.
  about uuid not null,
  state private.mail_state not null default 'queued',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);

create index outbox_due on private.outbox (next_attempt_at) where state = 'queued';
create index outbox_about on private.outbox (about);

-- Takes the next mails that are due. Each is lent for five minutes: a worker that dies gives them
-- back by itself, and no two workers hold the same one.
create function private.claim_mail(most integer)
returns setof private.outbox
language sql
set search_path = ''
as $$
  update private.outbox
  set attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes'
  where id in (
    select id from private.outbox
    where state = 'queued' and next_attempt_at <= now()
    order by next_attempt_at
    limit most
    for update skip locked
  )
  returning *;
$$;

create function private.mail_accepted(mail uuid)
returns void
language sql
set search_path = ''
as $$
  update private.outbox
  set state = 'sent', settled_at = now(), last_error = null
  where id = mail;
$$;

-- The mail server refused this one: again after 1, 2, 4 … minutes, at most 6 hours apart, and
-- after 16 attempts (about two days) it is put aside for a person to look at.
create function private.mail_refused(mail uuid, reason text)
returns private.mail_state
language sql
set search_path = ''
as $$
  update private.outbox
  set
    state = case when attempts >= 16 then 'dead' else 'queued' end::private.mail_state,
    settled_at = case when attempts >= 16 then now() end,
    next_attempt_at = now() + least(interval '1 minute' * power(2, attempts - 1), interval '6 hours'),
    last_error = left(reason, 500)
  where id = mail
  returning state;
$$;

-- The mail server could not be reached at all, which says nothing about this mail.
create function private.mail_returned(mail uuid, pause interval)
returns void
language sql
set search_path = ''
as $$
  update private.outbox
  set attempts = attempts - 1, next_attempt_at = now() + pause
  where id = mail and state = 'queued';
$$;

-- Functions are born executable by everyone.
revoke all on all functions in schema private from public;
