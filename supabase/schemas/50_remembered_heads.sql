-- What somebody chose for the columns of a sheet, by its set of headings: which field each one is,
-- or that it is left out. The next sheet with the same headings asks nothing. For every colleague
-- of the firm; whoever may import such a sheet sees it and can have it forgotten.
create table private.remembered_heads (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind in ('invitations', 'commitments', 'notices', 'statements', 'readers')),
  -- Folded, and in one order: whichever order they stand in, they are the same set.
  heads text[] not null check (cardinality(heads) between 1 and 200),
  fields jsonb not null,
  made_at timestamptz not null default now()
);

-- The right that importing a sheet of this kind takes.
create function private.import_right(of_kind text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when of_kind = 'readers' then 'readers.write' else 'releases.write' end;
$$;

-- As a hash: many long headings are more than an index takes.
create function private.heads_hash(of_heads text[])
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(to_jsonb(of_heads)::text, 'UTF8')), 'hex');
$$;

-- Each room remembers for itself: readers and releases may have the same headings.
create unique index remembered_heads_of_room
on private.remembered_heads (private.import_right(kind), private.heads_hash(heads));

create function private.desk_remembered_heads(of_user uuid, of_session uuid, of_kind text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, private.import_right(of_kind));
  return jsonb_build_object('rows', (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', id, 'kind', kind, 'heads', heads, 'fields', fields,
          'at', made_at
        )
        order by made_at desc
      ),
      '[]'
    )
    from (
      select * from private.remembered_heads
      where private.import_right(kind) = private.import_right(of_kind)
      order by made_at desc limit 200
    ) as newest
  ));
end;
$$;

create function private.desk_remember_heads(
  of_user uuid, of_session uuid, of_kind text, of_heads text, of_fields text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, private.import_right(of_kind));
begin
  insert into private.remembered_heads (kind, heads, fields)
  select
    of_kind,
    (
      select array_agg(distinct head collate "C" order by head collate "C")
      from jsonb_array_elements_text(of_heads::jsonb) as head
    ),
    of_fields::jsonb
  on conflict (private.import_right(kind), private.heads_hash(heads)) do update set
    kind = excluded.kind, fields = excluded.fields, made_at = now();
  perform private.note(
    of_user, actor, 'sheets.remember', 'sheet', null, jsonb_build_object('kind', of_kind)
  );
  return jsonb_build_object('outcome', 'remembered');
end;
$$;

create function private.desk_forget_heads(of_user uuid, of_session uuid, of_id uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  of_kind text := (select kind from private.remembered_heads where id = of_id);
  actor text := private.must(of_user, of_session, private.import_right(of_kind));
begin
  delete from private.remembered_heads where id = of_id;
  if found then
    perform private.note(
      of_user, actor, 'sheets.forget', 'sheet', null, jsonb_build_object('kind', of_kind)
    );
  end if;
  return jsonb_build_object('outcome', 'forgotten');
end;
$$;

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
