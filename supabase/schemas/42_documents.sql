-- Documents for partners. What a document is stands in `public`, under policies; its bytes stand in
-- `private`, where only the function `lp-document` reads them, after it has written the log.

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  fund_id uuid not null references public.funds (id),
  -- Addressed to this entity alone; to everyone in the fund where it is empty.
  entity_id uuid references public.partner_entities (id),
  type text not null check (
    type in (
      'report', 'accounts', 'capital-account', 'capital-call', 'distribution', 'tax', 'meeting',
      'legal'
    )
  ),
  -- A year, a half, a quarter or a day: 2026, 2026-H1, 2026-Q3, 2026-09-30.
  period text not null check (period ~ '^[0-9]{4}(-(H[12]|Q[1-4]|[01][0-9]-[0-3][0-9]))?$'),
  version integer not null check (version > 0),
  title text check (length(title) between 2 and 200),
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null,
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- In the words that those it was for may read.
  withdrawn_reason text check (length(withdrawn_reason) between 2 and 500),
  unique nulls not distinct (fund_id, entity_id, type, period, version),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);

create index documents_newest on public.documents (published_at, id);
create index documents_of_fund on public.documents (fund_id, published_at, id);
create index documents_of_entity on public.documents (entity_id, published_at, id);

create trigger refuse_merged
before insert or update of entity_id on public.documents
for each row execute function private.refuse_merged();

create trigger clean_file_names before insert or update of file_name on public.documents
for each row execute function private.clean_file_names();

create table private.document_files (
  document_id uuid primary key references public.documents (id) on delete cascade,
  bytes bytea not null
);

-- Kept as it is, not compressed: a piece can then be read without reading the whole.
alter table private.document_files alter column bytes set storage external;

-- Who fetched what, when. Written before the first byte leaves; never changed, never shortened but
-- by retention. It names no row of `auth`: it must outlive an account.
create table public.document_downloads (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id),
  user_id uuid not null,
  entity_id uuid not null references public.partner_entities (id),
  at timestamptz not null default now()
);

create index document_downloads_user on public.document_downloads (user_id, at desc);
create index document_downloads_document on public.document_downloads (document_id, user_id, at);
create index document_downloads_entity on public.document_downloads (entity_id, document_id, at);

alter table public.documents enable row level security;
alter table public.document_downloads enable row level security;

revoke all on public.documents, public.document_downloads from anon, authenticated;
grant select on public.documents, public.document_downloads to authenticated;

-- `funds` and `commitments` have policies of their own; this one does not count on them.
create policy "partners see the documents of their funds"
on public.documents
for select
to authenticated
using (
  (entity_id is null or entity_id = (select hooks.partner_entity()))
  and fund_id in (
    select commitments.fund_id from public.commitments
    where commitments.entity_id = (select hooks.partner_entity())
  )
);

create policy "partners see their own downloads"
on public.document_downloads
for select
to authenticated
using (
  user_id = (select auth.uid()) and entity_id = any ((select hooks.partner_entities())::uuid[])
);

create function private.keep_downloads()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and current_setting('private.purging', true) = 'on' then
    return old;
  end if;
  raise exception 'the log of downloads is only ever added to';
end;
$$;

create trigger keep_downloads
before update or delete on public.document_downloads
for each row execute function private.keep_downloads();

create trigger keep_all_downloads
before truncate on public.document_downloads
for each statement execute function private.keep_downloads();

