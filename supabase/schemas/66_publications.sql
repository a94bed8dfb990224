-- Publications written at the desk: a work of kind `publication` is one version of one publication.
-- A second person approves it, always: no setting and no urgent lane changes that. The rules are
-- triggers on the tables, so that no function written later goes around them. Of a publication the
-- newest live version is shown, and taking it back shows the one before:
-- docs/decisions/063-publications-desk.md.

-- Versions that went live, as the site shows them. Anyone may read them: they are pages. Policies are
-- not among them.
create table public.publications (
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  version text not null check (version ~ '^[1-9][0-9]{0,2}\.[0-9]{1,3}$'),
  work_id uuid not null unique references private.works (id),
  category text not null check (
    category in ('esg-report', 'climate-strategy', 'impact-assessment')
  ),
  -- The day of this version.
  published_on date not null,
  changed_at timestamptz not null default now(),
  -- The version that the site showed when this was begun.
  after text,
  -- The publication that it continues.
  follows text,
  -- Title, summary and Markdown in each language, and what this version changes.
  en jsonb not null,
  fr jsonb not null,
  change jsonb not null,
  withdrawn_at timestamptz,
  -- The hash, the size and the pages of the PDF in each language that has one.
  pdf jsonb not null default '{}',
  primary key (slug, version)
);

alter table public.publications enable row level security;

revoke all on public.publications from anon, authenticated;
grant select on public.publications to anon, authenticated;

create policy "anyone may read a published version"
on public.publications
for select
to anon, authenticated
using (withdrawn_at is null);

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

-- Versions in their order: 1.10 is newer than 1.9.
create function private.version_order(version text)
returns integer[]
language sql
immutable
set search_path = ''
as $$
  select string_to_array(version, '.')::integer[];
$$;

-- The newest version from the desk that the site shows of a publication, apart from that of a work.
create function private.live_version(of_slug text, except_work uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select version from public.publications
  where slug = of_slug and withdrawn_at is null and work_id <> except_work
  order by private.version_order(version) desc limit 1;
$$;

-- Nobody submits, approves or publishes it against another version than the one that was seen
-- (`after`; null for a first version), nor after one that was taken back, and nothing older is put over
-- something newer. Where the desk has none, `after` came with the program.
create function private.hold_publication(of_work uuid)
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

create function private.keep_publication_works()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
begin
  if tg_table_name = 'approvals' then
    select * into work from private.works where id = new.work_id;
    if work.kind = 'publication' then
      if new.lane = 'emergency' then
        raise exception 'not-urgent' using errcode = 'PT422';
      elsif new.lane = 'normal' then
        perform private.hold_publication(work.id);
      end if;
    end if;
    return new;
  end if;
  if new.submitted_revision is not null
    and new.submitted_revision is distinct from old.submitted_revision
  then
    perform private.hold_publication(new.id);
  end if;
  if new.live_revision is not null and new.live_revision is distinct from old.live_revision then
    if not exists (
      select from private.revisions
      where work_id = new.id and number = new.live_revision
        and private.is_approved(new.id, hash)
    ) then
      raise exception 'not-approved' using errcode = 'PT422';
    end if;
    perform private.hold_publication(new.id);
  elsif new.live_revision is null and old.live_revision is not null
    and private.version_order(
      private.live_version((select slug from public.publications where work_id = new.id), new.id)
    ) > private.version_order((select version from public.publications where work_id = new.id))
  then
    raise exception 'newer-version' using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger keep_publication_works before insert or update on private.works
for each row when (new.kind = 'publication') execute function private.keep_publication_works();

create trigger keep_publication_works before insert on private.approvals
for each row execute function private.keep_publication_works();

create function private.show_publication()
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

create trigger show_publication after update of live_revision on private.works
for each row
when (new.kind = 'publication' and new.live_revision is distinct from old.live_revision)
execute function private.show_publication();

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

-- Every version that was written at the desk, last changed first.
create function private.desk_publications(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'publications.read');
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(listed.entry order by changed_at desc), '[]') from (
        select
          works.changed_at,
          jsonb_build_object(
            'id', works.id, 'slug', works.content ->> 'slug',
            'version', works.content ->> 'version', 'category', works.content ->> 'category',
            'titles', jsonb_build_object(
              'en', works.content #>> '{en,title}', 'fr', works.content #>> '{fr,title}'
            ),
            'state', works.state, 'author', works.author_name, 'changedAt', works.changed_at,
            'sentBack', works.sent_back, 'publishedOn', shown.published_on,
            'withdrawnAt', shown.withdrawn_at
          ) as entry
        from private.works_now as works
        left join public.publications as shown on shown.work_id = works.id
        where works.kind = 'publication' order by works.changed_at desc limit 200
      ) as listed
    )
  );
