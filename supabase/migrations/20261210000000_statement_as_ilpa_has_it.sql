-- What ILPA's statement has beyond ours: management fees before and after what is taken off them,
-- carried interest paid and accrued, and distributions that may be called again, with the day until
-- which they may. And which lines only some values of a period give.

alter table public.capital_flows
  add column recallable_until date,
  add constraint recallable_until_of_recallable check (
    recallable_until is null
    or kind = 'distribution' and unfunded_effect > 0 and recallable_until >= effective_on
    or kind = 'adjustment' and unfunded_effect < 0 and recallable_until <= effective_on
  );

alter table public.valuations
  add column management_fees_gross numeric(18, 2),
  add column management_fee_offsets numeric(18, 2),
  add column carry_paid numeric(18, 2),
  add column carry_accrued numeric(18, 2);

create or replace view hooks.capital_accounts
with (security_invoker = true)
as
select
  held.entity_id, held.fund_id, held.committed, held.as_of as committed_on,
  now_lines.paid_in, now_lines.distributed, held.committed + now_lines.effect as unfunded,
  now_lines.last_on as lines_to, now_lines.opening,
  valued.nav, valued.as_of as nav_on,
  case when valued.as_of is not null then at_value.paid_in end as nav_paid_in,
  case when valued.as_of is not null then at_value.distributed end as nav_distributed,
  round(ratio.distributed / nullif(ratio.paid_in, 0), 4) as dpi,
  round(valued.nav / nullif(ratio.paid_in, 0), 4) as rvpi,
  round((ratio.distributed + valued.nav) / nullif(ratio.paid_in, 0), 4) as tvpi,
  round(ratio.paid_in / held.committed, 4) as pic
from public.commitments as held
cross join lateral (
  select
    coalesce(sum(flows.paid_in), 0.00) as paid_in,
    coalesce(sum(flows.distributed), 0.00) as distributed,
    coalesce(sum(flows.unfunded_effect), 0) as effect, max(flows.effective_on) as last_on,
    coalesce(bool_or(flows.opening), false) as opening
  from public.capital_flows as flows
  where flows.entity_id = held.entity_id and flows.fund_id = held.fund_id
    and flows.effective_on <= current_date
) as now_lines
left join lateral (
  select valuations.nav, valuations.as_of from public.valuations
  where valuations.entity_id = held.entity_id and valuations.fund_id = held.fund_id
    and valuations.as_of <= current_date
  order by valuations.as_of desc limit 1
) as valued on true
cross join lateral (
  select
    coalesce(sum(flows.paid_in), 0.00) as paid_in,
    coalesce(sum(flows.distributed), 0.00) as distributed
  from public.capital_flows as flows
  where flows.entity_id = held.entity_id and flows.fund_id = held.fund_id
    and flows.effective_on <= valued.as_of
) as at_value
cross join lateral (
  select
    case when valued.as_of is null then now_lines.paid_in else at_value.paid_in end as paid_in,
    case
      when valued.as_of is null then now_lines.distributed else at_value.distributed
    end as distributed
) as ratio;

-- Safe since 20261210: it is made again below, with all that it had.
drop view hooks.capital_statements;

create view hooks.capital_statements
with (security_invoker = true)
as
select
  closing.entity_id, closing.fund_id, closing.as_of, spans.span, opening.as_of as after,
  coalesce(opening.nav, 0.00) as beginning, flows.paid_in, flows.distributed,
  parts.management_fees, parts.expenses, parts.income, parts.realised, parts.unrealised,
  parts.carry,
  closing.nav - coalesce(opening.nav, 0.00) - flows.paid_in + flows.distributed - parts.given as other,
  closing.nav as ending,
  parts.management_fees_gross, parts.management_fee_offsets, parts.carry_paid,
  closing.carry_accrued, closing.nav + closing.carry_accrued as ending_before_carry,
  held.committed,
  held.committed + flows.effect_before as unfunded_beginning,
  flows.called, flows.returned + flows.recallable as restored, flows.returned, flows.recallable,
  flows.expired, flows.adjusted,
  standing.unfunded as unfunded_ending,
  -- No notice says which euro was called: the first, or one that had come back. This is the most
  -- of it that can be such.
  greatest(0.00, least(standing.unfunded, flows.recallable_ever)) as recallable_left,
  (
    select coalesce(
      jsonb_agg(jsonb_build_object('line', line, 'given', given, 'since', since) order by line), '[]'
    )
    from (
      select
        part.line, count(part.amount) as given,
        (array_agg(within.since order by within.as_of) filter (where part.amount is not null))[1]
          as since
      from (
        select *, lag(valued.as_of) over (order by valued.as_of) + 1 as since
        from public.valuations as valued
        where valued.entity_id = closing.entity_id and valued.fund_id = closing.fund_id
          and valued.as_of <= closing.as_of
      ) as within
      cross join lateral (
        values
          (
            'managementFees',
            coalesce(
              within.management_fees, within.management_fees_gross + within.management_fee_offsets
            )
          ),
          ('managementFeesGross', within.management_fees_gross),
          ('managementFeeOffsets', within.management_fee_offsets),
          ('expenses', within.expenses), ('income', within.income),
          ('realised', within.realised), ('unrealised', within.unrealised),
          ('carry', within.carry), ('carryPaid', within.carry_paid)
      ) as part (line, amount)
      where opening.as_of is null or within.as_of > opening.as_of
      group by part.line
      having count(part.amount) between 1 and count(*) - 1
    ) as some_given
  ) as partial
