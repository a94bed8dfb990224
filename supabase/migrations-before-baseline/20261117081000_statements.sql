-- An account by period: since the quarter began, since the year began, since the first line. What a
-- partner reads there is added up here, like everything else: amounts leave as text.

-- One row for each valuation and each span. A period opens with the last valuation before the
-- quarter or the year, so that it closes without a gap where a fund is valued twice a year only;
-- where there is none, it opens with nothing, before the first line. What the given parts leave
-- unexplained is `other`.
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
  held.committed + flows.effect_before as unfunded_beginning,
  flows.called, flows.restored, flows.adjusted,
  held.committed + flows.effect_before + flows.called + flows.restored + flows.adjusted
    as unfunded_ending
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
      sum(lines.unfunded_effect) filter (where lines.inside and lines.kind = 'call'), 0.00
    ) as called,
    coalesce(
      sum(lines.unfunded_effect)
        filter (where lines.inside and lines.kind in ('return', 'distribution')), 0.00
    ) as restored,
    coalesce(
      sum(lines.unfunded_effect)
        filter (where lines.inside and lines.kind not in ('call', 'return', 'distribution')), 0.00
    ) as adjusted
  from (
    select *, opening.as_of is null or effective_on > opening.as_of as inside
    from public.capital_flows
    where capital_flows.entity_id = closing.entity_id and capital_flows.fund_id = closing.fund_id
      and capital_flows.effective_on <= closing.as_of
  ) as lines
) as flows
cross join lateral (
  select
    sum(within.management_fees) as management_fees, sum(within.expenses) as expenses,
    sum(within.income) as income, sum(within.realised) as realised,
    sum(within.unrealised) as unrealised, sum(within.carry) as carry,
    coalesce(sum(within.management_fees), 0.00) + coalesce(sum(within.expenses), 0.00)
      + coalesce(sum(within.income), 0.00) + coalesce(sum(within.realised), 0.00)
      + coalesce(sum(within.unrealised), 0.00) + coalesce(sum(within.carry), 0.00) as given
  from public.valuations as within
  where within.entity_id = closing.entity_id and within.fund_id = closing.fund_id
    and within.as_of <= closing.as_of
    and (opening.as_of is null or within.as_of > opening.as_of)
) as parts;

revoke all on hooks.capital_statements from anon, authenticated;
grant select on hooks.capital_statements to authenticated;

-- As before, with what was worth in all at each valuation, its ratios, and the statements.
create or replace function public.lp_fund(of_fund uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  return (
    select jsonb_build_object(
      'id', funds.id, 'name', funds.name, 'legalName', funds.legal_name,
      'manager', funds.manager, 'depositary', funds.depositary, 'vintage', funds.vintage,
      'currency', funds.currency, 'today', current_date,
      'lines', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', id, 'kind', kind, 'on', effective_on, 'noticedOn', noticed_on,
              'reference', reference, 'purpose', purpose, 'amount', amount::text,
              'effect', unfunded_effect::text, 'unfunded', unfunded::text,
              'paidIn', total_in::text, 'distributed', total_out::text,
              'cash', total_cash::text, 'opening', opening
            )
            order by place
          ),
          '[]'::jsonb
        )
        from (
          select
            flows.*, row_number() over running as place,
            held.committed + sum(flows.unfunded_effect) over running as unfunded,
            sum(flows.paid_in) over running as total_in,
            sum(flows.distributed) over running as total_out,
            sum(flows.cash) over running as total_cash
          from public.capital_flows as flows where flows.fund_id = funds.id
          window running as (order by effective_on, kind, reference, purpose, id
            rows unbounded preceding)
        ) as added
      ),
      'valuations', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'on', valued.as_of, 'nav', valued.ending::text,
              'paidIn', valued.paid_in::text, 'distributed', valued.distributed::text,
              'total', (valued.distributed + valued.ending)::text,
              'unfunded', valued.unfunded_ending::text,
              'dpi', round(valued.distributed / nullif(valued.paid_in, 0), 4)::text,
              'rvpi', round(valued.ending / nullif(valued.paid_in, 0), 4)::text,
              'tvpi', round(
                (valued.distributed + valued.ending) / nullif(valued.paid_in, 0), 4
              )::text
            )
            order by valued.as_of
          ),
          '[]'::jsonb
        )
        from hooks.capital_statements as valued
        where valued.fund_id = funds.id and valued.span = 'inception'
      ),
      'statements', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'on', stated.as_of, 'span', stated.span, 'after', stated.after,
              'beginning', stated.beginning::text, 'contributions', stated.paid_in::text,
              'distributions', (-stated.distributed)::text,
              'managementFees', stated.management_fees::text,
              'expenses', stated.expenses::text, 'income', stated.income::text,
              'realised', stated.realised::text, 'unrealised', stated.unrealised::text,
              'carry', stated.carry::text, 'other', stated.other::text,
              'ending', stated.ending::text,
              'unfundedBeginning', stated.unfunded_beginning::text,
              'called', stated.called::text, 'restored', stated.restored::text,
              'adjusted', stated.adjusted::text,
              'unfundedEnding', stated.unfunded_ending::text
            )
            order by stated.as_of desc, stated.span
          ),
          '[]'::jsonb
        )
        from hooks.capital_statements as stated where stated.fund_id = funds.id
      ),
      'bankAccounts', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'holder', holder, 'iban', iban, 'bic', bic, 'bank', bank, 'from', holds_from,
              'until', ended_at, 'verifiedOn', verified_on
            )
            order by holds_from desc
          ),
          '[]'::jsonb
        )
        from public.fund_accounts where fund_accounts.fund_id = funds.id
      ),
      'changeSince', hooks.account_change_since(funds.id)
    )
    from public.funds
    join public.commitments as held on held.fund_id = funds.id
    where funds.id = of_fund
  );
end;
$$;