end;
$$;

create function private.desk_publication(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'publications.read');
  select * into work from private.works_now where id = of_work and kind = 'publication';
  if not found then
    return null;
  end if;
  return private.work_shown(work, of_user) - 'liveContent' || jsonb_build_object(
    'twoEyes', true,
    'publishedOn', (select published_on from public.publications where work_id = of_work),
    'withdrawnAt', (select withdrawn_at from public.publications where work_id = of_work),
    'newest', private.live_version(work.content ->> 'slug', of_work)
  );
end;
$$;

-- Its address and its number stay: the ledger calls it so for ever. What is or was on the site is not
-- written on, since it may have been cited: a further version is a work of its own.
create function private.desk_save_publication(
  of_user uuid, of_session uuid, of_work uuid, of_number integer, of_content text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'publications.write');
  written jsonb := of_content::jsonb;
  of_name text := (written ->> 'slug') || '/' || (written ->> 'version');
  work private.works;
begin
  if of_work is null then
    insert into private.works (kind, name) values ('publication', of_name)
    on conflict (kind, name) do nothing returning * into work;
    if not found then
      raise exception 'version-taken' using errcode = 'PT422';
    end if;
  else
    select * into work from private.works
    where id = of_work and kind = 'publication'
      and not exists (select from private.dropped_works where work_id = of_work)
    for update;
    if not found then
      return null;
    elsif work.newest <> of_number then
      raise exception 'changed meanwhile' using errcode = 'PT409';
    elsif work.live_revision is not null then
      raise exception 'live-already' using errcode = 'PT422';
    elsif work.name <> of_name then
      raise exception 'version-taken' using errcode = 'PT422';
    elsif exists (
      select from private.revisions
      where work_id = of_work and number = work.newest and content = written
    ) then
      return jsonb_build_object('id', work.id, 'number', work.newest, 'outcome', 'unchanged');
    elsif exists (select from public.publications where work_id = of_work) then
      raise exception 'version-out' using errcode = 'PT422';
    end if;
  end if;
  insert into private.revisions (work_id, number, author, author_name, content)
  values (work.id, work.newest + 1, of_user, actor, written);
  update private.approvals set voided_at = now()
  where work_id = work.id and voided_at is null and lane = 'normal';
  update private.works
  set
    newest = work.newest + 1, changed_at = clock_timestamp(), submitted_revision = null,
    submitted_by = null, submitted_at = null
  where id = work.id;
  perform private.note(
    of_user, actor, 'publications.save', 'publication:' || work.id, work.newest + 1
  );
  return jsonb_build_object('id', work.id, 'number', work.newest + 1, 'outcome', 'saved');
end;
$$;

-- Given up before it was ever on the site, by who wrote some of it or by compliance. Its revisions
-- stay; its number can be given again.
create function private.desk_drop_publication(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'publications.write');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.kind <> 'publication' then
    raise exception 'own-room' using errcode = 'PT422';
  elsif exists (select from private.dropped_works where work_id = of_work) then
    raise exception 'unknown' using errcode = 'PT422';
  elsif exists (select from public.publications where work_id = of_work) then
    raise exception 'live-already' using errcode = 'PT422';
  elsif not private.took_part_in(of_user, of_work) and not exists (
    select from private.staff_roles where user_id = of_user and role = 'compliance'
  ) then
    raise exception 'not-yours' using errcode = 'PT422';
  end if;
  update private.works
  set
    name = name || ' (' || of_work || ')', submitted_revision = null, submitted_by = null,
    submitted_at = null, changed_at = clock_timestamp()
  where id = of_work;
  insert into private.dropped_works (work_id, dropped_by, dropped_by_name)
  values (of_work, of_user, actor);
  perform private.note(
    of_user, actor, 'publications.drop', 'publication:' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'dropped');
end;
$$;

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

-- A PDF on its way, piece by piece, as the documents of a release come (`private.desk_file_piece`).
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

-- Put together, and kept where nothing was found in it.
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
