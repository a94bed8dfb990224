-- What a release does hundreds of times, done at once: the mails of its calls, and looking for account
-- numbers in names that have none.

-- Whether a text has an IBAN, or a French RIB, however it is spaced: up to three other signs may
-- stand between two of its characters. The text is cut where one could begin, and each piece is read
-- together with those after it, so that a long text costs no more than its length.
create or replace function private.names_account(words text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  gap constant text := '[^A-Za-z0-9]{0,3}';
  here text;
  sign text;
  signs integer;
  number text;
begin
  -- Most texts have nothing that one could begin with: a release has hundreds of names of files.
  if words !~ (
    '(?<![A-Za-z0-9])[A-Za-z]' || gap || '[A-Za-z]' || gap || '[0-9]' || gap || '[0-9]|([0-9]'
      || gap || '){23}'
  ) then
    return false;
  end if;
  for here in
    select left(
      string_agg(piece, '') over (order by place rows between current row and 40 following), 140
    )
    from regexp_split_to_table(
      words,
      '(?<![A-Za-z0-9])(?=[A-Za-z]' || gap || '[A-Za-z]' || gap || '[0-9]' || gap || '[0-9]|[0-9]'
        || gap || '[0-9])'
    ) with ordinality as pieces (piece, place)
  loop
    sign := case when here ~ '^[0-9]' then '[0-9]' else '[A-Za-z0-9]' end;
    signs := case
      when sign = '[0-9]' then 23
      else private.iban_length(upper(left(regexp_replace(here, '[^A-Za-z0-9]', '', 'g'), 2)))
    end;
    number := upper(
      regexp_replace(
        substring(
          here from '^' || sign || '(?:' || gap || sign || '){' || signs - 1 || '}(?![A-Za-z0-9])'
        ),
        '[^A-Za-z0-9]', '', 'g'
      )
    );
    if sign = '[0-9]' and number::numeric % 97 = 0 or private.iban_is_right(number) then
      return true;
    end if;
  end loop;
  return false;
end;
$$;

-- Tells everyone who acts for the entities of these calls, whatever they chose for documents: once, and
-- again where what a call comes to was changed. All together: a fund calls hundreds at once.
create or replace function private.announce_calls(
  of_entities uuid[], of_funds uuid[], due_days date[], of_references text[]
)
returns integer
language plpgsql
set search_path = ''
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

-- One of them.
create or replace function private.announce_call(
  of_entity uuid,
  of_fund uuid,
  due date,
  of_reference text
)
returns integer
language sql
set search_path = ''
as $$
  select private.announce_calls(
    array[of_entity], array[of_fund], array[due], array[coalesce(of_reference, '')]
  );
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

revoke all on all functions in schema private from public;