from public.valuations as closing
join public.commitments as held
  on held.entity_id = closing.entity_id and held.fund_id = closing.fund_id
cross join (values ('quarter'), ('year'), ('inception')) as spans (span)
left join lateral (
  select earlier.as_of, earlier.nav
  from public.valuations as earlier
  where earlier.entity_id = closing.entity_id and earlier.fund_id = closing.fund_id
    and spans.span <> 'inception'
    and earlier.as_of < date_trunc(
      case spans.span when 'year' then 'year' else 'quarter' end, closing.as_of::timestamp
    )::date
  order by earlier.as_of desc
  limit 1
) as opening on true
cross join lateral (
  select
    coalesce(sum(lines.paid_in) filter (where lines.inside), 0.00) as paid_in,
    coalesce(sum(lines.distributed) filter (where lines.inside), 0.00) as distributed,
    coalesce(sum(lines.unfunded_effect) filter (where not lines.inside), 0.00) as effect_before,
    coalesce(
      sum(lines.unfunded_effect) filter (where lines.inside and lines.does = 'called'), 0.00
    ) as called,
    coalesce(
      sum(lines.unfunded_effect) filter (where lines.inside and lines.does = 'returned'), 0.00
    ) as returned,
    coalesce(
      sum(lines.unfunded_effect) filter (where lines.inside and lines.does = 'recallable'), 0.00
    ) as recallable,
    coalesce(
      sum(lines.unfunded_effect) filter (where lines.inside and lines.does = 'expired'), 0.00
    ) as expired,
    coalesce(
      sum(lines.unfunded_effect) filter (where lines.inside and lines.does = 'adjusted'), 0.00
    ) as adjusted,
    coalesce(
      sum(lines.unfunded_effect) filter (where lines.does in ('recallable', 'expired')), 0.00
    ) as recallable_ever
  from (
    select
      *, opening.as_of is null or effective_on > opening.as_of as inside,
      case
        when kind = 'call' then 'called'
        when kind = 'return' then 'returned'
        when kind = 'distribution' then 'recallable'
        when kind = 'adjustment' and recallable_until is not null then 'expired'
        else 'adjusted'
      end as does
    from public.capital_flows
    where capital_flows.entity_id = closing.entity_id and capital_flows.fund_id = closing.fund_id
      and capital_flows.effective_on <= closing.as_of
  ) as lines
) as flows
cross join lateral (
  select
    held.committed + flows.effect_before + flows.called + flows.returned + flows.recallable
      + flows.expired + flows.adjusted as unfunded
) as standing
cross join lateral (
  select
    sum(within.management_fees) as management_fees, sum(within.expenses) as expenses,
    sum(within.income) as income, sum(within.realised) as realised,
    sum(within.unrealised) as unrealised, sum(within.carry) as carry,
    sum(within.management_fees_gross) as management_fees_gross,
    sum(within.management_fee_offsets) as management_fee_offsets,
    sum(within.carry_paid) as carry_paid,
    coalesce(sum(within.management_fees), 0.00) + coalesce(sum(within.expenses), 0.00)
      + coalesce(sum(within.income), 0.00) + coalesce(sum(within.realised), 0.00)
      + coalesce(sum(within.unrealised), 0.00) + coalesce(sum(within.carry), 0.00) as given
  from (
    select
      valued.expenses, valued.income, valued.realised, valued.unrealised, valued.carry,
      valued.management_fees_gross, valued.management_fee_offsets, valued.carry_paid,
      coalesce(
        valued.management_fees, valued.management_fees_gross + valued.management_fee_offsets
      ) as management_fees
    from public.valuations as valued
    where valued.entity_id = closing.entity_id and valued.fund_id = closing.fund_id
      and valued.as_of <= closing.as_of
      and (opening.as_of is null or valued.as_of > opening.as_of)
  ) as within
) as parts;

