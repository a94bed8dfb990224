-- Files are looked into before they are taken.

-- Nobody has looked into what is there already: it is to be brought again before it goes out.
alter table private.staged_files add column checked boolean not null default false;

-- Answers how much of it is here already: nothing is sent twice. Says where the same bytes are
-- published. A file that is brought again waits anew.
create or replace function private.desk_begin_file(
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
  update private.staged_files set staged_at = now() where sha256 = of_hash and checked;
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
  perform private.must(of_user, of_session, 'releases.write');
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

-- The version before looks into no file.
create or replace function private.desk_end_file(of_user uuid, of_session uuid, of_upload uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_take_file(of_user, of_session, of_upload, null);
$$;

-- What is missing in the documents of a release's newest content, or that it has none and no sheet.
create or replace function private.document_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with manifest as (
    select revisions.content from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    where works.id = of_work
  ),
  meant as materialized (
    select
      documents.*,
      row_number() over (
        partition by fund_id, key, for_all, type, period order by documents.sha256
      ) as place
    from manifest cross join lateral private.resolved_documents(of_work, manifest.content) as documents
  ),
  committed as materialized (
    select * from private.commitments_after_release(of_work)
  ),
  faults as (
    select
      jsonb_build_object('document', meant.sha256, 'name', meant.file_name) as about,
      case
        when not exists (
          select from private.staged_files where staged_files.sha256 = meant.sha256
        ) then 'file-missing'
        when not exists (
          select from private.staged_files where staged_files.sha256 = meant.sha256 and checked
        ) then 'file-unchecked'
        when meant.fund_id is null then 'fund-missing'
        when not for_all and not is_known then 'entity-missing'
        when meant.type is null then 'type-missing'
        when meant.period is null then 'period-missing'
        when not for_all and not exists (
          select from committed
          where committed.key = meant.key and committed.fund_id = meant.fund_id
        ) then 'no-commitment'
        when place > 1 then 'same-place'
      end as why
    from meant
    union all
    select '{}', 'empty' from manifest
    where jsonb_array_length(content -> 'sheets') + jsonb_array_length(content -> 'documents') = 0
  )
  select coalesce(jsonb_agg(about || jsonb_build_object('why', why)), '[]')
  from faults where why is not null;
$$;

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
