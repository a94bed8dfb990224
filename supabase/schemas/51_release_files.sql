-- Files that wait for their release: sent piece by piece, kept under their own hash.

-- Bytes that wait for their release, under their own hash.
create table private.staged_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null,
  size integer not null check (size > 0),
  bytes bytea not null,
  staged_by uuid not null,
  staged_at timestamptz not null default now(),
  -- It was looked into, and nothing was found. No release goes out with a file that was not.
  checked boolean not null default false,
  -- What it says, page by page: null where it has no text, such as a scan, or too much of it.
  pages text[],
  -- Every account number in it, to be held against the fund's.
  accounts text[] not null default '{}',
  -- Null where nobody has read it: that is a file of a version before.
  read_at timestamptz
);

create trigger clean_file_names before insert or update of file_name on private.staged_files
for each row execute function private.clean_file_names();

alter table private.staged_files alter column bytes set storage external;

-- A file on its way, piece by piece: what was sent before a line broke is not sent again.
create table private.uploads (
  id uuid primary key default gen_random_uuid(),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_name text not null check (length(file_name) between 1 and 200),
  size integer not null check (size between 1 and 33554432),
  sent_by uuid not null,
  began_at timestamptz not null default now(),
  unique (sent_by, sha256)
);

create trigger clean_file_names before insert or update of file_name on private.uploads
for each row execute function private.clean_file_names();

create table private.upload_pieces (
  upload_id uuid not null references private.uploads (id) on delete cascade,
  at integer not null,
  bytes bytea not null,
  primary key (upload_id, at)
);

alter table private.upload_pieces alter column bytes set storage external;