-- Safe since 20261210: it is as new, and the right to read it is given in the next line.
revoke all on hooks.capital_statements from anon, authenticated;
grant select on hooks.capital_statements to authenticated;

-- Safe since 20261210: it is made again below, with more columns.
drop function private.resolved_notices(uuid);

create function private.resolved_notices(of_sheet uuid)
returns table (
  line integer, key text, entity_id uuid, is_known boolean, fund_id uuid, kind text,
  effective_on date, noticed text, noticed_on date, reference text, purpose text, amount numeric,
  effect text, unfunded_effect numeric, recallable text, recallable_until date
)
language sql
stable
set search_path = ''
as $$
  select
    read.line, read.key, read.entity_id, read.is_known, read.fund_id, read.fields ->> 'kind',
    private.day_of(read.fields ->> 'on'), read.fields ->> 'noticedOn',
    private.day_of(read.fields ->> 'noticedOn'), coalesce(read.fields ->> 'reference', ''),
    coalesce(read.fields ->> 'purpose', ''), amount, read.fields ->> 'effect',
    case
      when read.fields ->> 'effect' is null then private.usual_effect(read.fields ->> 'kind', amount)
      else private.amount_of(read.fields ->> 'effect')
    end,
    read.fields ->> 'recallableUntil', private.day_of(read.fields ->> 'recallableUntil')
  from private.resolved_lines(of_sheet) as read
  cross join lateral (select private.amount_of(read.fields ->> 'amount') as amount) as read_amount;
$$;

-- Safe since 20261210: what is private is the owner's alone.
revoke all on function private.resolved_notices(uuid) from public;

create or replace function private.check_notices(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      notices.*,
      row_number() over (
        partition by key, fund_id, effective_on, kind, reference, purpose order by notices.line
      ) as place
    from private.resolved_notices(of_sheet) as notices
  ),
  committed as materialized (
    select * from private.commitments_after_release((select work_id from private.sheets where id = of_sheet))
  ),
  -- What happened before the lines begin stands there in one sum already.
  opened as materialized (
    select entity_id, fund_id, max(effective_on) as until
    from public.capital_flows where opening group by entity_id, fund_id
  )
  select
    meant.line,
    case
      when not is_known then 'unknown-entity'
      when meant.fund_id is null then 'unknown-fund'
      when committed.key is null then 'no-commitment'
      when coalesce(meant.kind, '') not in (
        'call', 'distribution', 'return', 'interest-paid', 'interest-received', 'adjustment'
      ) then 'bad-kind'
      when meant.effective_on is null then 'bad-date'
      when noticed is not null and meant.noticed_on is null then 'bad-date'
      when recallable is not null and meant.recallable_until is null then 'bad-date'
      when meant.noticed_on > meant.effective_on then 'noticed-late'
      when meant.amount is null or meant.amount < 0 then 'bad-amount'
      when meant.unfunded_effect is null then 'bad-effect'
      when (meant.kind = 'adjustment') <> (meant.amount = 0 and meant.unfunded_effect <> 0)
        then 'bad-adjustment'
      when meant.recallable_until is not null and not (
        meant.kind = 'distribution' and meant.unfunded_effect > 0
          and meant.recallable_until >= meant.effective_on
        or meant.kind = 'adjustment' and meant.unfunded_effect < 0
          and meant.recallable_until <= meant.effective_on
      ) then 'bad-recallable'
      when length(meant.reference) > 80 or length(meant.purpose) > 200 then 'too-long'
      when meant.effective_on <= opened.until then 'before-opening'
      when place > 1 then 'twice'
    end,
    case
      when held.id is null then 'created'
      when (held.amount, held.unfunded_effect, held.noticed_on, held.recallable_until)
        is distinct from (
          meant.amount, meant.unfunded_effect, meant.noticed_on, meant.recallable_until
        ) then 'changed'
      else 'same'
    end,
    case
      when held.id is not null then jsonb_build_object(
        'amount', held.amount::text, 'effect', held.unfunded_effect::text,
        'noticedOn', held.noticed_on, 'recallableUntil', held.recallable_until
      )
    end
  from meant
  left join committed on committed.key = meant.key and committed.fund_id = meant.fund_id
  left join opened on opened.entity_id = meant.entity_id and opened.fund_id = meant.fund_id
  left join public.capital_flows as held
    on held.entity_id = meant.entity_id and held.fund_id = meant.fund_id
    and held.effective_on = meant.effective_on and held.kind = meant.kind
    and held.reference = meant.reference and held.purpose = meant.purpose;
