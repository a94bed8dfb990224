-- Which privacy notice stood when a choice, a consent, a message or an account was made is stored with
-- it. What was stored before has none: nobody noted it then.
alter table private.consent_records add column edition text;
alter table private.contact_messages add column edition text;
alter table private.newsletter_proofs add column edition text;
alter table public.partners add column edition text;

alter table private.consent_records
alter column edition set default private.edition_at('privacy', now());
alter table private.contact_messages
alter column edition set default private.edition_at('privacy', now());
alter table public.partners
alter column edition set default private.edition_at('privacy', now());

-- Triggers, so that no way of confirming or leaving goes past them: a link, a purge, an erasure.
create or replace function private.prove_consent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.newsletter_proofs (
    id, address, language, subscribed_at, confirmed_at, source, evidence, edition
  )
  values (
    new.id, private.address_mark(new.email), new.language, new.created_at, new.confirmed_at,
    new.source, new.evidence,
    case new.source when 'site' then private.edition_at('privacy', new.created_at) end
  )
  on conflict (id) do nothing;
  return null;
end;
$$;

-- A page of proofs, newest first. `of_kind`: consent, newsletter, message or account; `of_choice`: how one chose, or
-- whether one is still subscribed. A page may be larger for a file than for the screen.
create or replace function private.desk_proofs(
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
      source := 'select id, made_at as at, language, edition from ('
        || 'select partners.user_id as id, users.created_at as made_at, partners.language,'
        || ' partners.edition from public.partners'
        || ' join auth.users on users.id = partners.user_id) as accounts';
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

-- The proofs of one address, which is in nobody's memory afterwards.
create or replace function private.desk_find_proofs(of_user uuid, of_session uuid, typed text)
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

revoke all on all functions in schema private from public, anon, authenticated;
