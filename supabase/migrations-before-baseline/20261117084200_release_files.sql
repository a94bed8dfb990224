-- Files on their way to a release: sent in pieces, put together once, and kept under their hash.

-- Answers how much of it is here already: nothing is sent twice. Says where the same bytes are
-- published.
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
  if not exists (select from private.staged_files where sha256 = of_hash) then
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
  perform private.must(of_user, of_session, 'releases.write');
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

-- Put together and compared with what its sender has; a file that is not what its name says would
-- fail at the partner's.
create function private.desk_end_file(of_user uuid, of_session uuid, of_upload uuid)
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
  end if;
  insert into private.staged_files (sha256, file_name, media_type, size, bytes, staged_by)
  values (sent.sha256, sent.file_name, of_type, sent.size, whole, of_user)
  on conflict (sha256) do update set staged_at = now();
  return jsonb_build_object('outcome', 'staged', 'sha256', sent.sha256);
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

create function private.desk_drop_file(of_user uuid, of_session uuid, of_hash text)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.write');
  delete from private.staged_files where sha256 = of_hash;
  return jsonb_build_object('outcome', 'dropped');
end;
$$;

-- For who must look at it before it goes out.
create function private.staged_file(of_user uuid, of_session uuid, of_hash text)
returns table (file_name text, media_type text, size integer, bytes bytea)
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return query select files.file_name, files.media_type, files.size, files.bytes
  from private.staged_files as files where files.sha256 = of_hash;
end;
$$;

-- What waits too long is not waited for: files, sheets nobody sealed, and invitations nobody sent.
create function private.purge_releases(keep_staged interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'staged_files';
  delete from private.staged_files where staged_at < now() - keep_staged;
  get diagnostics removed = row_count;
  return next;
  delete from private.uploads where began_at < now() - interval '2 days';
  delete from private.sheets where sealed_at is null and made_at < now() - keep_staged;
  kind := 'invitation_lines';
  delete from private.sheet_lines using private.sheets, private.works
  where sheets.id = sheet_lines.sheet_id and works.id = sheets.work_id
    and sheets.kind = 'invitations' and works.changed_at < now() - keep_staged;
  get diagnostics removed = row_count;
  return next;
end;
$$;

revoke all on all functions in schema private from public;
