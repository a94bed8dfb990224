-- A publication of the desk has a PDF in each language, brought by a colleague:
-- docs/decisions/063-publications-desk.md.

alter table public.publications add column pdf jsonb not null default '{}';

-- The PDF of a version, in one language: brought by a colleague, looked into, and named by the hash of
-- its bytes, so that what was approved is what is downloaded. Anyone may have those of versions that
-- the site shows; colleagues read the others signed in.
create table public.publication_pdfs (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  pages integer not null check (pages > 0),
  language text not null check (language in ('en', 'fr')),
  added_at timestamptz not null default now()
);

alter table public.publication_pdfs alter column bytes set storage external;

alter table public.publication_pdfs enable row level security;

-- Safe since 20261228: it is new, and a hosted project gives the roles of its API rights on it.
revoke all on public.publication_pdfs from anon, authenticated;
grant select on public.publication_pdfs to anon, authenticated;

create policy "anyone may read the PDF of a published version"
on public.publication_pdfs
for select
to anon, authenticated
using (
  exists (
    select from public.publications
    where withdrawn_at is null
      and publication_pdfs.hash in (pdf #>> '{en,hash}', pdf #>> '{fr,hash}')
  )
);

create or replace function private.hold_publication(of_work uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  written jsonb;
  live text;
begin
  -- Of two versions at once, the second sees the first.
  perform pg_advisory_xact_lock(7305124);
  select content into written from private.revisions
  join private.works on works.id = work_id and works.newest = number
  where works.id = of_work;
  live := private.live_version(written ->> 'slug', of_work);
  if live is not null and live is distinct from written ->> 'after'
    or private.version_order(written ->> 'version')
      <= private.version_order(coalesce(live, written ->> 'after'))
    or exists (
      select from public.publications
      where slug = written ->> 'slug' and version = written ->> 'after'
        and withdrawn_at is not null
    )
  then
    raise exception 'other-version' using errcode = 'PT422';
  elsif exists (
    select from jsonb_each(coalesce(written -> 'pdf', '{}')) as named (language, file)
    where jsonb_typeof(file) = 'object'
      and not exists (
        select from public.publication_pdfs as pdfs
        where hash = file ->> 'hash' and pdfs.language = named.language
          and to_jsonb(pages) = file -> 'pages' and to_jsonb(length(bytes)) = file -> 'bytes'
      )
  ) then
    raise exception 'pdf-missing' using errcode = 'PT422';
  end if;
end;
$$;

create or replace function private.show_publication()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  written jsonb;
begin
  if new.live_revision is null then
    update public.publications set withdrawn_at = now(), changed_at = now()
    where work_id = new.id;
    return null;
  end if;
  select content into written from private.revisions
  where work_id = new.id and number = new.live_revision;
  insert into public.publications (
    slug, version, work_id, category, published_on, after, follows, en, fr, change, pdf
  )
  values (
    written ->> 'slug', written ->> 'version', new.id, written ->> 'category',
    (now() at time zone 'Europe/Paris')::date, written ->> 'after', written ->> 'follows',
    written -> 'en', written -> 'fr', written -> 'change', coalesce(written -> 'pdf', '{}')
  )
  on conflict (work_id) do update
  set
    category = excluded.category, after = excluded.after, follows = excluded.follows,
    en = excluded.en, fr = excluded.fr,
    change = excluded.change, pdf = excluded.pdf, changed_at = now(), withdrawn_at = null;
  return null;
end;
$$;

-- What a colleague sends in pieces: documents of a release, or the PDF of a publication.
create function private.must_send_files(of_user uuid, of_session uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select private.must(
    of_user, of_session,
    case
      when private.may(of_user, of_session, 'publications.write') then 'publications.write'
      else 'releases.write'
    end
  );
$$;

create or replace function private.desk_file_piece(
  of_user uuid, of_session uuid, of_upload uuid, of_place integer, piece bytea
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  here integer;
  whole integer;
begin
  perform private.must_send_files(of_user, of_session);
  select size into whole from private.uploads
  where id = of_upload and sent_by = of_user for update;
  if not found then
    return null;
  end if;
  select coalesce(sum(length(bytes)), 0) into here
  from private.upload_pieces where upload_id = of_upload;
  if of_place > here or here + length(piece) > whole and of_place = here then
    raise exception 'gap' using errcode = 'PT409';
  end if;
  if of_place = here then
    insert into private.upload_pieces (upload_id, at, bytes) values (of_upload, of_place, piece);
    here := here + length(piece);
  end if;
  return jsonb_build_object('at', here);
end;
$$;

create or replace function private.uploaded_file(of_user uuid, of_session uuid, of_upload uuid)
returns table (bytes bytea)
language plpgsql
stable
set search_path = ''
as $$
declare
  whole bytea;
  expected integer;
begin
  perform private.must_send_files(of_user, of_session);
  select size into expected from private.uploads where id = of_upload and sent_by = of_user;
  if not found then
    return;
  end if;
  select string_agg(pieces.bytes, ''::bytea order by pieces.at) into whole
  from private.upload_pieces as pieces where pieces.upload_id = of_upload;
  if coalesce(length(whole), 0) <> expected then
    raise exception 'gap' using errcode = 'PT409';
  end if;
  return query select whole;
end;
$$;

-- What shows is what two persons agreed on, whichever way it comes here.
create function private.keep_publications()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.withdrawn_at is null and not exists (
    select from private.works join private.revisions on work_id = works.id and number = live_revision
    where works.id = new.work_id and works.kind = 'publication'
      and private.is_approved(works.id, hash)
      and (
        content ->> 'slug', content ->> 'version', content ->> 'category', content ->> 'after',
        content ->> 'follows', content -> 'en', content -> 'fr', content -> 'change',
        coalesce(content -> 'pdf', '{}')
      ) is not distinct from (
        new.slug, new.version, new.category, new.after, new.follows, new.en, new.fr, new.change,
        new.pdf
      )
  ) then
    raise exception 'not-approved' using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger keep_publications before insert or update on public.publications
for each row execute function private.keep_publications();

-- Whether a version names it that was not given up.
create function private.is_pdf_in_use(of_hash text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.works join private.revisions on work_id = works.id
    where kind = 'publication'
      and of_hash in (content #>> '{pdf,en,hash}', content #>> '{pdf,fr,hash}')
      and not exists (select from private.dropped_works where dropped_works.work_id = works.id)
  );
$$;

-- For whoever writes or approves it: before it is on the site, and after it was taken back.
create function private.publication_pdf(of_user uuid, of_session uuid, of_hash text)
returns table (file_name text, media_type text, size integer, bytes bytea)
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'publications.read');
  return query select left(hash, 8) || '.pdf', 'application/pdf', length(pdfs.bytes), pdfs.bytes
  from public.publication_pdfs as pdfs where hash = of_hash;
end;
$$;

create function private.desk_begin_pdf(
  of_user uuid, of_session uuid, of_name text, of_size integer, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  started private.uploads;
begin
  perform private.must(of_user, of_session, 'publications.write');
  if lower(of_name) !~ '[.]pdf$' then
    raise exception 'not-a-document' using errcode = 'PT422';
  elsif of_size < 1 then
    raise exception 'empty' using errcode = 'PT422';
  elsif of_size > 33554432 then
    raise exception 'too-large' using errcode = 'PT422';
  elsif (
    select count(*) from public.publication_pdfs
    where not private.is_pdf_in_use(hash) and exists (
      select from private.ledger
      where about = 'pdf:' || publication_pdfs.hash and actor = of_user and act = 'publications.end-pdf'
    )
  ) >= 20 then
    raise exception 'pdfs-unused' using errcode = 'PT422';
  end if;
  insert into private.uploads (sha256, file_name, size, sent_by)
  values (of_hash, of_name, of_size, of_user)
  on conflict (sent_by, sha256) do update set file_name = excluded.file_name
  returning * into started;
  return jsonb_build_object(
    'upload', started.id,
    'at', (
      select coalesce(sum(length(bytes)), 0) from private.upload_pieces
      where upload_id = started.id
    )
  );
end;
$$;

create function private.desk_take_pdf(
  of_user uuid, of_session uuid, of_upload uuid, of_fault text, of_pages integer, of_language text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'publications.write');
  whole bytea;
  sent private.uploads;
begin
  select bytes into whole from private.uploaded_file(of_user, of_session, of_upload);
  select * into sent from private.uploads where id = of_upload and sent_by = of_user for update;
  if not found then
    return null;
  end if;
  delete from private.uploads where id = of_upload;
  if encode(sha256(whole), 'hex') <> sent.sha256 then
    return jsonb_build_object('outcome', 'damaged');
  elsif substr(whole, 1, 5) <> '%PDF-'::bytea then
    return jsonb_build_object('outcome', 'not-a-document');
  elsif of_fault <> '' then
    perform private.note_access(of_user, 'refusal', 'publications.end-pdf', '', of_fault);
    return jsonb_build_object('outcome', of_fault);
  end if;
  insert into public.publication_pdfs (hash, bytes, pages, language)
  values (sent.sha256, whole, of_pages, of_language)
  on conflict (hash) do update
  set added_at = now(), pages = excluded.pages, language = excluded.language;
  perform private.note(of_user, actor, 'publications.end-pdf', 'pdf:' || sent.sha256, null);
  return jsonb_build_object(
    'outcome', 'taken', 'hash', sent.sha256, 'bytes', sent.size, 'pages', of_pages
  );
end;
$$;

-- The ledger calls a version by its address and number.
create or replace function private.ledger_name(reference text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  kind constant text := split_part(reference, ':', 1);
  of_id uuid;
begin
  if reference !~ '^[a-z-]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  of_id := split_part(reference, ':', 2)::uuid;
  return case
    when kind = 'staff' then (select name from private.staff where user_id = of_id)
    when kind = 'partner' then (select name from public.partners where user_id = of_id)
    when kind = 'entity' then (select name from public.partner_entities where id = of_id)
    when kind = 'fund' then (select name from public.funds where id = of_id)
    when kind in ('letter', 'release', 'standard-answer', 'publication') then
      (select name from private.works where id = of_id)
    when kind = 'document' then (
      select funds.name || ' · ' || coalesce(documents.title, documents.file_name)
      from public.documents join public.funds on funds.id = documents.fund_id
      where documents.id = of_id
    )
  end;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all tables in schema private from public, anon, authenticated;
