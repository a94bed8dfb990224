-- A call is the manager's: their notice, the fund's confirmed account, and no other account in any
-- document. What files say is read before they are taken.

-- Nobody has read what is there already: it is to be brought again before it goes out.
alter table private.staged_files
add column pages text[],
add column accounts text[] not null default '{}',
add column read_at timestamptz;

-- Answers how much of it is here already: nothing is sent twice. Says where the same bytes are
-- published. A file that is brought again waits anew.
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
  update private.staged_files set staged_at = now()
  where sha256 = of_hash and checked and read_at is not null;
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

-- The same, with what the file says: `of_pages` is a list of texts, or null where it could not be
-- read, `of_accounts` the account numbers in it.
create or replace function private.desk_take_read_file(
  of_user uuid,
  of_session uuid,
  of_upload uuid,
  of_fault text,
  of_pages text,
  of_accounts text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  taken jsonb := private.desk_take_file(of_user, of_session, of_upload, of_fault);
begin
  if taken ->> 'outcome' = 'staged' then
    update private.staged_files
    set
      read_at = now(), accounts = array(select jsonb_array_elements_text(of_accounts::jsonb)),
      pages = case
        when of_pages is not null then array(select jsonb_array_elements_text(of_pages::jsonb))
      end
    where sha256 = taken ->> 'sha256';
  end if;
  return taken;
end;
$$;

-- The calls that a release makes or changes and that are still to be paid.
create or replace function private.calls_in_release(of_work uuid)
returns table (
  key text, name text, fund_id uuid, due_on date, reference text, amount numeric
)
language sql
stable
set search_path = ''
as $$
  select
    calls.key, coalesce(entities.name, calls.key), calls.fund_id, calls.effective_on,
    calls.reference, calls.amount
  from private.works
  join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
  cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
  cross join lateral private.resolved_notices((entry ->> 'id')::uuid) as calls
  left join public.partner_entities as entities on entities.id = calls.entity_id
  where works.id = of_work and entry ->> 'kind' = 'notices' and calls.kind = 'call'
    and calls.effective_on >= current_date
    and not exists (
      select from public.capital_flows as held
      where held.entity_id = calls.entity_id and held.fund_id = calls.fund_id
        and held.effective_on = calls.effective_on and held.kind = 'call'
        and held.reference = calls.reference and held.purpose = calls.purpose
        and held.amount = calls.amount
    );
$$;

-- What asks for money is the manager's: no call goes without their notice to that investor, no
-- notice without its call, neither without the fund's confirmed account, and no document that names
-- another account.
create or replace function private.call_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with calls as materialized (
    select distinct key, name, fund_id, due_on from private.calls_in_release(of_work)
  ),
  documents as materialized (
    select meant.*, files.accounts
    from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join lateral private.resolved_documents(of_work, revisions.content) as meant
    join private.staged_files as files on files.sha256 = meant.sha256
    where works.id = of_work and meant.fund_id is not null
  ),
  notices as materialized (
    select fund_id, key, for_all, period, sha256, file_name from documents
    where type = 'capital-call' and period is not null
  ),
  faults as (
    select jsonb_build_object('name', funds.name, 'why', 'no-account') as fault
    from public.funds
    where funds.id in (select fund_id from calls union select fund_id from notices)
      and not exists (
        select from public.fund_accounts as accounts
        where accounts.fund_id = funds.id and accounts.ended_at is null
      )
    union all
    select jsonb_build_object('name', calls.name, 'why', 'notice-missing')
    from calls
    where not exists (
      select from notices
      where notices.fund_id = calls.fund_id and notices.period = calls.due_on::text
        and (notices.for_all or notices.key = calls.key)
    )
    and not exists (
      select from public.documents as published
      where published.fund_id = calls.fund_id and published.type = 'capital-call'
        and published.period = calls.due_on::text and published.withdrawn_at is null
        and (published.entity_id is null or published.entity_id::text = calls.key)
    )
    union all
    select
      jsonb_build_object(
        'document', notices.sha256, 'name', notices.file_name, 'why', 'call-missing'
      )
    from notices
    where not exists (
      select from calls
      where calls.fund_id = notices.fund_id and calls.due_on::text = notices.period
        and (notices.for_all or notices.key = calls.key)
    )
    and not exists (
      select from public.capital_flows as held
      where held.fund_id = notices.fund_id and held.kind = 'call'
        and held.effective_on::text = notices.period
        and (notices.for_all or held.entity_id::text = notices.key)
    )
    union all
    select
      jsonb_build_object(
        'document', documents.sha256, 'name', documents.file_name, 'why', 'account-differs'
      )
    from documents
    where exists (
      select from unnest(documents.accounts) as named
      where not exists (
        select from public.fund_accounts as accounts
        where accounts.fund_id = documents.fund_id and accounts.ended_at is null
          and accounts.iban = named
      )
    )
  )
  select coalesce(jsonb_agg(fault), '[]') from faults;
$$;

-- What is missing in the documents of a release's newest content, or that it has none and no sheet.
create or replace function private.document_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with manifest as (
    select revisions.content from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    where works.id = of_work
  ),
  meant as materialized (
    select
      documents.*,
      row_number() over (
        partition by fund_id, key, for_all, type, period order by documents.sha256
      ) as place
    from manifest cross join lateral private.resolved_documents(of_work, manifest.content) as documents
  ),
  committed as materialized (
    select * from private.commitments_after_release(of_work)
  ),
  faults as (
    select
      jsonb_build_object('document', meant.sha256, 'name', meant.file_name) as about,
      case
        when not exists (
          select from private.staged_files where staged_files.sha256 = meant.sha256
        ) then 'file-missing'
        when not exists (
          select from private.staged_files
          where staged_files.sha256 = meant.sha256 and checked and read_at is not null
        ) then 'file-unchecked'
        when meant.fund_id is null then 'fund-missing'
        when not for_all and not is_known then 'entity-missing'
        when meant.type is null then 'type-missing'
        when meant.period is null then 'period-missing'
        when not for_all and not exists (
          select from committed
          where committed.key = meant.key and committed.fund_id = meant.fund_id
        ) then 'no-commitment'
        when place > 1 then 'same-place'
      end as why
    from meant
    union all
    select '{}', 'empty' from manifest
    where jsonb_array_length(content -> 'sheets') + jsonb_array_length(content -> 'documents') = 0
  )
  select coalesce(jsonb_agg(about || jsonb_build_object('why', why)), '[]')
    || private.call_faults(of_work)
  from faults where why is not null;
$$;

revoke all on all functions in schema private from public;