-- Notes a download by an entity and says what to send, and whose it is; answers nothing to whom the
-- document does not belong, and nothing of one that was withdrawn. The caller has checked that the
-- token behind `asking_user` and `asking_session` is genuine.
create function private.start_download(
  asking_user uuid, asking_session uuid, of_entity uuid, asked uuid
)
returns table (entity text, file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with entitled as (
    select documents.*, entities.id as partner_entity, entities.name as entity
    from public.documents
    join public.commitments on commitments.fund_id = documents.fund_id
    join public.partner_entities as entities on entities.id = commitments.entity_id
    where entities.id = private.entity_for(asking_user, asking_session, of_entity)
      and documents.id = asked and documents.withdrawn_at is null
      and (documents.entity_id is null or documents.entity_id = entities.id)
  ),
  logged as (
    insert into public.document_downloads (document_id, user_id, entity_id)
    select entitled.id, asking_user, entitled.partner_entity from entitled
    returning document_id
  )
  select entitled.entity, entitled.file_name, entitled.media_type, entitled.size
  from entitled join logged on logged.document_id = entitled.id;
$$;

-- A document looked at in a tab of its own. A tab cannot carry a partner's token, and what a page
-- puts into one itself inherits the page's policy, under which Chrome's viewer does not open. So a
-- page asks for a ticket: of this session, by this entity, for this document, good for a minute and
-- for one use.
create table private.preview_tickets (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  document_id uuid not null references public.documents (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '1 minute',
  -- The version before gives tickets without one, for the entity that was chosen last.
  entity_id uuid references public.partner_entities (id)
);

create index preview_tickets_user on private.preview_tickets (user_id);
create index preview_tickets_document on private.preview_tickets (document_id);
create index preview_tickets_entity on private.preview_tickets (entity_id);

-- False for what is not theirs, was withdrawn, or is nothing that a browser shows.
create function private.give_preview_ticket(
  of_user uuid, of_session uuid, of_entity uuid, asked uuid, hash text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from private.preview_tickets where expires_at < now();
  insert into private.preview_tickets (token_hash, user_id, session_id, entity_id, document_id)
  select hash, of_user, of_session, commitments.entity_id, documents.id
  from public.documents
  join public.commitments on commitments.fund_id = documents.fund_id
    and commitments.entity_id = private.entity_for(of_user, of_session, of_entity)
  where documents.id = asked and documents.withdrawn_at is null
    and documents.media_type = 'application/pdf'
    and (documents.entity_id is null or documents.entity_id = commitments.entity_id);
  return found;
end;
$$;

-- Spends a ticket: the download is logged as any other, and allowed anew.
create function private.spend_preview_ticket(hash text)
returns table (id uuid, entity text, file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with spent as (
    delete from private.preview_tickets where token_hash = hash
    returning user_id, session_id, entity_id, document_id, expires_at
  )
  select spent.document_id, started.entity, started.file_name, started.media_type, started.size
  from spent
  cross join lateral private.start_download(
    spent.user_id, spent.session_id,
    coalesce(spent.entity_id, private.entity_of(spent.user_id, spent.session_id)),
    spent.document_id
  ) as started
  where spent.expires_at > now();
$$;

-- Stores a document with its bytes and queues a mail to everyone who acts for an entity it is for,
-- once each: all of it or nothing. Who wants to hear at once hears at once, and everybody does of the
-- notice of a call; for the others it is noted. The same bytes again are the same document; other
-- bytes are its next version.
create function private.publish_document(
  fund_name text,
  entity_name text,
  document_type text,
  document_period text,
  name_of_file text,
  type_of_file text,
  contents bytea,
  document_title text default null
)
returns table (id uuid, version integer, told integer, already boolean)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  of_fund uuid;
  for_entity uuid;
  digest text := encode(sha256(contents), 'hex');
  newest public.documents;
  made public.documents;
  mails integer;
begin
  select funds.id into of_fund from public.funds where funds.name = fund_name for update;
  if not found then
    raise exception 'There is no fund called %.', fund_name using errcode = 'P0002';
  end if;
  if entity_name is not null then
    select entities.id into for_entity
    from public.partner_entities as entities where entities.name = entity_name;
    if not found then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    perform from public.commitments
    where commitments.entity_id = for_entity and commitments.fund_id = of_fund;
    if not found then
      raise exception '% has no commitment to %.', entity_name, fund_name using errcode = 'P0002';
    end if;
  end if;

  select * into newest from public.documents
  where documents.fund_id = of_fund
    and documents.entity_id is not distinct from for_entity
    and documents.type = document_type
    and documents.period = document_period
  order by documents.version desc
  limit 1;
  if newest.sha256 = digest and newest.withdrawn_at is null then
    return query select newest.id, newest.version, 0, true;
    return;
  end if;

  insert into public.documents (
    fund_id, entity_id, type, period, version, file_name, media_type, size, sha256, title
  )
  values (
    of_fund, for_entity, document_type, document_period, coalesce(newest.version, 0) + 1,
    name_of_file, type_of_file, length(contents), digest, document_title
  )
  returning * into made;
  insert into private.document_files (document_id, bytes) values (made.id, contents);

  with notices as (
    insert into private.document_notices (document_id, user_id)
    select distinct made.id, memberships.user_id
    from public.partners
    cross join private.memberships_of(partners.user_id) as memberships
    join public.commitments on commitments.entity_id = memberships.entity_id
      and commitments.fund_id = of_fund
    where for_entity is null or memberships.entity_id = for_entity
    returning document_notices.id, document_notices.user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-document', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id
  where partners.notices = 'at-once' and document_type <> 'capital-call';
  get diagnostics mails = row_count;
  mails := mails + private.tell_call_documents();
  return query select made.id, made.version, mails, false;
end;
$$;
