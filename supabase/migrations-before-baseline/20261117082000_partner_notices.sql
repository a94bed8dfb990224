-- What partners are told of beyond a document: a call, which is always told at once; a document
-- that they hold and that was withdrawn; and what has gathered for those who want one mail a day or
-- a week.

-- One mail to one person about one call. It stays: a call is told once.
create table private.call_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.partners (user_id) on delete cascade,
  entity_id uuid not null references public.partner_entities (id),
  fund_id uuid not null references public.funds (id),
  due_on date not null,
  reference text not null default '' check (length(reference) <= 80),
  made_at timestamptz not null default now(),
  unique (user_id, entity_id, fund_id, due_on, reference)
);

create table private.withdrawal_notices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null references public.partners (user_id) on delete cascade,
  made_at timestamptz not null default now(),
  unique (document_id, user_id)
);

create index withdrawal_notices_user on private.withdrawal_notices (user_id);

-- One mail about several documents.
create table private.digests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.partners (user_id) on delete cascade,
  made_at timestamptz not null default now()
);

create index digests_user on private.digests (user_id);

alter table private.document_notices
  add column made_at timestamptz not null default now(),
  -- When its mail was queued, alone or in a digest. Until then it waits.
  add column told_at timestamptz,
  add column digest_id uuid references private.digests (id) on delete set null;

update private.document_notices set told_at = now();

create index document_notices_user on private.document_notices (user_id);
create index document_notices_waiting on private.document_notices (user_id, made_at)
where told_at is null;
create index document_notices_digest on private.document_notices (digest_id);

-- Whoever publishes queues a mail or does not: the notice knows by the mail itself, so that it is
-- never told twice nor left untold when somebody changes their mind in the same moment.
create function private.note_told()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update private.document_notices set told_at = now() where id = new.about;
  return null;
end;
$$;

create trigger document_told
after insert on private.outbox
for each row
when (new.template = 'lp-document')
execute function private.note_told();

-- Tells everyone who acts for the entity of a call, once, whatever they chose for documents.
create function private.announce_call(
  of_entity uuid,
  of_fund uuid,
  due date,
  of_reference text
)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  mails integer;
begin
  with notices as (
    insert into private.call_notices (user_id, entity_id, fund_id, due_on, reference)
    select memberships.user_id, of_entity, of_fund, due, coalesce(of_reference, '')
    from public.partner_memberships as members
    cross join private.memberships_of(members.user_id) as memberships
    where members.entity_id = of_entity and memberships.entity_id = of_entity
    on conflict do nothing
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-call', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return mails;
end;
$$;

-- Tells everyone who has fetched the document that it is withdrawn, once; and nobody else, who
-- never had it.
create function private.tell_of_withdrawal(of_document uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  mails integer;
begin
  with notices as (
    insert into private.withdrawal_notices (document_id, user_id)
    select distinct downloads.document_id, downloads.user_id
    from public.document_downloads as downloads
    join public.partners on partners.user_id = downloads.user_id and partners.revoked_at is null
    where downloads.document_id = of_document
    on conflict do nothing
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-withdrawn', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return mails;
end;
$$;

-- As before, with the three above.
create or replace function private.mails_to(beginning text)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  -- As a range of signs: what is only known at run time makes no range of a `like`.
  with messages as (
    select id from private.contact_messages
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    limit 2001
  ), persons as (
    select id from auth.users where starts_with(lower(email), lower(beginning))
  )
  select found.id from (
    select id from messages
    union all
    select entries.id from private.message_entries as entries
    join messages on messages.id = entries.message_id
    union all
    select id from private.person_requests
    where starts_with(lower(address), lower(beginning))
    union all
    select id from public.newsletter_subscribers
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    union all
    select id from persons
    union all
    select notices.id from private.document_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.call_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.withdrawal_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select digests.id from private.digests
    join persons on persons.id = digests.user_id
    union all
    select events.ref from private.security_events as events
    join persons on persons.id = events.user_id
  ) as found
  limit 2001;
$$;

revoke all on all functions in schema private from public;
