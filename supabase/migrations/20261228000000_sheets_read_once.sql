-- What a sheet of hundreds says is read once where a release is applied, and where its calls are added up.

-- The lines of a release that call money, and which of them make or change a call that is still to be
-- paid.
create or replace function private.call_lines(of_work uuid)
returns table (
  key text, entity_id uuid, fund_id uuid, due_on date, reference text, amount numeric, is_new boolean
)
language sql
stable
set search_path = ''
as $$
  select
    calls.key, calls.entity_id, calls.fund_id, calls.effective_on, calls.reference, calls.amount,
    calls.effective_on >= current_date and not exists (
      select from public.capital_flows as held
      where held.entity_id = calls.entity_id and held.fund_id = calls.fund_id
        and held.effective_on = calls.effective_on and held.kind = 'call'
        and held.reference = calls.reference and held.purpose = calls.purpose
        and held.amount = calls.amount
    )
  from private.works
  join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
  cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
  cross join lateral private.resolved_notices((entry ->> 'id')::uuid) as calls
  where works.id = of_work and entry ->> 'kind' = 'notices' and calls.kind = 'call';
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
    calls.key, coalesce(entities.name, calls.key), calls.fund_id, calls.due_on, calls.reference,
    calls.amount
  from private.call_lines(of_work) as calls
  left join public.partner_entities as entities on entities.id = calls.entity_id
  where calls.is_new;
$$;

-- Each call that a release makes or changes and that is still to be paid, with its total: that of
-- all its lines, also of those that are there already.
create or replace function private.call_totals(of_work uuid)
returns table (fund_id uuid, due_on date, reference text, total numeric, entities bigint)
language sql
stable
set search_path = ''
as $$
  select fund_id, due_on, reference, sum(amount), count(distinct key)
  from private.call_lines(of_work)
  group by fund_id, due_on, reference having bool_or(is_new);
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
  of_sheet uuid[];
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
        with meant as materialized (
          select
            entity_id, fund_id, private.amount_of(fields ->> 'committed'),
            private.day_of(fields ->> 'asOf')
          from private.resolved_lines(sheet.id)
        ),
        written as (
          insert into public.commitments (entity_id, fund_id, committed, as_of)
          select * from meant
          on conflict (entity_id, fund_id) do update
          set committed = excluded.committed, as_of = excluded.as_of
          where (commitments.committed, commitments.as_of)
            is distinct from (excluded.committed, excluded.as_of)
          returning entity_id
        )
        select (select count(*) from written), array_agg(distinct entity_id)
        into touched, of_sheet from meant;
      when 'notices' then
        with meant as materialized (
          select
            entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
            unfunded_effect, recallable_until
          from private.resolved_notices(sheet.id)
        ),
        written as (
          insert into public.capital_flows (
            entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
            unfunded_effect, recallable_until
          )
          select * from meant
          on conflict (entity_id, fund_id, effective_on, kind, reference, purpose) do update
          set
            noticed_on = excluded.noticed_on, amount = excluded.amount,
            unfunded_effect = excluded.unfunded_effect,
            recallable_until = excluded.recallable_until, released_at = now()
          where (
            capital_flows.noticed_on, capital_flows.amount, capital_flows.unfunded_effect,
            capital_flows.recallable_until
          ) is distinct from (
            excluded.noticed_on, excluded.amount, excluded.unfunded_effect,
            excluded.recallable_until
          )
          returning entity_id
        )
        select (select count(*) from written), array_agg(distinct entity_id)
        into touched, of_sheet from meant;
      else
        with meant as materialized (
          select
            entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
            carry, management_fees_gross, management_fee_offsets, carry_paid, carry_accrued
          from private.resolved_statements(sheet.id)
        ),
        written as (
          insert into public.valuations (
            entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
            carry, management_fees_gross, management_fee_offsets, carry_paid, carry_accrued
          )
          select * from meant
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
          )
          returning entity_id
        )
        select (select count(*) from written), array_agg(distinct entity_id)
        into touched, of_sheet from meant;
    end case;
    done := jsonb_set(
      done, array[sheet.kind], to_jsonb((done ->> sheet.kind)::integer + touched)
    );
    concerned := concerned || of_sheet;
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
  perform private.announce_calls(
    array_agg(entity_id), array_agg(fund_id), array_agg(effective_on), array_agg(reference)
  )
  from public.capital_flows
  where kind = 'call' and effective_on >= current_date and released_at = now() and not opening;
  perform private.tell_call_documents();
  return done || jsonb_build_object(
    'newEntities', made, 'documents', placed.made, 'already', placed.already,
    'entities', (select count(distinct one) from unnest(concerned) as one),
    'mails', (select count(*) - mails_before from private.outbox where created_at = now())
  );
