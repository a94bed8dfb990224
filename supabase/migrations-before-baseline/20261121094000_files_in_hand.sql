-- A file waits for its release for as long as somebody works on that, and anew each time it is brought.

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
  update private.staged_files set staged_at = now() where sha256 = of_hash;
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

-- What waits too long is not waited for: files, sheets nobody sealed, and invitations nobody sent.
create or replace function private.purge_releases(keep_staged interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'staged_files';
  delete from private.staged_files as files
  where files.staged_at < now() - keep_staged
    and not exists (
      select from private.works_now as works
      where works.kind = 'release' and works.live_revision is null
        and works.changed_at >= now() - keep_staged
        and works.content -> 'documents' @> jsonb_build_array(
          jsonb_build_object('sha256', files.sha256)
        )
    );
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