$$;

-- Safe since 20261210: it is made again below, with more columns.
drop function private.resolved_statements(uuid);

create function private.resolved_statements(of_sheet uuid)
returns table (
  line integer, key text, entity_id uuid, is_known boolean, fund_id uuid, as_of date, nav numeric,
  management_fees numeric, expenses numeric, income numeric, realised numeric, unrealised numeric,
  carry numeric, management_fees_gross numeric, management_fee_offsets numeric, carry_paid numeric,
  carry_accrued numeric, is_read boolean
)
language sql
stable
set search_path = ''
as $$
  select
    read.line, read.key, read.entity_id, read.is_known, read.fund_id,
    private.day_of(fields ->> 'asOf'), private.amount_of(fields ->> 'nav'),
    private.amount_of(fields ->> 'managementFees'), private.amount_of(fields ->> 'expenses'),
    private.amount_of(fields ->> 'income'), private.amount_of(fields ->> 'realised'),
    private.amount_of(fields ->> 'unrealised'), private.amount_of(fields ->> 'carry'),
    private.amount_of(fields ->> 'managementFeesGross'),
    private.amount_of(fields ->> 'managementFeeOffsets'),
    private.amount_of(fields ->> 'carryPaid'), private.amount_of(fields ->> 'carryAccrued'),
    (
      select bool_and(private.amount_of(value) is not null)
      from jsonb_each_text(
        fields - '{entity,entityId,fund,fundId,asOf}'::text[]
      ) as written (name, value)
      where value is not null
    )
  from private.resolved_lines(of_sheet) as read;
$$;

-- Safe since 20261210: what is private is the owner's alone.
revoke all on function private.resolved_statements(uuid) from public;

create or replace function private.check_statements(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      statements.*,
      row_number() over (partition by key, fund_id, as_of order by statements.line) as place
    from private.resolved_statements(of_sheet) as statements
  ),
  committed as materialized (
    select * from private.commitments_after_release((select work_id from private.sheets where id = of_sheet))
  )
  select
    meant.line,
    case
      when not is_known then 'unknown-entity'
      when meant.fund_id is null then 'unknown-fund'
      when committed.key is null then 'no-commitment'
      when meant.as_of is null then 'bad-date'
      when meant.as_of > current_date then 'in-future'
      when meant.nav is null or not is_read then 'bad-amount'
      -- They are effects on the value: what the fund is charged takes away from it.
      when meant.management_fees > 0 or meant.management_fees_gross > 0 or meant.expenses > 0
        then 'bad-sign'
      when place > 1 then 'twice'
    end,
    case
      when held.entity_id is null then 'created'
      when (
        held.nav, held.management_fees, held.expenses, held.income, held.realised,
        held.unrealised, held.carry, held.management_fees_gross, held.management_fee_offsets,
        held.carry_paid, held.carry_accrued
      ) is distinct from (
        meant.nav, meant.management_fees, meant.expenses, meant.income, meant.realised,
        meant.unrealised, meant.carry, meant.management_fees_gross, meant.management_fee_offsets,
        meant.carry_paid, meant.carry_accrued
      ) then 'changed'
      else 'same'
    end,
    case
      when held.entity_id is not null then jsonb_strip_nulls(
        jsonb_build_object(
          'nav', held.nav::text, 'managementFees', held.management_fees::text,
          'expenses', held.expenses::text, 'income', held.income::text,
          'realised', held.realised::text, 'unrealised', held.unrealised::text,
          'carry', held.carry::text, 'managementFeesGross', held.management_fees_gross::text,
          'managementFeeOffsets', held.management_fee_offsets::text,
          'carryPaid', held.carry_paid::text, 'carryAccrued', held.carry_accrued::text
        )
      )
    end
  from meant
  left join committed on committed.key = meant.key and committed.fund_id = meant.fund_id
  left join public.valuations as held
    on held.entity_id = meant.entity_id and held.fund_id = meant.fund_id
    and held.as_of = meant.as_of;
$$;

