-- The newsletter: an anonymous visitor may add an address, and nothing else. What proves that
-- somebody wanted it outlives the subscription, without the address.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- What some mail programs read as another recipient is no part of an address: an encoded word
  -- (`=?…?=`), and the old routes written with `%` and `!`.
  email text not null check (
    length(email) <= 254
    and email ~ '^[A-Za-z0-9.#$&''*+/=^_{}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
  ),
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- Since when mail to them comes back for good: nothing more is sent there.
  dead_since timestamptz,
  -- Where a reader came from, and what proves that they wanted to be written to.
  source text not null default 'site' check (source in ('site', 'import')),
  evidence text check (length(evidence) <= 500)
);

-- Addresses that differ only in case are the same.
create unique index newsletter_subscribers_email_key
on public.newsletter_subscribers (lower(email));

create index newsletter_subscribers_unconfirmed
on public.newsletter_subscribers (created_at) where confirmed_at is null;
create index newsletter_subscribers_address
on public.newsletter_subscribers (lower(email) text_pattern_ops);
create index newsletter_subscribers_confirmed
on public.newsletter_subscribers (id) where confirmed_at is not null;

alter table public.newsletter_subscribers enable row level security;

revoke all on public.newsletter_subscribers from anon, authenticated;
grant insert (email, language) on public.newsletter_subscribers to anon;

-- Nobody subscribes already confirmed, or in the past.
create policy "visitors may subscribe an address"
on public.newsletter_subscribers
for insert
to anon
with check (confirmed_at is null and created_at = now());

-- Visitors add one address a request: a list would slip past the limits, which count requests. The
-- firm may bring a list, with its proofs.
create function private.refuse_lists()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from added) > 1 then
    raise exception 'one address at a time' using errcode = 'PT400';
  end if;
  return null;
end;
$$;

create trigger refuse_lists
after insert on public.newsletter_subscribers
referencing new table as added
for each statement when (current_user = 'anon') execute function private.refuse_lists();

-- What the links in mails carry, as hashes. A link works once; it is remembered after that, so
-- that the page can say so.
create table private.newsletter_links (
  hash text primary key,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  subscriber uuid not null,
  -- Null for a link to unsubscribe: the one in the oldest mail must still work.
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

-- Makes the confirmation of an address go out now. Someone who subscribed and never confirmed gets
-- the mail again when they ask again; whoever asks is answered alike either way. Nobody can mail
-- strangers with it: there must be a subscription.
create function private.hasten_confirmation(address text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  waiting public.newsletter_subscribers;
begin
  select * into waiting from public.newsletter_subscribers
  where lower(email) = lower(address) and confirmed_at is null;
  if not found then
    return false;
  end if;
  update private.outbox set next_attempt_at = now()
  where about = waiting.id and template = 'newsletter-confirm'
    and state = 'queued' and attempts = 0;
  if found then
    return true;
  end if;
  -- Not at every press of the button.
  perform from private.outbox
  where about = waiting.id and template = 'newsletter-confirm'
    and (state = 'queued' or created_at > now() - interval '10 minutes');
  if found then
    return false;
  end if;
  insert into private.outbox (template, language, about)
  values ('newsletter-confirm', waiting.language, waiting.id);
  return true;
end;
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

-- One row for each consent that was confirmed from the mailbox. Nothing is kept of an address that
-- nobody confirmed: there was no consent. The address is here as a mark alone; whoever knows the
-- address can find the row, and nobody can find the address.
create table private.newsletter_proofs (
  -- The id that the subscriber had; once they have left, no row has it.
  id uuid primary key,
  address text not null check (address ~ '^[0-9a-f]{64}$'),
  language text not null check (language in ('en', 'fr')),
  subscribed_at timestamptz not null,
  confirmed_at timestamptz not null,
  left_at timestamptz,
  source text not null default 'site' check (source in ('site', 'import')),
  evidence text,
  -- The privacy notice that stood when they asked; null where it was brought from elsewhere.
  edition text
);

create index newsletter_proofs_confirmed on private.newsletter_proofs (confirmed_at, id);
create index newsletter_proofs_address on private.newsletter_proofs (address, confirmed_at);
create index newsletter_proofs_left on private.newsletter_proofs (left_at)
where left_at is not null;

-- Triggers, so that no way of confirming or leaving goes past them: a link, a purge, an erasure.
create function private.prove_consent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.newsletter_proofs (
    id, address, language, subscribed_at, confirmed_at, source, evidence, edition
  )
  values (
    new.id, private.address_mark(new.email), new.language, new.created_at, new.confirmed_at,
    new.source, new.evidence,
    case new.source when 'site' then private.edition_at('privacy', new.created_at) end
  )
  on conflict (id) do nothing;
  return null;
end;
$$;

create trigger prove_consent
after insert or update of confirmed_at on public.newsletter_subscribers
for each row when (new.confirmed_at is not null) execute function private.prove_consent();

create function private.prove_leaving()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.newsletter_proofs set left_at = now() where id = old.id and left_at is null;
  return null;
end;
$$;

create trigger prove_leaving
after delete on public.newsletter_subscribers
for each row when (old.confirmed_at is not null) execute function private.prove_leaving();

-- What proves something cannot be changed afterwards: the day of leaving is added, once.
create function private.keep_newsletter_proof()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and current_setting('private.purging', true) = 'on' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.left_at is null
    and to_jsonb(new) - 'left_at' = to_jsonb(old) - 'left_at'
  then
    return new;
  end if;
  raise exception 'a proof of consent is not changed';
end;
$$;

create trigger keep_newsletter_proof
before update or delete on private.newsletter_proofs
for each row execute function private.keep_newsletter_proof();