-- Answers how much of it is here already: nothing is sent twice. Says where the same bytes are
-- published. A file that is brought again waits anew.
create function private.desk_begin_file(
  of_user uuid, of_session uuid, of_name text, of_size integer, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  started private.uploads;
begin
  perform private.must(of_user, of_session, 'releases.write');
  if lower(of_name) !~ '[.](pdf|xlsx)$' then
    raise exception 'not-a-document' using errcode = 'PT422';
  elsif of_size < 1 then
    raise exception 'empty' using errcode = 'PT422';
  elsif of_size > 33554432 then
    raise exception 'too-large' using errcode = 'PT422';
  end if;
  update private.staged_files set staged_at = now()
  where sha256 = of_hash and checked and read_at is not null;
  if not found then
    insert into private.uploads (sha256, file_name, size, sent_by)
    values (of_hash, of_name, of_size, of_user)
    on conflict (sent_by, sha256) do update set file_name = excluded.file_name
    returning * into started;
  end if;
  return jsonb_build_object(
    'upload', started.id, 'staged', started.id is null,
    'at', (
      select coalesce(sum(length(bytes)), 0) from private.upload_pieces
      where upload_id = started.id
    ),
    'published', (
      select coalesce(jsonb_agg(distinct file_name), '[]') from public.documents
      where sha256 = of_hash and withdrawn_at is null
    )
  );
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

-- A piece that came already is not taken again; one that leaves a gap is refused.
create function private.desk_file_piece(
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

-- The whole of a file that its sender has sent to the end, to be looked into.
create function private.uploaded_file(of_user uuid, of_session uuid, of_upload uuid)
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

-- Put together and compared with what its sender has; a file that is not what its name says would
-- fail at the partner's. `of_fault` is what was found in it, empty for nothing, and null where nobody
-- looked: that is the version before, whose files wait until they are brought again.
create function private.desk_take_file(
  of_user uuid, of_session uuid, of_upload uuid, of_fault text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  sent private.uploads;
  whole bytea;
  of_type text;
begin
  perform private.must(of_user, of_session, 'releases.write');
  select * into sent from private.uploads where id = of_upload and sent_by = of_user for update;
  if not found then
    return null;
  end if;
  select string_agg(bytes, ''::bytea order by at) into whole
  from private.upload_pieces where upload_id = of_upload;
  if coalesce(length(whole), 0) <> sent.size then
    raise exception 'gap' using errcode = 'PT409';
  end if;
  of_type := case
    when lower(sent.file_name) like '%.pdf' and substr(whole, 1, 5) = '%PDF-'::bytea
      then 'application/pdf'
    when lower(sent.file_name) like '%.xlsx' and substr(whole, 1, 2) = 'PK'::bytea
      then 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  end;
  delete from private.uploads where id = of_upload;
  if encode(sha256(whole), 'hex') <> sent.sha256 then
    return jsonb_build_object('outcome', 'damaged');
  elsif of_type is null then
    return jsonb_build_object('outcome', 'not-a-document');
  elsif of_fault <> '' then
    perform private.note_access(of_user, 'refusal', 'releases.end-file', '', of_fault);
    return jsonb_build_object('outcome', of_fault);
  end if;
  insert into private.staged_files (
    sha256, file_name, media_type, size, bytes, staged_by, checked
  )
  values (
    sent.sha256, sent.file_name, of_type, sent.size, whole, of_user, of_fault is not null
  )
  on conflict (sha256) do update
  set staged_at = now(), checked = staged_files.checked or excluded.checked;
  return jsonb_build_object('outcome', 'staged', 'sha256', sent.sha256);
end;
$$;

-- The same, with what the file says: `of_pages` is a list of texts, or null where it could not be
-- read, `of_accounts` the account numbers in it.
create function private.desk_take_read_file(
  of_user uuid,
  of_session uuid,
  of_upload uuid,
  of_fault text,
  of_pages text,
  of_accounts text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  taken jsonb := private.desk_take_file(of_user, of_session, of_upload, of_fault);
begin
  if taken ->> 'outcome' = 'staged' then
    update private.staged_files
    set
      read_at = now(), accounts = array(select jsonb_array_elements_text(of_accounts::jsonb)),
      pages = case
        when of_pages is not null then array(select jsonb_array_elements_text(of_pages::jsonb))
      end
    where sha256 = taken ->> 'sha256';
  end if;
  return taken;
end;
$$;

-- Files that were sent and that no release holds yet, such as after a browser was closed.
create function private.desk_loose_files(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return jsonb_build_object(
    'files', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'sha256', files.sha256, 'fileName', files.file_name, 'size', files.size,
            'stagedAt', files.staged_at
          )
          order by files.file_name
        ),
        '[]'
      )
      from private.staged_files as files
      where not exists (
        select from private.works_now as works
        where works.kind = 'release'
          and works.content -> 'documents' @> jsonb_build_array(
            jsonb_build_object('sha256', files.sha256)
          )
      )
    )
  );
end;
$$;

-- Not while a release that was submitted or approved holds it: it would be taken from under whoever
-- approves.
create function private.desk_drop_file(of_user uuid, of_session uuid, of_hash text)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.write');
  if exists (
    select from private.works_now as works
    where works.kind = 'release' and works.state in ('submitted', 'approved')
      and works.content -> 'documents' @> jsonb_build_array(
        jsonb_build_object('sha256', of_hash)
      )
  ) then
    raise exception 'file-held' using errcode = 'PT422';
  end if;
  delete from private.staged_files where sha256 = of_hash;
  return jsonb_build_object('outcome', 'dropped');
end;
$$;

-- For who must look at it before it goes out: that they opened it is kept with the review. And
-- afterwards for who reads what was approved: then it is the published document, as long as that is
-- not withdrawn.
create function private.staged_file(of_user uuid, of_session uuid, of_hash text)
returns table (file_name text, media_type text, size integer, bytes bytea)
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return query select files.file_name, files.media_type, files.size, files.bytes
  from private.staged_files as files where files.sha256 = of_hash;
  if found then
    insert into private.review_openings (work_id, hash, person, what)
    select works.id, works.hash, of_user, of_hash
    from private.works_now as works
    where works.kind = 'release' and works.live_revision is null
      and works.content -> 'documents' @> jsonb_build_array(
        jsonb_build_object('sha256', of_hash)
      )
    on conflict do nothing;
    return;
  end if;
  return query select documents.file_name, documents.media_type, documents.size, files.bytes
  from public.documents join private.document_files as files on files.document_id = documents.id
  where documents.sha256 = of_hash and documents.withdrawn_at is null
  order by documents.published_at desc limit 1;
  if not found and exists (select from public.documents where sha256 = of_hash) then
    raise exception 'withdrawn-already' using errcode = 'PT422';
  end if;
end;
$$;