create or replace function private.mismatched_totals(of_sheet uuid)
returns table (line integer, field text, why text, difference numeric)
language sql
stable
set search_path = ''
as $$
  with sheet as (
    select kind from private.sheets where id = of_sheet
  ),
  own as materialized (
    select line, entity_id, fund_id, private.day_of(fields ->> 'on') as day
    from private.resolved_lines(of_sheet)
    where (select kind from sheet) in ('commitments', 'notices')
  ),
  -- What may still be called, at the end of each day on which it changed.
  standing as (
    select
      flows.entity_id, flows.fund_id, flows.effective_on, held.committed,
      held.committed + sum(flows.unfunded_effect) over running as unfunded
    from public.capital_flows as flows
    join public.commitments as held
      on held.entity_id = flows.entity_id and held.fund_id = flows.fund_id
    where (flows.entity_id, flows.fund_id) in (select entity_id, fund_id from own)
    window running as (
      partition by flows.entity_id, flows.fund_id order by flows.effective_on
    )
  ),
  bounds as (
    select
      entity_id, fund_id, 'over-called' as why, -min(unfunded) as difference,
      min(effective_on) as since
    from standing where unfunded < 0 group by entity_id, fund_id
    union all
    select
      entity_id, fund_id, 'over-restored', max(unfunded - committed), min(effective_on)
    from standing where unfunded > committed group by entity_id, fund_id
  ),
  -- Reported at the first line on or after the day from which too much or too little is left; where
  -- there is none, at the last line before that day.
  astray as (
    select distinct on (bounds.entity_id, bounds.fund_id, bounds.why)
      own.line, case when own.day is null then 'committed' else 'amount' end as field, bounds.why,
      bounds.difference
    from bounds
    join own on own.entity_id = bounds.entity_id and own.fund_id = bounds.fund_id
    order by
      bounds.entity_id, bounds.fund_id, bounds.why, own.day < bounds.since,
      abs(own.day - bounds.since), own.line
  ),
  -- What a line does to the amount that may be called goes with its kind, up to its amount.
  effects as (
    select
      notices.line, 'effect', 'effect-astray',
      unfunded_effect - greatest(
        case kind when 'call' then -amount else 0 end,
        least(case when kind in ('return', 'distribution') then amount else 0 end, unfunded_effect)
      ) as difference
    from private.resolved_notices(of_sheet) as notices
    where (select kind from sheet) = 'notices' and notices.kind <> 'adjustment'
  ),
  -- What was charged, less what was taken off it, is what was paid.
  fees as (
    select
      line, 'managementFees', 'fees-astray',
      management_fees - management_fees_gross - management_fee_offsets as difference
    from private.resolved_statements(of_sheet)
    where (select kind from sheet) = 'statements'
  ),
  -- The value before, what was paid since and the result give this value. Not checked: a statement
  -- that does not give its unrealised gains, and one whose period has an opening line.
  closings as (
    select
      stated.line, 'nav', 'unexplained',
      stated.nav - coalesce(earlier.nav, 0) - flows.net
        - coalesce(
          stated.management_fees, stated.management_fees_gross + stated.management_fee_offsets, 0
        ) - coalesce(stated.expenses, 0) - coalesce(stated.income, 0) - coalesce(stated.realised, 0)
        - stated.unrealised - coalesce(stated.carry, 0) as difference
    from private.resolved_statements(of_sheet) as stated
    left join lateral (
      select valuations.as_of, valuations.nav from public.valuations
      where valuations.entity_id = stated.entity_id and valuations.fund_id = stated.fund_id
        and valuations.as_of < stated.as_of
      order by valuations.as_of desc limit 1
    ) as earlier on true
    cross join lateral (
      select
        coalesce(sum(paid_in - distributed), 0) as net, coalesce(bool_or(opening), false) as opening
      from public.capital_flows as lines
      where lines.entity_id = stated.entity_id and lines.fund_id = stated.fund_id
        and lines.effective_on <= stated.as_of
        and (earlier.as_of is null or lines.effective_on > earlier.as_of)
    ) as flows
    where (select kind from sheet) = 'statements' and stated.unrealised is not null
      and not flows.opening
  )
  select * from astray
  union all
  select * from effects where difference <> 0
  union all
  select * from fees where difference <> 0
  union all
  -- Seven amounts, each rounded to the cent.
  select * from closings where abs(difference) > 0.05;
$$;

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
          unfunded_effect = excluded.unfunded_effect, recallable_until = excluded.recallable_until
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
  -- Once everybody is there who is to hear of it. A line made in this transaction bears its time.
  perform private.announce_call(due.entity_id, due.fund_id, due.effective_on, due.reference)
  from (
    select distinct flows.entity_id, flows.fund_id, flows.effective_on, flows.reference
    from public.capital_flows as flows
    where flows.kind = 'call' and flows.effective_on >= current_date
      and flows.released_at = now() and not flows.opening
  ) as due;
  return done || jsonb_build_object(
    'newEntities', made, 'documents', placed.made, 'already', placed.already,
    'entities', (select count(distinct one) from unnest(concerned) as one),
    'mails', (select count(*) - mails_before from private.outbox where created_at = now())
  );
end;
$$;
