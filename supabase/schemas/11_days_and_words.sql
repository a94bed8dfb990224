-- Days where the firm is, and words as they are compared and searched.

-- A day as a sheet has it, 2026-09-30, or null where there is no such day. It is counted from the
-- first of the month, since a cast fails for the 31st of February, and to catch the failure for
-- each of ten thousand lines would be slow.
create function private.day_of(written text)
returns date
language sql
immutable
return case
  when written ~ '^(19|20|21)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    then case
      when extract(
        month from make_date(substr(written, 1, 4)::integer, substr(written, 6, 2)::integer, 1)
          + (substr(written, 9, 2)::integer - 1)
      ) = substr(written, 6, 2)::integer
        then make_date(substr(written, 1, 4)::integer, substr(written, 6, 2)::integer, 1)
          + (substr(written, 9, 2)::integer - 1)
    end
end;

-- The first moment of a day where the firm is, wherever the server's clock is; what is no day is
-- refused.
create function private.start_of_day(day text)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
begin
  return day::date::timestamp at time zone 'Europe/Paris';
exception
  when data_exception then
    raise exception 'no-day' using errcode = 'PT422';
end;
$$;

-- The last moment of a day where the firm is.
create function private.end_of_day(of_day date)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (of_day + time '23:59:59') at time zone 'Europe/Luxembourg';
$$;

-- The same for a day as a sheet has it, and null where it is none.
create function private.end_of_day(written text)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (private.day_of(written)::text || ' 23:59:59 Europe/Luxembourg')::timestamptz;
$$;

-- Monday to Friday; the day of the receipt is not counted.
create function private.working_days_after(began timestamptz, days integer)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select private.end_of_day(day::date) from (
    select day, row_number() over (order by day) as place
    from generate_series(
      (began at time zone 'Europe/Luxembourg')::date + 1,
      (began at time zone 'Europe/Luxembourg')::date + 2 * days + 7,
      interval '1 day'
    ) as day
    where extract(isodow from day) < 6
  ) as working
  where place = days;
$$;

-- Words for the search: accents, ligatures and punctuation do not count. An address and a reference
-- are found by any of their parts.
create function private.searchable(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    replace(replace(replace(replace(words, 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'),
    'àâäáãåçéèêëíîïìñóôöòõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÎÏÌÑÓÔÖÒÕÚÙÛÜÝŸ@.-_+/,;:!?()«»"''’&',
    'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY                   '
  );
$$;

-- A name as a register sorts and finds it.
create function private.folded(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(trim(private.searchable(words)));
$$;

-- For `like`: whatever contains these words.
create function private.folded_pattern(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '%' || replace(replace(replace(private.folded(words), '\', '\\'), '%', '\%'), '_', '\_')
    || '%';
$$;

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
