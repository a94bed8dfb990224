-- A release of hundreds is applied, and looked at, in half the time: what waits and what is committed
-- is read once, and not once for each document.

-- Queues the mails about notices of calls that wait, whatever somebody chose for documents. Where the
-- mail of the call itself is queued in this transaction, it stands for both. Each table is read once:
-- a plan from when these tables were small reads one of them again for each of hundreds of documents.
create or replace function private.tell_call_documents()
returns integer
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
declare
  mails integer;
begin
  update private.document_notices as notices set told_at = now()
  from public.documents, private.call_notices as calls
  where notices.told_at is null and documents.id = notices.document_id
    and documents.type = 'capital-call' and calls.user_id = notices.user_id
    and calls.fund_id = documents.fund_id and calls.due_on::text = documents.period
    and (documents.entity_id is null or documents.entity_id = calls.entity_id)
    and calls.made_at = now();
  insert into private.outbox (template, language, about)
  select 'lp-document', partners.language, notices.id
  from (
    select waiting.id, waiting.user_id from private.document_notices as waiting
    join public.documents on documents.id = waiting.document_id
    where waiting.told_at is null and documents.type = 'capital-call'
      and documents.withdrawn_at is null
    for update of waiting skip locked
  ) as notices
  join public.partners on partners.user_id = notices.user_id and partners.revoked_at is null;
  get diagnostics mails = row_count;
  return mails;
end;
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
        and notices.key = calls.key and not notices.for_all
    )
    and not exists (
      select from notices
      where notices.fund_id = calls.fund_id and notices.period = calls.due_on::text
        and notices.for_all
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
        and calls.key = notices.key and not notices.for_all
    )
    and not (
      notices.for_all and exists (
        select from calls
        where calls.fund_id = notices.fund_id and calls.due_on::text = notices.period
      )
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

-- Makes all documents of a release, and a mail to everyone who acts for an entity that one is for: as
-- private.publish_document does for one, but for the bytes. To see what a release would do, hundreds of
-- files need not be copied; they are when it goes.
create or replace function private.place_documents(of_work uuid, of_content jsonb)
returns table (made bigint, already bigint, concerned uuid[])
language plpgsql
set search_path = ''
as $$
begin
  perform from public.funds
  where id in (select meant.fund_id from private.resolved_documents(of_work, of_content) as meant)
  order by id for update;
  if exists (
    select from private.resolved_documents(of_work, of_content) as meant
    left join private.staged_files as files on files.sha256 = meant.sha256
    left join public.commitments as held
      on held.fund_id = meant.fund_id and held.entity_id = meant.entity_id
    where files.sha256 is null or meant.fund_id is null
      or (not meant.for_all and held.entity_id is null)
  ) then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  return query
    with wanted as materialized (
      select
        meant.*, case when not meant.for_all then meant.entity_id end as addressed,
        files.media_type, files.size
      from private.resolved_documents(of_work, of_content) as meant
      join private.staged_files as files on files.sha256 = meant.sha256
    ),
    newest as materialized (
      select distinct on (fund_id, entity_id, type, period) *
      from public.documents where fund_id in (select fund_id from wanted)
      order by fund_id, entity_id, type, period, version desc
    ),
    judged as materialized (
      select
        wanted.*, coalesce(newest.version, 0) + 1 as next,
        coalesce(newest.sha256 = wanted.sha256 and newest.withdrawn_at is null, false) as is_there
      from wanted
      left join newest
        on newest.fund_id = wanted.fund_id and newest.type = wanted.type
        and newest.period = wanted.period
        and coalesce(newest.entity_id::text, '') = coalesce(wanted.addressed::text, '')
    ),
    placed as (
      insert into public.documents (
        fund_id, entity_id, type, period, version, file_name, media_type, size, sha256, title
      )
      select
        fund_id, addressed, type, period, next, file_name, media_type, size, sha256, title
      from judged where not is_there order by file_name, sha256
      returning id, fund_id, entity_id, type
    ),
    notices as (
      insert into private.document_notices (document_id, user_id)
      select distinct concerned.id, members.user_id
      from (
        select placed.id, held.entity_id from placed
        join public.commitments as held
          on held.fund_id = placed.fund_id and held.entity_id = placed.entity_id
        union all
        select placed.id, held.entity_id from placed
        join public.commitments as held on held.fund_id = placed.fund_id
        where placed.entity_id is null
      ) as concerned
      join public.partner_memberships as members on members.entity_id = concerned.entity_id
      join public.partners
        on partners.user_id = members.user_id and partners.revoked_at is null
      where members.ends_at is null or members.ends_at > now()
      returning id, user_id, document_id
    ),
    -- Notices of calls are told with their calls (43_notices.sql).
    told as (
      insert into private.outbox (template, language, about)
      select 'lp-document', partners.language, notices.id
      from notices
      join placed on placed.id = notices.document_id and placed.type <> 'capital-call'
      join public.partners on partners.user_id = notices.user_id
      where partners.notices = 'at-once'
    )
    select
      count(*) filter (where not judged.is_there), count(*) filter (where judged.is_there),
      array(
        select addressed from judged where addressed is not null
        union
        select held.entity_id from public.commitments as held
        where held.fund_id in (select fund_id from judged where addressed is null)
      )
    from judged;
end;
$$;

-- Refuses a row whose columns, named as arguments, name an account; every text in a `jsonb` is read,
-- but for numbers of rows: half of one may look like a Belgian account.
create or replace function private.refuse_account_numbers()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  row_now jsonb := to_jsonb(new);
  row_before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  place text;
  written jsonb;
  names boolean;
begin
  foreach place in array tg_argv loop
    written := row_now -> place;
    if tg_op = 'INSERT' or written is distinct from row_before -> place then
      if jsonb_typeof(written) = 'string' then
        names := private.names_account(written #>> '{}');
      else
        names := exists (
          select from jsonb_path_query(written, '$.** ? (@.type() == "string")') as said
          where said #>> '{}' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
            and private.names_account(said #>> '{}')
        );
      end if;
      if names then
        raise exception 'account-number' using errcode = 'PT422';
      end if;
    end if;
  end loop;
  return new;
end;
$$;
