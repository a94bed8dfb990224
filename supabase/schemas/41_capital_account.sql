-- The capital account: each call and distribution is a line, each valuation a row, and every figure
-- a partner sees is added up from them here, in `numeric`. Formulas and their sources:
-- docs/decisions/023-capital-account.md.

create table public.funds (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 200),
  -- As the bank has it: since October 2025 a payer's bank compares it with the account's holder.
  legal_name text check (length(legal_name) between 2 and 200),
  manager text check (length(manager) between 2 and 200),
  depositary text check (length(depositary) between 2 and 200),
  vintage integer not null check (vintage between 1990 and 2100),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Every change at the desk names the version that it changes, and raises it by one.
  version integer not null default 1
);

create index funds_folded on public.funds (lower(name));

-- The capital account of an entity in a fund: what it has promised to pay.
create table public.commitments (
  entity_id uuid not null references public.partner_entities (id),
  fund_id uuid not null references public.funds (id),
  committed numeric(18, 2) not null check (committed > 0),
  as_of date not null,
  primary key (entity_id, fund_id)
);

create index commitments_fund on public.commitments (fund_id);

create trigger refuse_merged
before insert or update of entity_id on public.commitments
for each row execute function private.refuse_merged();

create table public.capital_flows (
  id uuid primary key default gen_random_uuid(),
  entity_id uuid not null,
  fund_id uuid not null,
  -- A `return` gives back what was called in excess. Interest between early and late investors
  -- passes through the fund: it counts nowhere. An `adjustment` changes what remains to be called.
  kind text not null check (
    kind in (
      'call', 'distribution', 'return', 'interest-paid', 'interest-received', 'adjustment'
    )
  ),
  -- A call's due date; the day of payment of the rest.
  effective_on date not null,
  noticed_on date check (noticed_on <= effective_on),
  -- The notice, and what this line of it is for: one notice may have several lines.
  reference text not null default '' check (length(reference) <= 80),
  purpose text not null default '' check (length(purpose) <= 200),
  amount numeric(18, 2) not null check (amount >= 0),
  -- What it does to the amount that may still be called: a fee outside the commitment does nothing,
  -- a distribution that may be called again adds.
  unfunded_effect numeric(18, 2) not null,
  -- Stands for what happened before the lines begin, in one sum: no rate can be computed over it.
  opening boolean not null default false,
  released_at timestamptz not null default now(),
  paid_in numeric(18, 2) not null generated always as (
    case kind when 'call' then amount when 'return' then -amount else 0 end
  ) stored,
  distributed numeric(18, 2) not null generated always as (
    case kind when 'distribution' then amount else 0 end
  ) stored,
  -- As the partner's bank sees it.
  cash numeric(18, 2) not null generated always as (
    case kind
      when 'call' then -amount when 'return' then amount when 'distribution' then amount else 0
    end
  ) stored,
  -- On a distribution that may be called again: until which day, where the notice says so. On an
  -- adjustment: that what could be called until then no longer can.
  recallable_until date,
  unique (entity_id, fund_id, effective_on, kind, reference, purpose),
  foreign key (entity_id, fund_id) references public.commitments (entity_id, fund_id)
    on update cascade,
  check ((kind = 'adjustment') = (amount = 0 and unfunded_effect <> 0)),
  constraint recallable_until_of_recallable check (
    recallable_until is null
    or kind = 'distribution' and unfunded_effect > 0 and recallable_until >= effective_on
    or kind = 'adjustment' and unfunded_effect < 0 and recallable_until <= effective_on
  )
);

create index capital_flows_fund on public.capital_flows (fund_id, effective_on);

-- Net asset value, net of carried interest, at the end of a period; where the statement gives them,
-- what made it change since the one before.
create table public.valuations (
  entity_id uuid not null,
  fund_id uuid not null,
  as_of date not null,
  nav numeric(18, 2) not null,
  management_fees numeric(18, 2),
  expenses numeric(18, 2),
  income numeric(18, 2),
  realised numeric(18, 2),
  unrealised numeric(18, 2),
  carry numeric(18, 2),
  released_at timestamptz not null default now(),
  -- Of the management fees: what was charged, and what rebates, waivers and offsets took off it.
  management_fees_gross numeric(18, 2),
  management_fee_offsets numeric(18, 2),
  -- Carried interest that was paid out, and what is accrued at the end: the value is net of it.
  carry_paid numeric(18, 2),
  carry_accrued numeric(18, 2),
  primary key (entity_id, fund_id, as_of),
  foreign key (entity_id, fund_id) references public.commitments (entity_id, fund_id)
    on update cascade
);

alter table public.funds enable row level security;
alter table public.commitments enable row level security;
alter table public.capital_flows enable row level security;
alter table public.valuations enable row level security;

revoke all on public.funds, public.commitments, public.capital_flows, public.valuations
from anon, authenticated;
grant select on public.funds, public.commitments, public.capital_flows, public.valuations
to authenticated;

create policy "partners see the funds they committed to"
on public.funds
for select
to authenticated
using (
  id in (
    select commitments.fund_id from public.commitments
    where commitments.entity_id = (select hooks.partner_entity())
  )
);

create policy "partners see their own commitments"
on public.commitments
for select
to authenticated
using (entity_id = (select hooks.partner_entity()));

