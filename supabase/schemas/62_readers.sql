-- The readers of the letters, at the desk: counted, brought along in a list, exported.

create function private.day_or_null(day text)
returns date
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case when day ~ '^\d{4}-\d{2}-\d{2}$' then day::date end;
exception
  when datetime_field_overflow then
    return null;
end;
$$;

-- The list: how many, since when, from where, in which language; by month, over two years.
create function private.desk_readers(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'readers.read');
  return jsonb_build_object(
    'now', (
      select jsonb_build_object(
        'confirmed', count(*) filter (where confirmed_at is not null),
        'waiting', count(*) filter (where confirmed_at is null),
        'dead', count(*) filter (where dead_since is not null),
        'en', count(*) filter (where confirmed_at is not null and language = 'en'),
        'fr', count(*) filter (where confirmed_at is not null and language = 'fr'),
        'site', count(*) filter (where confirmed_at is not null and source = 'site'),
        'import', count(*) filter (where confirmed_at is not null and source = 'import')
      )
      from public.newsletter_subscribers
    ),
    'months', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'came', came, 'went', went)
          order by month
        ),
        '[]'
      )
      from (
        select
          month,
          (
            select count(*) from private.newsletter_proofs
            where confirmed_at >= month and confirmed_at < month + interval '1 month'
          ) as came,
          (
            select count(*) from private.newsletter_proofs
            where left_at >= month and left_at < month + interval '1 month'
          ) as went
        from generate_series(
          date_trunc('month', now()) - interval '23 months', date_trunc('month', now()),
          interval '1 month'
        ) as months (month)
      ) as counted
    )
  );
end;
$$;

-- A list that the firm already has, each with the day and the proof of its consent. Without a proof
-- nobody is added; who has left here is not brought back by an older consent. Brought again, it
-- changes nothing.
create function private.desk_import_readers(
  of_user uuid, of_session uuid, lines jsonb, for_real boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'readers.write');
  judged jsonb;
  added integer := 0;
begin
  with given as (
    select
      line, lower(btrim(email)) as email, lower(btrim(language)) as language,
      private.day_or_null(btrim(day)) as day, btrim(evidence) as evidence
    from jsonb_to_recordset(lines) as read (
      line integer, email text, language text, day text, evidence text
    )
  ),
  looked_at as (
    select
      given.*,
      row_number() over (partition by email order by line) as place,
      exists (
        select from public.newsletter_subscribers as known where lower(known.email) = given.email
      ) as is_known,
      length(email) <= 254
        and email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
        as is_address
    from given
  ),
  outcomes as (
    select
      line, email, language, day, evidence,
      case
        when is_address is not true then 'email'
        when language is null or language not in ('en', 'fr') then 'language'
        when day is null or day > current_date then 'day'
        when length(coalesce(evidence, '')) not between 5 and 500 then 'evidence'
        when is_known then 'known'
        when place > 1 then 'twice'
        when exists (
          select from private.newsletter_proofs as proofs
          where proofs.address = private.address_mark(looked_at.email)
            and proofs.left_at >= looked_at.day
        ) then 'left'
        else 'add'
      end as outcome
    from looked_at
  )
  select coalesce(jsonb_agg(to_jsonb(outcomes) order by line), '[]') into judged from outcomes;
  if for_real then
    insert into public.newsletter_subscribers (
      email, language, created_at, confirmed_at, source, evidence
    )
    select email, language, day, day, 'import', evidence
    from jsonb_to_recordset(judged) as read (
      email text, language text, day date, evidence text, outcome text
    )
    where outcome = 'add'
    -- Somebody may subscribe on the site at this very moment.
    on conflict do nothing;
    get diagnostics added = row_count;
    if added > 0 then
      perform private.note(
        of_user, actor, 'readers.import', 'readers', null, jsonb_build_object('rows', added)
      );
    end if;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(
        jsonb_agg(jsonb_build_object('line', line, 'outcome', outcome) order by line), '[]'
      )
      from jsonb_to_recordset(judged) as read (line integer, outcome text)
    ),
    'added', added
  );
end;
$$;

-- A page of the list, for a file; the export is an act.
create function private.desk_export_readers(
  of_user uuid, of_session uuid, after_id text, page_size integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'readers.write');
begin
  if after_id = '' then
    perform private.note(of_user, actor, 'readers.export', 'readers', null);
  end if;
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(to_jsonb(page) order by id), '[]') from (
      select id, email, language, confirmed_at, source, evidence, dead_since
      from public.newsletter_subscribers
      where confirmed_at is not null and (after_id = '' or id > nullif(after_id, '')::uuid)
      order by id limit page_size
    ) as page
  ));
end;
$$;
