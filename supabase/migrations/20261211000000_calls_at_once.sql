-- The notice of a call is told at once, whatever somebody chose for documents; a call is told again
-- where what it comes to was changed.

alter table private.call_notices
  add column total numeric(18, 2),
  add column changes integer not null default 0;

-- Tells everyone who acts for the entity of a call, whatever they chose for documents: once, and
-- again where what it comes to was changed.
create or replace function private.announce_call(
  of_entity uuid,
  of_fund uuid,
  due date,
  of_reference text
)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  mails integer;
begin
  with notices as (
    insert into private.call_notices as told (
      user_id, entity_id, fund_id, due_on, reference, total
    )
    select members.user_id, of_entity, of_fund, due, coalesce(of_reference, ''), comes_to.total
    from public.partner_memberships as members
    join public.partners on partners.user_id = members.user_id and partners.revoked_at is null
    cross join (
      select coalesce(sum(flows.amount), 0) as total from public.capital_flows as flows
      where flows.entity_id = of_entity and flows.fund_id = of_fund and flows.kind = 'call'
        and flows.effective_on = due and flows.reference = coalesce(of_reference, '')
    ) as comes_to
    where members.entity_id = of_entity and (members.ends_at is null or members.ends_at > now())
    on conflict (user_id, entity_id, fund_id, due_on, reference) do update
    set total = excluded.total, changes = told.changes + 1, made_at = now()
    where told.total is distinct from excluded.total
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-call', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return mails;
end;
$$;

-- Queues the mails about notices of calls that wait, whatever somebody chose for documents. Where the
-- mail of the call itself is queued in this transaction, it stands for both.
create or replace function private.tell_call_documents()
returns integer
language plpgsql
set search_path = ''
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

-- The digests that are due: at seven in the morning of the firm's first office, every day or on
-- Mondays; and whatever waits for who wants to hear at once, or is the notice of a call. Answers how many were made. Whoever
-- another host is looking after is left to it.
create or replace function private.make_digests(zone text, moment timestamptz default now())
returns integer
language plpgsql
set search_path = ''
as $$
declare
  here constant timestamp := moment at time zone zone;
  day timestamp := date_trunc('day', here) + interval '7 hours';
  monday timestamp := date_trunc('week', here) + interval '7 hours';
  person uuid;
  made integer := 0;
begin
  perform private.tell_call_documents();
  if day > here then
    day := day - interval '1 day';
  end if;
  if monday > here then
    monday := monday - interval '7 days';
  end if;
  for person in
    select partners.user_id
    from public.partners
    where partners.revoked_at is null and exists (
      select from private.document_notices as notices
      where notices.user_id = partners.user_id and notices.told_at is null
        and case partners.notices
          when 'at-once' then true
          when 'daily'
            then greatest(notices.made_at, partners.notices_since) < day at time zone zone
          else greatest(notices.made_at, partners.notices_since) < monday at time zone zone
        end
    )
    order by partners.user_id
    for update of partners skip locked
  loop
    if private.make_digest(person) is not null then
      made := made + 1;
    end if;
  end loop;
  return made;
end;
$$;

-- Stores a document with its bytes and queues a mail to everyone who acts for an entity it is for,
-- once each: all of it or nothing. Who wants to hear at once hears at once, and everybody does of the
-- notice of a call; for the others it is noted. The same bytes again are the same document; other
-- bytes are its next version.
create or replace function private.publish_document(
  fund_name text,
  entity_name text,
  document_type text,
  document_period text,
  name_of_file text,
  type_of_file text,
  contents bytea,
  document_title text default null
)
returns table (id uuid, version integer, told integer, already boolean)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  of_fund uuid;
  for_entity uuid;
  digest text := encode(sha256(contents), 'hex');
  newest public.documents;
  made public.documents;
  mails integer;
begin
  select funds.id into of_fund from public.funds where funds.name = fund_name for update;
  if not found then
    raise exception 'There is no fund called %.', fund_name using errcode = 'P0002';
  end if;
  if entity_name is not null then
    select entities.id into for_entity
    from public.partner_entities as entities where entities.name = entity_name;
    if not found then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    perform from public.commitments
    where commitments.entity_id = for_entity and commitments.fund_id = of_fund;
    if not found then
      raise exception '% has no commitment to %.', entity_name, fund_name using errcode = 'P0002';
    end if;
  end if;

  select * into newest from public.documents
  where documents.fund_id = of_fund
    and documents.entity_id is not distinct from for_entity
    and documents.type = document_type
    and documents.period = document_period
  order by documents.version desc
  limit 1;
  if newest.sha256 = digest and newest.withdrawn_at is null then
    return query select newest.id, newest.version, 0, true;
    return;
  end if;

  insert into public.documents (
    fund_id, entity_id, type, period, version, file_name, media_type, size, sha256, title
  )
  values (
    of_fund, for_entity, document_type, document_period, coalesce(newest.version, 0) + 1,
    name_of_file, type_of_file, length(contents), digest, document_title
  )
  returning * into made;
  insert into private.document_files (document_id, bytes) values (made.id, contents);

  with notices as (
    insert into private.document_notices (document_id, user_id)
    select distinct made.id, memberships.user_id
    from public.partners
    cross join private.memberships_of(partners.user_id) as memberships
    join public.commitments on commitments.entity_id = memberships.entity_id
      and commitments.fund_id = of_fund
    where for_entity is null or memberships.entity_id = for_entity
    returning document_notices.id, document_notices.user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-document', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id
  where partners.notices = 'at-once' and document_type <> 'capital-call';
  get diagnostics mails = row_count;
  mails := mails + private.tell_call_documents();
  return query select made.id, made.version, mails, false;
end;
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
      select distinct placed.id, members.user_id
      from placed
      join public.commitments as held
        on held.fund_id = placed.fund_id
        and held.entity_id = coalesce(placed.entity_id, held.entity_id)
      join public.partner_memberships as members on members.entity_id = held.entity_id
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
        select distinct held.entity_id from judged as one
        join public.commitments as held
          on held.fund_id = one.fund_id
          and held.entity_id = coalesce(one.addressed, held.entity_id)
      )
    from judged;
end;
$$;

-- Does all of it, in the transaction of who asks, but for the bytes of the documents. Says how much of
-- each was done.
create or replace function private.apply_release(of_work uuid, of_content jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  sheet record;
  entry record;
  placed record;
  made integer := 0;
  touched integer;
  done jsonb := '{"commitments": 0, "notices": 0, "statements": 0, "invitations": 0}';
  concerned uuid[] := '{}';
  mails_before bigint;
begin
  select count(*) into mails_before from private.outbox where created_at = now();
  for sheet in
    select sheets.*, wanted ->> 'sha256' as wanted_hash
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
  loop
    if private.sheet_hash(sheet.id) is distinct from sheet.wanted_hash then
      raise exception 'sheet-changed' using errcode = 'PT422';
    end if;
    insert into public.partner_entities (name)
    select wanted from unnest(sheet.new_entities) as wanted
    where not exists (select from public.partner_entities where lower(name) = lower(wanted));
    get diagnostics touched = row_count;
    made := made + touched;
  end loop;
  -- Notices and statements need their commitments, so those come first; who is invited comes last,
  -- and finds all of it there.
  for sheet in
    select sheets.id, sheets.kind
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
    where sheets.kind <> 'invitations'
    order by array_position(array['commitments', 'notices', 'statements'], sheets.kind), sealed_at
  loop
    if exists (select from private.check_sheet(sheet.id) as checks where checks.why is not null) then
      raise exception 'lines-refused' using errcode = 'PT422';
    end if;
    case sheet.kind
      when 'commitments' then
        insert into public.commitments (entity_id, fund_id, committed, as_of)
        select
          entity_id, fund_id, private.amount_of(fields ->> 'committed'),
          private.day_of(fields ->> 'asOf')
        from private.resolved_lines(sheet.id)
        on conflict (entity_id, fund_id) do update
        set committed = excluded.committed, as_of = excluded.as_of
        where (commitments.committed, commitments.as_of)
          is distinct from (excluded.committed, excluded.as_of);
      when 'notices' then
        insert into public.capital_flows (
          entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
          unfunded_effect, recallable_until
        )
        select
          entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
          unfunded_effect, recallable_until
        from private.resolved_notices(sheet.id)
        on conflict (entity_id, fund_id, effective_on, kind, reference, purpose) do update
        set
          noticed_on = excluded.noticed_on, amount = excluded.amount,
          unfunded_effect = excluded.unfunded_effect, recallable_until = excluded.recallable_until,
          released_at = now()
        where (
          capital_flows.noticed_on, capital_flows.amount, capital_flows.unfunded_effect,
          capital_flows.recallable_until
        ) is distinct from (
          excluded.noticed_on, excluded.amount, excluded.unfunded_effect, excluded.recallable_until
        );
      else
        insert into public.valuations (
          entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
          carry, management_fees_gross, management_fee_offsets, carry_paid, carry_accrued
        )
        select
          entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
          carry, management_fees_gross, management_fee_offsets, carry_paid, carry_accrued
        from private.resolved_statements(sheet.id)
        on conflict (entity_id, fund_id, as_of) do update
        set
          nav = excluded.nav, management_fees = excluded.management_fees,
          expenses = excluded.expenses, income = excluded.income, realised = excluded.realised,
          unrealised = excluded.unrealised, carry = excluded.carry,
          management_fees_gross = excluded.management_fees_gross,
          management_fee_offsets = excluded.management_fee_offsets,
          carry_paid = excluded.carry_paid, carry_accrued = excluded.carry_accrued
        where (
          valuations.nav, valuations.management_fees, valuations.expenses, valuations.income,
          valuations.realised, valuations.unrealised, valuations.carry,
          valuations.management_fees_gross, valuations.management_fee_offsets,
          valuations.carry_paid, valuations.carry_accrued
        ) is distinct from (
          excluded.nav, excluded.management_fees, excluded.expenses, excluded.income,
          excluded.realised, excluded.unrealised, excluded.carry,
          excluded.management_fees_gross, excluded.management_fee_offsets, excluded.carry_paid,
          excluded.carry_accrued
        );
    end case;
    get diagnostics touched = row_count;
    done := jsonb_set(
      done, array[sheet.kind], to_jsonb((done ->> sheet.kind)::integer + touched)
    );
    concerned := concerned || array(
      select distinct entity_id from private.resolved_lines(sheet.id)
    );
  end loop;
  select * into placed from private.place_documents(of_work, of_content);
  concerned := concerned || placed.concerned;
  for sheet in
    select sheets.id
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
    where sheets.kind = 'invitations' order by sealed_at
  loop
    if exists (select from private.check_sheet(sheet.id) as checks where checks.why is not null) then
      raise exception 'lines-refused' using errcode = 'PT422';
    end if;
    for entry in
      select meant.fields, meant.entity, meant.entity_id
      from private.resolved_lines(sheet.id) as meant
      join private.check_sheet(sheet.id) as checks on checks.line = meant.line
      where checks.outcome <> 'same' order by meant.line
    loop
      perform private.invite_partner(
        lower(entry.fields ->> 'email'), entry.fields ->> 'name', entry.entity,
        entry.fields ->> 'language', false, entry.fields ->> 'role',
        private.end_of_day(entry.fields ->> 'until')
      );
      done := jsonb_set(
        done, '{invitations}', to_jsonb((done ->> 'invitations')::integer + 1)
      );
      concerned := concerned || entry.entity_id;
    end loop;
  end loop;
  -- Once everybody is there who is to hear of it. A line made or changed in this transaction bears
  -- its time.
  perform private.announce_call(due.entity_id, due.fund_id, due.effective_on, due.reference)
  from (
    select distinct flows.entity_id, flows.fund_id, flows.effective_on, flows.reference
    from public.capital_flows as flows
    where flows.kind = 'call' and flows.effective_on >= current_date
      and flows.released_at = now() and not flows.opening
  ) as due;
  perform private.tell_call_documents();
  return done || jsonb_build_object(
    'newEntities', made, 'documents', placed.made, 'already', placed.already,
    'entities', (select count(distinct one) from unnest(concerned) as one),
    'mails', (select count(*) - mails_before from private.outbox where created_at = now())
  );
end;
$$;

revoke all on all functions in schema private from public;