create policy "partners see the lines of their account"
on public.capital_flows
for select
to authenticated
using (entity_id = (select hooks.partner_entity()));

create policy "partners see their valuations"
on public.valuations
for select
to authenticated
using (entity_id = (select hooks.partner_entity()));

-- What a flow of this kind usually does to the amount that may still be called.
create function private.usual_effect(of_kind text, of_amount numeric)
returns numeric
language sql
immutable
return case of_kind when 'call' then -of_amount when 'return' then of_amount else 0 end;

-- Where each account stands: lines up to today, ratios at the last valuation, each with its date.
-- A ratio is of sums at one date: lines after the valuation are left out of it.
create view hooks.capital_accounts
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

-- An account by period: since the quarter began, since the year began, since the first line. One
-- row for each valuation and each span. A period opens with the last valuation before the quarter
-- or the year, so that it closes without a gap where a fund is valued twice a year only; where
-- there is none, it opens with nothing, before the first line. What the given parts leave
-- unexplained is `other`. A part that not every value of the period gives is in `partial`: how many
-- values give it, and from which day the first of them counts (null: from the first line).
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

revoke all on hooks.capital_accounts, hooks.capital_statements from anon, authenticated;
grant select on hooks.capital_accounts, hooks.capital_statements to authenticated;

-- Adds a fund where `of_fund` is null, or changes it where it still is what was seen (any version
-- where none is said). What is null stays as it was; an empty text is nothing.
create function private.set_fund(
  of_fund uuid,
  of_version integer,
  of_name text,
  of_legal_name text,
  of_manager text,
  of_depositary text,
  of_vintage integer,
  of_currency text,
  by_actor uuid,
  by_name text
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  was public.funds;
  made public.funds;
begin
  if of_fund is null then
    insert into public.funds (name, legal_name, manager, depositary, vintage, currency)
    values (
      of_name, nullif(of_legal_name, ''), nullif(of_manager, ''), nullif(of_depositary, ''),
      of_vintage, of_currency
    )
    returning * into made;
    perform private.note(
      by_actor, by_name, 'funds.add', 'fund:' || made.id, made.version,
      jsonb_build_object('vintage', of_vintage, 'currency', of_currency)
    );
    return made.id;
  end if;
  select * into was from public.funds where id = of_fund for update;
  if not found then
    return null;
  end if;
  if of_version is not null and was.version <> of_version then
    raise exception 'the fund was changed meanwhile' using errcode = 'PT409';
  end if;
  -- Every amount of a fund is in its currency.
  if was.currency <> of_currency
    and exists (select from public.commitments where fund_id = of_fund)
  then
    raise exception 'currency' using errcode = 'PT422',
      detail = 'The fund has accounts in its currency: it stays.';
  end if;
  update public.funds
  set
    name = of_name, vintage = of_vintage, currency = of_currency, version = was.version + 1,
    legal_name = case when of_legal_name is null then was.legal_name
      else nullif(of_legal_name, '') end,
    manager = case when of_manager is null then was.manager else nullif(of_manager, '') end,
    depositary = case when of_depositary is null then was.depositary
      else nullif(of_depositary, '') end
  where id = of_fund
  returning * into made;
  perform private.note(
    by_actor, by_name, 'funds.change', 'fund:' || of_fund, made.version,
    jsonb_build_object(
      'changed', (
        select coalesce(jsonb_agg(now_is.key order by now_is.key), '[]')
        from jsonb_each(to_jsonb(made)) as now_is
        where now_is.key <> 'version' and to_jsonb(was) -> now_is.key <> now_is.value
      )
    )
  );
  return of_fund;
exception when unique_violation then
  raise exception 'name' using errcode = 'PT422', detail = 'Another fund has this name.';
end;
$$;

-- What a fund's administrator reports in three sums. Once an account has lines of its own, only
-- they may change it.
create function private.set_commitment(
  entity_name text,
  fund_name text,
  amount_committed numeric,
  amount_called numeric,
  amount_distributed numeric,
  reported date
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  of_entity uuid;
  of_fund uuid;
begin
  select id into of_entity from public.partner_entities where name = entity_name;
  if not found then
    raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
  end if;
  select id into of_fund from public.funds where name = fund_name;
  if not found then
    raise exception 'There is no fund called %.', fund_name using errcode = 'P0002';
  end if;
  insert into public.commitments (entity_id, fund_id, committed, as_of)
  values (of_entity, of_fund, amount_committed, reported)
  on conflict (entity_id, fund_id) do update set committed = amount_committed, as_of = reported;
  if exists (
    select from public.capital_flows
    where entity_id = of_entity and fund_id = of_fund and not opening
  ) then
    raise exception '% has an account with lines in %: import its notices instead.',
      entity_name, fund_name using errcode = 'P0002';
  end if;
  delete from public.capital_flows where entity_id = of_entity and fund_id = of_fund;
  insert into public.capital_flows (
    entity_id, fund_id, kind, effective_on, reference, amount, unfunded_effect, opening
  )
  select of_entity, of_fund, kind, reported, 'carried-forward', amount,
    private.usual_effect(kind, amount), true
  from (
    values ('call', amount_called), ('distribution', amount_distributed)
  ) as sums (kind, amount)
  where amount > 0;
end;
$$;
