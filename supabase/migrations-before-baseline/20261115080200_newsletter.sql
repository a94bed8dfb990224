-- The newsletter: an anonymous visitor may add an address, and nothing else.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  constraint newsletter_subscribers_email_check check (
    length(email) <= 254
    and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
  )
);

-- Addresses that differ only in case are the same.
create unique index newsletter_subscribers_email_key
on public.newsletter_subscribers (lower(email));

create index newsletter_subscribers_unconfirmed
on public.newsletter_subscribers (created_at) where confirmed_at is null;

alter table public.newsletter_subscribers enable row level security;

revoke all on public.newsletter_subscribers from anon, authenticated;
grant insert (email, language) on public.newsletter_subscribers to anon;

-- Nobody subscribes already confirmed, or in the past.
create policy "visitors may subscribe an address"
on public.newsletter_subscribers
for insert
to anon
with check (confirmed_at is null and created_at = now());

-- One address a request: a list would slip past the limits, which count requests.
create function private.refuse_lists()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from added) > 1 then
    raise exception 'one address at a time' using errcode = 'PT422';
  end if;
  return null;
end;
$$;

create trigger refuse_lists
after insert on public.newsletter_subscribers
referencing new table as added
for each statement execute function private.refuse_lists();

-- The mail that asks for confirmation is queued with the row itself, for two minutes later: the
-- visitor's browser then calls `send-newsletter-confirmation`, which sends it at once, but may
-- be closed before it does.
create function private.queue_confirmation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.outbox (template, language, about, next_attempt_at)
  values ('newsletter-confirm', new.language, new.id, now() + interval '2 minutes');
  return null;
end;
$$;

create trigger queue_confirmation
after insert on public.newsletter_subscribers
for each row when (new.confirmed_at is null) execute function private.queue_confirmation();

-- Makes the confirmation of an address go out now. It can only hasten a mail that is already
-- queued, never make one: nobody can mail strangers with it.
create function private.hasten_confirmation(address text)
returns boolean
language sql
set search_path = ''
as $$
  with hastened as (
    update private.outbox
    set next_attempt_at = now()
    where
      state = 'queued' and attempts = 0 and template = 'newsletter-confirm'
      and about = (
        select id from public.newsletter_subscribers
        where lower(email) = lower(address) and confirmed_at is null
      )
    returning 1
  )
  select exists (select from hastened);
$$;

-- What the links in mails carry, as hashes. A link works once; it is remembered after that, so
-- that the page can say so.
create table private.newsletter_links (
  hash text primary key,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  subscriber uuid not null,
  -- Null for unsubscribing: one must be able to leave with the oldest mail.
  expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

create index newsletter_links_subscriber on private.newsletter_links (subscriber);

create function private.add_newsletter_link(
  link_hash text, link_purpose text, link_subscriber uuid, valid_for interval
)
returns void
language sql
set search_path = ''
as $$
  insert into private.newsletter_links (hash, purpose, subscriber, expires_at)
  values (link_hash, link_purpose, link_subscriber, now() + valid_for);
$$;

-- Answers confirmed, used, expired or unknown.
create function private.confirm_subscription(link_hash text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  link private.newsletter_links;
  subscribed_language text;
begin
  select * into link from private.newsletter_links
  where hash = link_hash and purpose = 'confirm'
  for update;
  if not found then
    return 'unknown';
  end if;
  if link.used_at is not null then
    return 'used';
  end if;
  if link.expires_at <= now() then
    -- The row is as old as its link: gone now rather than at the next purge, so that the address
    -- can be subscribed again at once.
    delete from public.newsletter_subscribers where id = link.subscriber and confirmed_at is null;
    return 'expired';
  end if;

  update public.newsletter_subscribers
  set confirmed_at = now()
  where id = link.subscriber and confirmed_at is null
  returning language into subscribed_language;
  if not found then
    return 'used';
  end if;

  update private.newsletter_links set used_at = now()
  where subscriber = link.subscriber and purpose = 'confirm' and used_at is null;
  insert into private.outbox (template, language, about)
  values ('newsletter-welcome', subscribed_language, link.subscriber);
  return 'confirmed';
end;
$$;

-- Answers unsubscribed, used or unknown. The address itself is gone afterwards.
create function private.unsubscribe(link_hash text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  link private.newsletter_links;
begin
  select * into link from private.newsletter_links
  where hash = link_hash and purpose = 'unsubscribe'
  for update;
  if not found then
    return 'unknown';
  end if;
  if link.used_at is not null then
    return 'used';
  end if;

  update private.newsletter_links set used_at = now()
  where subscriber = link.subscriber and used_at is null;
  delete from private.outbox where about = link.subscriber and state = 'queued';
  delete from public.newsletter_subscribers where id = link.subscriber;
  return 'unsubscribed';
end;
$$;

-- Functions are born executable by everyone.
revoke all on all functions in schema private from public;
