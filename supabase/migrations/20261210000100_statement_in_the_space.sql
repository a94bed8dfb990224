-- The space's statement shows all that `hooks.capital_statements` has since the migration before
-- this one: fees before and after offsets, carried interest, which lines only some values give, and
-- distributions that may be called again, by the day until which they may.

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
              'cash', total_cash::text, 'opening', opening,
              'recallableUntil', recallable_until
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
              'managementFeesGross', stated.management_fees_gross::text,
              'managementFeeOffsets', stated.management_fee_offsets::text,
              'carryPaid', stated.carry_paid::text, 'carryAccrued', stated.carry_accrued::text,
              'endingBeforeCarry', stated.ending_before_carry::text,
              'partial', stated.partial,
              'committed', stated.committed::text,
              'unfundedBeginning', stated.unfunded_beginning::text,
              'called', stated.called::text, 'restored', stated.restored::text,
              'returned', stated.returned::text, 'recallable', stated.recallable::text,
              'expired', stated.expired::text, 'adjusted', stated.adjusted::text,
              'unfundedEnding', stated.unfunded_ending::text,
              'recallableLeft', stated.recallable_left::text,
              -- Of the distributions that may be called again, what no adjustment has taken back.
              'recallableUntil', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object('until', until, 'amount', amount::text) order by until
                  ),
                  '[]'
                )
                from (
                  select flows.recallable_until as until, sum(flows.unfunded_effect) as amount
                  from public.capital_flows as flows
                  where flows.entity_id = stated.entity_id and flows.fund_id = stated.fund_id
                    and flows.effective_on <= stated.as_of
                    and (
                      flows.kind = 'distribution' and flows.unfunded_effect > 0
                      or flows.kind = 'adjustment' and flows.recallable_until is not null
                    )
                  group by flows.recallable_until
                  having sum(flows.unfunded_effect) > 0
                ) as by_day
              )
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
      'changeSince', hooks.bank_account_change_since(funds.id)
    )
    from public.funds
    join public.commitments as held on held.fund_id = funds.id
    where funds.id = of_fund
  );
end;
$$;
