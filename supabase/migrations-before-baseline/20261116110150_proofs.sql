-- Proofs of consent: choices about cookies, and consents to the newsletter, which outlive the
-- subscription without the address.

-- One row for each consent that was confirmed from the mailbox. Nothing is kept of an address that
-- nobody confirmed: there was no consent. The address is here as a mark alone; whoever knows the
-- address can find the row, and nobody can find the address.
create table private.newsletter_proofs (
  -- The subscriber's own; there is no such subscriber once they have left.
  id uuid primary key,
  address text not null check (address ~ '^[0-9a-f]{64}$'),
  language text not null check (language in ('en', 'fr')),
  subscribed_at timestamptz not null,
  confirmed_at timestamptz not null,
  left_at timestamptz
);

create index newsletter_proofs_confirmed on private.newsletter_proofs (confirmed_at, id);
create index newsletter_proofs_address on private.newsletter_proofs (address, confirmed_at);
create index newsletter_proofs_left on private.newsletter_proofs (left_at)
where left_at is not null;

insert into private.newsletter_proofs (id, address, language, subscribed_at, confirmed_at)
select id, private.address_mark(email), language, created_at, confirmed_at
from public.newsletter_subscribers where confirmed_at is not null;

-- Triggers, so that no way of confirming or leaving goes past them: a link, a purge, an erasure.
create function private.prove_consent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.newsletter_proofs (id, address, language, subscribed_at, confirmed_at)
  values (
    new.id, private.address_mark(new.email), new.language, new.created_at, new.confirmed_at
  )
  on conflict (id) do nothing;
  return null;
end;
$$;

create trigger prove_consent
after insert or update of confirmed_at on public.newsletter_subscribers
for each row when (new.confirmed_at is not null) execute function private.prove_consent();

create function private.prove_leaving()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.newsletter_proofs set left_at = now() where id = old.id and left_at is null;
  return null;
end;
$$;

create trigger prove_leaving
after delete on public.newsletter_subscribers
for each row when (old.confirmed_at is not null) execute function private.prove_leaving();

-- What proves something cannot be changed afterwards: the day of leaving is added, once.
create function private.keep_newsletter_proof()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and current_setting('private.purging', true) = 'on' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.left_at is null
    and to_jsonb(new) - 'left_at' = to_jsonb(old) - 'left_at'
  then
    return new;
  end if;
  raise exception 'a proof of consent is not changed';
end;
$$;

create trigger keep_newsletter_proof
before update or delete on private.newsletter_proofs
for each row execute function private.keep_newsletter_proof();

create function private.purge_proofs(keep_newsletter_proofs interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'newsletter_proofs';
  perform set_config('private.purging', 'on', true);
  delete from private.newsletter_proofs where left_at < now() - keep_newsletter_proofs;
  get diagnostics removed = row_count;
  perform set_config('private.purging', '', true);
  return next;
end;
$$;

create index consent_records_newest on private.consent_records (recorded_at, id);
create index consent_records_version on private.consent_records (version, recorded_at, id);
create index consent_records_method on private.consent_records (method, recorded_at, id);
drop index private.consent_records_recorded;

-- The firm's day, wherever the server's clock is; a day that is none says so.
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
    raise exception 'there is no such day' using errcode = 'PT422';
end;
$$;

-- A page of proofs, newest first. `of_kind`: consent or newsletter; `of_choice`: how one chose, or
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
      source := 'select id, recorded_at as at, version, performance, targeting, method, language'
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
        || ' left(address, 16) as address from private.newsletter_proofs';
      conditions := conditions || case of_choice
        when 'subscribed' then ' and left_at is null'
        when 'left' then ' and left_at is not null'
        else ''
      end;
    else
      raise exception 'there is no such proof' using errcode = 'PT422';
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
    raise exception 'there is no such page' using errcode = 'PT422';
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
        id, confirmed_at as at, subscribed_at, left_at, language, left(address, 16) as address
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

revoke all on all functions in schema private from public;
