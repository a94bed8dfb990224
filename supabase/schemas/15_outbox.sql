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
  -- While a worker holds it: it may be on its way this very moment.
  lent_until timestamptz,
  last_error text,
  -- There was nothing left to say when its turn came, such as to one who had unsubscribed.
  left_out boolean not null default false,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);

create index outbox_due on private.outbox (next_attempt_at) where state = 'queued';
create index outbox_about on private.outbox (about);
create index outbox_newest on private.outbox (created_at, id);
create index outbox_by_state on private.outbox (state, created_at, id);
create index outbox_by_template on private.outbox (template, created_at, id);
create index outbox_refused on private.outbox (created_at, id)
where state = 'queued' and last_error is not null;

-- What the mail server answered each time, in its own words but for addresses.
create table private.mail_attempts (
  outbox_id uuid not null references private.outbox (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  outcome text not null check (outcome in ('accepted', 'refused', 'left-out')),
  error text,
  words text,
  primary key (outbox_id, at)
);

-- Mails that came back. The address is kept as a mark, a keyed hash: it shows how many came back
-- from one address. Which address it is can only be read from the row that the mail is about, for
-- as long as that is there. A row is deleted with its mail.
create table private.mail_returns (
  outbox_id uuid primary key references private.outbox (id) on delete cascade,
  at timestamptz not null default now(),
  reason text not null check (reason in ('server', 'unknown', 'full', 'refused', 'other')),
  -- Null where the mail server said so by itself.
  noted_by uuid,
  recipient text not null
);

create index mail_returns_recipient on private.mail_returns (recipient);

-- Takes the next mails that are due. Each is lent for five minutes: a worker that dies gives them
-- back by itself, and no two workers hold the same one.
create function private.claim_mail(most integer)
returns setof private.outbox
language sql
set search_path = ''
as $$
  update private.outbox
  set
    attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes',
    lent_until = now() + interval '5 minutes'
  where id in (
    select id from private.outbox
    where state = 'queued' and next_attempt_at <= now()
    order by next_attempt_at
    limit most
    for update skip locked
  )
  returning *;
$$;

-- Notes that the mail server took a mail, or, where `went` is false, that there was nothing left to
-- say and none was sent. If the server itself had said before that the mail came back, that was
-- wrong and is deleted; if a person had noted it, it stays.
create function private.mail_accepted(mail uuid, went boolean default true)
returns void
language sql
set search_path = ''
as $$
  update private.outbox
  set
    state = 'sent', settled_at = now(), last_error = null, lent_until = null, left_out = not went
  where id = mail;
  insert into private.mail_attempts (outbox_id, outcome)
  select id, case when went then 'accepted' else 'left-out' end
  from private.outbox where id = mail;
  delete from private.mail_returns where outbox_id = mail and noted_by is null;
$$;

-- The mail server refused this one. For good (RFC 5321: a code of 500 or more): it is put aside at
-- once for a person to look at, since the server will not say otherwise. Else again after 1, 2, 4 …
-- minutes, at most 6 hours apart, and put aside after 16 attempts (about two days). `gone` is the
-- address, where the server will have nobody of that name.
create function private.mail_refused(
  mail uuid,
  reason text,
  server_words text default null,
  gone text default null
)
returns private.mail_state
language plpgsql
set search_path = ''
as $$
declare
  became private.mail_state;
  for_good constant boolean := reason ~ ' 5[0-9][0-9]$';
begin
  update private.outbox
  set
    state = case when for_good or attempts >= 16 then 'dead' else 'queued' end::private.mail_state,
    settled_at = case when for_good or attempts >= 16 then now() end,
    next_attempt_at = now() + least(interval '1 minute' * power(2, attempts - 1), interval '6 hours'),
    last_error = left(reason, 500), lent_until = null
  where id = mail
  returning state into became;
  if found then
    insert into private.mail_attempts (outbox_id, outcome, error, words)
    values (mail, 'refused', left(reason, 500), left(server_words, 500));
  end if;
  if found and gone is not null then
    insert into private.mail_returns (outbox_id, reason, recipient)
    values (mail, 'server', private.address_mark(gone))
    on conflict (outbox_id) do nothing;
  end if;
  return became;
end;
$$;

-- The mail server could not be reached at all, which says nothing about this mail.
create function private.mail_returned(mail uuid, pause interval)
returns void
language sql
set search_path = ''
as $$
  update private.outbox
  set attempts = attempts - 1, next_attempt_at = now() + pause, lent_until = null
  where id = mail and state = 'queued';
$$;

-- While the mail server does not answer: since when, and how it failed. There is a row only then.
create table private.mail_server_away (
  single boolean primary key default true check (single),
  since timestamptz not null default now(),
  error text not null
);

create function private.mail_server_failed(of_error text)
returns void
language sql
set search_path = ''
as $$
  insert into private.mail_server_away (error) values (left(of_error, 100))
  on conflict (single) do update set error = excluded.error;
$$;

create function private.mail_server_answered()
returns void
language sql
set search_path = ''
as $$
  delete from private.mail_server_away;
$$;

-- What the desk shows of it above every room; null while all is well, or nothing waits.
create function private.mail_trouble()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'since', since, 'waiting', (
      select count(*) from (select from private.outbox where state = 'queued' limit 1000) as first_ones
    )
  )
  from private.mail_server_away
  where exists (select from private.outbox where state = 'queued');
$$;

-- What a mail is called at the desk.
create function private.mail_standing(mail private.outbox)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when mail.left_out then 'left-out'
    when mail.state = 'queued' and mail.last_error is not null then 'refused'
    else mail.state::text
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

-- Whoever fills in a form can make the site mail somebody else's address: a mailbox gets a few of
-- those an hour. The firm is told of every message.
create function private.spare_mailbox()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  recipient text;
begin
  recipient := case new.template
    when 'contact-acknowledgement'
      then (select email from private.contact_messages where id = new.about)
    when 'newsletter-confirm'
      then (select email from public.newsletter_subscribers where id = new.about)
    when 'lp-recovery' then (select email from auth.users where id = new.about)
  end;
  return case
    when recipient is null then new
    when new.template = 'lp-recovery' then
      case
        when private.count_request('recovery-mailbox', private.mailbox(recipient)) <= 0 then new
      end
    when private.may_mail(recipient) then new
  end;
end;
$$;

create trigger spare_mailbox
before insert on private.outbox
for each row
when (new.template in ('contact-acknowledgement', 'newsletter-confirm', 'lp-recovery'))
execute function private.spare_mailbox();
