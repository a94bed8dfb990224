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
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null,
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null default now(),
  unique nulls not distinct (fund_id, entity_id, type, period, version)
);

create table private.document_files (
  document_id uuid primary key references public.documents (id) on delete cascade,
  bytes bytea not null
);

-- Kept as it is, not compressed: a piece can then be read without reading the whole.
alter table private.document_files alter column bytes set storage external;

-- Who fetched what, when. Written before the first byte leaves; never changed, never shortened but
-- by `private.purge_partners`. It names no row of `auth`: it must outlive an account.
create table public.document_downloads (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id),
  user_id uuid not null,
  entity_id uuid not null references public.partner_entities (id),
  at timestamptz not null default now()
);

create index document_downloads_user on public.document_downloads (user_id, at desc);
create index document_downloads_document on public.document_downloads (document_id);

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

alter table public.documents enable row level security;
alter table public.document_downloads enable row level security;
revoke all on public.documents, public.document_downloads from anon, authenticated;
grant select on public.documents, public.document_downloads to authenticated;

-- `funds` and `commitments` have policies of their own; this one does not lean on them.
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
using (user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity()));

-- All that the partners' page shows, in one answer, read with the caller's own rights.
create function public.lp_overview()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  before timestamptz;
begin
  -- A page can then ask to sign in again, instead of saying that there is nothing to see.
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  if (select hooks.partner_entity()) is null then
    return jsonb_build_object(
      'partner', null, 'seenBefore', null, 'commitments', '[]'::jsonb, 'funds', '[]'::jsonb,
      'documents', '[]'::jsonb, 'downloads', '[]'::jsonb
    );
  end if;
  before := hooks.note_visit();
  return jsonb_build_object(
    'partner', (
      select jsonb_build_object('name', partners.name, 'entity', entities.name)
      from public.partners
      join public.partner_entities as entities on entities.id = partners.entity_id
    ),
    'seenBefore', before,
    'commitments', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'fund', fund_id, 'committed', committed, 'called', called,
            'distributed', distributed, 'asOf', as_of
          )
          order by fund_id
        ),
        '[]'::jsonb
      )
      from public.commitments
    ),
    'funds', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', id, 'name', name, 'vintage', vintage, 'currency', currency)
          order by vintage desc, name
        ),
        '[]'::jsonb
      )
      from public.funds
    ),
    'documents', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'fund', fund_id, 'type', type, 'period', period, 'version', version,
            'current', latest = version, 'fileName', file_name, 'size', size,
            'sha256', sha256, 'publishedAt', published_at, 'own', entity_id is not null,
            'isNew', coalesce(
              published_at > before and not exists (
                select from public.document_downloads as downloads
                where downloads.document_id = ranked.id
              ),
              false
            )
          )
          order by published_at desc, id
        ),
        '[]'::jsonb
      )
      from (
        select *, max(version) over (partition by fund_id, entity_id, type, period) as latest
        from public.documents
      ) as ranked
    ),
    'downloads', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'document', recent.document_id, 'fileName', documents.file_name,
            'version', documents.version, 'at', recent.at
          )
          order by recent.at desc, recent.id
        ),
        '[]'::jsonb
      )
      from (
        select * from public.document_downloads order by at desc, id limit 100
      ) as recent
      join public.documents on documents.id = recent.document_id
    )
  );
end;
$$;

revoke all on function public.lp_overview() from public, anon;
grant execute on function public.lp_overview() to authenticated;

-- Notes a download and says what to send; answers nothing to whom the document does not belong.
-- The caller has checked that the token behind `asking_user` and `asking_session` is genuine.
create function private.begin_download(asking_user uuid, asking_session uuid, asked uuid)
returns table (file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with entitled as (
    select documents.*, partners.entity_id as partner_entity
    from public.documents
    join public.partners on partners.user_id = asking_user and partners.revoked_at is null
    join auth.sessions on sessions.id = asking_session and sessions.user_id = asking_user
      and (sessions.not_after is null or sessions.not_after > now())
    join public.commitments on commitments.entity_id = partners.entity_id
      and commitments.fund_id = documents.fund_id
    where documents.id = asked
      and (documents.entity_id is null or documents.entity_id = partners.entity_id)
  ),
  logged as (
    insert into public.document_downloads (document_id, user_id, entity_id)
    select entitled.id, asking_user, entitled.partner_entity from entitled
    returning document_id
  )
  select entitled.file_name, entitled.media_type, entitled.size
  from entitled join logged on logged.document_id = entitled.id;
$$;

-- One mail to one partner about one document.
create table private.document_notices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null references public.partners (user_id) on delete cascade,
  unique (document_id, user_id)
);

-- Stores a document with its bytes and queues a mail to everyone it is for: all of it or nothing.
-- The same bytes again are the same document; other bytes are its next version.
create function private.publish_document(
  fund_name text,
  entity_name text,
  document_type text,
  document_period text,
  name_of_file text,
  type_of_file text,
  base64 text
)
returns table (id uuid, version integer, told integer, already boolean)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  of_fund uuid;
  for_entity uuid;
  contents bytea := decode(base64, 'base64');
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
  if newest.sha256 = digest then
    return query select newest.id, newest.version, 0, true;
    return;
  end if;

  insert into public.documents (
    fund_id, entity_id, type, period, version, file_name, media_type, size, sha256
  )
  values (
    of_fund, for_entity, document_type, document_period, coalesce(newest.version, 0) + 1,
    name_of_file, type_of_file, length(contents), digest
  )
  returning * into made;
  insert into private.document_files (document_id, bytes) values (made.id, contents);

  with notices as (
    insert into private.document_notices (document_id, user_id)
    select made.id, partners.user_id
    from public.partners
    join public.commitments on commitments.entity_id = partners.entity_id
      and commitments.fund_id = of_fund
    where partners.revoked_at is null
      and (for_entity is null or partners.entity_id = for_entity)
    returning document_notices.id, document_notices.user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-document', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return query select made.id, made.version, mails, false;
end;
$$;

revoke all on all functions in schema private from public;
