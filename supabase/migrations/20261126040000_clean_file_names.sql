-- The names of documents are cleaned where they are saved, and those that were saved before.

-- The name of a document as it may stand in a header, in an archive and on any disk: no line ends, no
-- characters that turn the direction of what follows, no separators, not too long.
-- `core/file-name.ts` does the same, and a test compares the two.
create function private.clean_file_name(given text)
returns text
language sql
immutable
set search_path = ''
as $$
  with plain as (
    select regexp_replace(
      translate(
        regexp_replace(
          regexp_replace(
            normalize(given, nfc),
            '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]',
            '', 'g'
          ),
          '[\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+',
          ' ', 'g'
        ),
        '\/:*?<>|"', '--------'''
      ),
      '^[. ]+|[. ]+$', '', 'g'
    ) as name
  ),
  parts as (
    select name, coalesce(substring(name from '[.][A-Za-z0-9]{1,8}$'), '') as ending from plain
  )
  select case
    when name = '' then 'document'
    else rtrim(left(left(name, length(name) - length(ending)), 150 - length(ending)), '. ')
      || ending
  end
  from parts;
$$;

create function private.clean_file_names()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.file_name := private.clean_file_name(new.file_name);
  return new;
end;
$$;

create trigger clean_file_names before insert or update of file_name on public.documents
for each row execute function private.clean_file_names();

create trigger clean_file_names before insert or update of file_name on private.staged_files
for each row execute function private.clean_file_names();

create trigger clean_file_names before insert or update of file_name on private.uploads
for each row execute function private.clean_file_names();

-- The name of a release's document is also in a text that was approved: there it is cleaned where it
-- is shown, and by the table once it goes out.
update public.documents set file_name = private.clean_file_name(file_name)
where file_name <> private.clean_file_name(file_name);
update private.staged_files set file_name = private.clean_file_name(file_name)
where file_name <> private.clean_file_name(file_name);
update private.uploads set file_name = private.clean_file_name(file_name)
where file_name <> private.clean_file_name(file_name);
update private.withdrawn_documents set file_name = private.clean_file_name(file_name)
where file_name <> private.clean_file_name(file_name);

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
