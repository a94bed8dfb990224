-- Proofs at the desk: choices about cookies, consents to the newsletter, messages and accounts, each with the privacy notice that stood then.

-- A page of proofs, newest first. `of_kind`: consent, newsletter, message or account; `of_choice`: how one chose, or
-- whether one is still subscribed. A page may be larger for a file than for the screen.
create function private.desk_proofs(
  of_user uuid,
  of_session uuid,
  of_kind text,
  from_day text,
  to_day text,
  of_version text,
  of_choice text,
  before text,
  page_size integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  source text;
  moment text;
  conditions text := '';
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'proofs.read');
  case of_kind
    when 'consent' then
      moment := 'recorded_at';
      source := 'select id, recorded_at as at, version, performance, targeting, method, language, edition'
        || ' from private.consent_records';
      if of_version <> '' then
        conditions := conditions || ' and version = $5';
      end if;
      if of_choice <> '' then
        conditions := conditions || ' and method = $6';
      end if;
    when 'newsletter' then
      moment := 'confirmed_at';
      -- Enough of the mark to tell one from another.
      source := 'select id, confirmed_at as at, subscribed_at, left_at, language,'
        || ' left(address, 16) as address, source, evidence, edition'
        || ' from private.newsletter_proofs';
      conditions := conditions || case of_choice
        when 'subscribed' then ' and left_at is null'
        when 'left' then ' and left_at is not null'
        else ''
      end;
    when 'message' then
      moment := 'received_at';
      source := 'select id, received_at as at, reference, subject, language, edition'
        || ' from private.contact_messages';
    when 'account' then
      moment := 'made_at';
      -- A colleague may be an investor, too: what stood is noted with what they were first.
      source := 'select id, made_at as at, whose, language, edition from ('
        || 'select users.id, users.created_at as made_at, case when partners.user_id is null'
        || ' then ''colleague'' when staff.user_id is null then ''investor'' else ''both'' end as whose,'
        || ' coalesce(partners.language, staff.language) as language,'
        || ' case when staff.invited_at <= users.created_at then staff.edition'
        || ' else coalesce(partners.edition, staff.edition) end as edition'
        || ' from auth.users left join public.partners on partners.user_id = users.id'
        || ' left join private.staff on staff.user_id = users.id'
        || ' where partners.user_id is not null or staff.user_id is not null) as accounts';
    else
      raise exception 'no-proof' using errcode = 'PT422';
  end case;
  if from_day <> '' then
    conditions := conditions || ' and ' || moment || ' >= $1';
  end if;
  if to_day <> '' then
    conditions := conditions || ' and ' || moment || ' < $2';
  end if;
  if before <> '' then
    conditions := conditions || ' and (' || moment || ', id) < ($3::timestamptz, $4::uuid)';
  end if;
  execute
    'select coalesce(jsonb_agg(to_jsonb(page) order by at desc, id desc), ''[]'') from ('
    || source || ' where true' || conditions
    || ' order by ' || moment || ' desc, id desc limit ' || page_size + 1 || ') as page'
  into rows
  using
    case when from_day <> '' then private.start_of_day(from_day) end,
    case when to_day <> '' then private.start_of_day(to_day) + interval '1 day' end,
    nullif(split_part(before, '_', 1), ''), nullif(split_part(before, '_', 2), ''),
    of_version, of_choice;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > page_size then rows - page_size else rows end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'at' || '_' || (rows -> (page_size - 1) ->> 'id')
    end
  );
exception
  when invalid_datetime_format or invalid_text_representation or datetime_field_overflow then
    raise exception 'no-page' using errcode = 'PT422';
end;
$$;

-- The texts that were ever answered, each found by one step down its index.
create function private.desk_proof_versions(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'proofs.read');
  return jsonb_build_object('versions', (
    with recursive known (version) as (
      select min(version) from private.consent_records
      union all
      select (
        select min(records.version) from private.consent_records as records
        where records.version > known.version
      )
      from known where known.version is not null
    )
    select coalesce(jsonb_agg(version order by version), '[]') from known
    where version is not null
  ));
end;
$$;

-- The proofs of one address, which is in nobody's memory afterwards.
create function private.desk_find_proofs(of_user uuid, of_session uuid, typed text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'proofs.read');
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(to_jsonb(proof) order by at desc), '[]') from (
      select
        id, confirmed_at as at, subscribed_at, left_at, language, left(address, 16) as address,
        source, evidence, edition
      from private.newsletter_proofs where address = private.address_mark(typed)
      order by confirmed_at desc limit 100
    ) as proof
  ));
end;
$$;

create function private.desk_note_export(
  of_user uuid,
  of_session uuid,
  of_kind text,
  row_count integer,
  with_filter text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'proofs.read');
begin
  perform private.note(
    of_user, actor, 'proofs.export', 'proofs:' || of_kind, null,
    jsonb_build_object('rows', row_count) || with_filter::jsonb
  );
  return jsonb_build_object('outcome', 'noted');
end;
$$;
