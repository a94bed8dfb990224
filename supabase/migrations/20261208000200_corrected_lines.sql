-- What somebody typed to mend lines of a sheet no longer goes with the tab.

-- What somebody typed in place of cells of a file, by the file's content: also what cannot be read yet.
-- Whoever typed it finds it when they choose the same file again.
create table private.corrected_lines (
  typed_by uuid not null,
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  line integer not null check (line > 0),
  cells jsonb not null,
  typed_at timestamptz not null default now(),
  primary key (typed_by, file_hash, line)
);

create function private.desk_corrected_lines(
  of_user uuid, of_session uuid, of_kind text, of_file text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, private.import_right(of_kind));
  return jsonb_build_object('lines', (
    select coalesce(
      jsonb_agg(jsonb_build_object('line', line, 'cells', cells) order by line), '[]'
    )
    from private.corrected_lines where typed_by = of_user and file_hash = of_file
  ));
end;
$$;

create function private.desk_correct_line(
  of_user uuid, of_session uuid, of_kind text, of_file text, of_line integer, of_cells text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, private.import_right(of_kind));
  insert into private.corrected_lines (typed_by, file_hash, line, cells)
  values (of_user, of_file, of_line, of_cells::jsonb)
  on conflict (typed_by, file_hash, line) do update set
    cells = excluded.cells, typed_at = now();
  return jsonb_build_object('outcome', 'kept');
end;
$$;

-- From then on the file is read as it is.
create function private.desk_uncorrect_lines(
  of_user uuid, of_session uuid, of_kind text, of_file text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, private.import_right(of_kind));
  delete from private.corrected_lines where typed_by = of_user and file_hash = of_file;
  return jsonb_build_object('outcome', 'forgotten');
end;
$$;

-- Deletes what nobody finished: files that were sent for a release and sheets that nobody sealed,
-- and the lines of invitations, whose release was last changed long ago. A file stays for as long
-- as somebody works on its release.
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
  delete from private.corrected_lines where typed_at < now() - keep_staged;
  -- What was said of two addresses, once neither belongs to anybody or is about to.
  delete from private.person_pairs as pairs
  where said_at < now() - keep_staged
    and not exists (select from auth.users where lower(email) in (pairs.one, pairs.other))
    and not exists (
      select from private.sheet_lines
      where lower(fields ->> 'email') in (pairs.one, pairs.other)
    );
end;
$$;

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public;