end;
$$;

-- Makes all documents of a release, and a mail to everyone who acts for an entity that one is for: as
-- private.publish_document does for one, but for the bytes. To see what a release would do, hundreds of
-- files need not be copied; they are when it goes. No table is read again for each of them.
create or replace function private.place_documents(of_work uuid, of_content jsonb)
returns table (made bigint, already bigint, concerned uuid[])
language plpgsql
set search_path = ''
set enable_nestloop = off
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

-- Tells everyone who acts for the entities of these calls, whatever they chose for documents: once, and
-- again where what a call comes to was changed. All together: a fund calls hundreds at once, and no
-- table is read again for each of them, as a plan from when these tables were small would have it.
create or replace function private.announce_calls(
  of_entities uuid[], of_funds uuid[], due_days date[], of_references text[]
)
returns integer
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
declare
  mails integer;
begin
  with due as materialized (
    select distinct * from unnest(of_entities, of_funds, due_days, of_references)
      as calls (entity_id, fund_id, due_on, reference)
  ),
  totals as materialized (
    select due.entity_id, due.fund_id, due.due_on, due.reference, coalesce(sum(amount), 0) as total
    from due
    left join public.capital_flows as flows
      on flows.entity_id = due.entity_id and flows.fund_id = due.fund_id and flows.kind = 'call'
      and flows.effective_on = due.due_on and flows.reference = due.reference
    group by due.entity_id, due.fund_id, due.due_on, due.reference
  ),
  notices as (
    insert into private.call_notices as told (
      user_id, entity_id, fund_id, due_on, reference, total
    )
    select members.user_id, totals.*
    from totals
    join public.partner_memberships as members
      on members.entity_id = totals.entity_id
      and (members.ends_at is null or members.ends_at > now())
    join public.partners on partners.user_id = members.user_id and partners.revoked_at is null
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

-- The mails that a release will send, and to whom: it is applied, looked at, and undone. No table is
-- read again for each of hundreds of mails.
create or replace function private.desk_release_mails(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
declare
  manifest jsonb;
  said jsonb;
begin
  perform private.must(of_user, of_session, 'releases.read');
  perform private.open_release(of_work);
  perform private.hold_until_typed(of_user, of_work);
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = of_work and revisions.hash = of_hash;
  if not found then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif private.document_faults(of_work) <> '[]' then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  begin
    perform private.apply_release(of_work, manifest);
    select coalesce(
      jsonb_agg(
        jsonb_strip_nulls(
          jsonb_build_object(
            'template', mails.template, 'language', mails.language, 'to', users.email,
            'name', partners.name, 'entity', coalesce(entities.name, theirs.names, chosen.name),
            'fund', funds.name, 'due', calls.due_on, 'changed', calls.changes > 0,
            'type', documents.type, 'named', partners.mails_named
          )
        )
        order by mails.template, users.email, funds.name
      ),
      '[]'
    )
    into said
    from private.outbox as mails
    left join private.call_notices as calls on mails.template = 'lp-call' and calls.id = mails.about
    left join private.document_notices as told
      on mails.template = 'lp-document' and told.id = mails.about
    left join public.documents on documents.id = told.document_id
    left join auth.users on users.id = coalesce(calls.user_id, told.user_id, mails.about)
    left join public.partners on partners.user_id = users.id
    left join public.partner_entities as entities on entities.id = calls.entity_id
    left join public.partner_entities as chosen on chosen.id = partners.chosen_entity
    left join public.funds on funds.id = coalesce(calls.fund_id, documents.fund_id)
    -- Of whoever acts for several, all that hold the fund.
    left join lateral (
      select string_agg(own.entity, ', ' order by own.entity) as names
      from private.fund_members as own
      where own.user_id = told.user_id and own.fund_id = documents.fund_id
        and own.entity_id = coalesce(documents.entity_id, own.entity_id)
    ) as theirs on true
    where mails.created_at = now();
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' then
    return jsonb_build_object('mails', said);
  end;
end;
$$;

revoke all on all functions in schema private from public;
