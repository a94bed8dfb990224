-- Each room remembers its own headings, and as many and as long ones as a sheet may have.

-- As a hash: many long headings are more than an index takes.
create or replace function private.heads_hash(of_heads text[])
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

-- Safe since 20261208: no function asks for this index any more.
alter table private.remembered_heads drop constraint remembered_heads_heads_key;

create or replace function private.desk_remember_heads(
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

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public;
