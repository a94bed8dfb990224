-- What the partners' space asks for, over REST, with the caller's own rights.

-- The calls that are to be paid, with what a notice says of each: its lines, what was paid in before it
-- and after, and what it leaves to be called. Its notice is the document whose day is the day it is
-- due; or else the day it was noticed, where no other call of the account has that day.
create function hooks.calls_to_come()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with due as (
    select
      entity_id, fund_id, effective_on, reference, sum(amount) as amount,
      sum(unfunded_effect) as effect, min(noticed_on) as noticed_on,
      jsonb_agg(
        jsonb_build_object(
          'purpose', purpose, 'amount', amount::text, 'effect', unfunded_effect::text
        )
        order by purpose, id
      ) as lines
    from public.capital_flows
    where kind = 'call' and effective_on >= current_date and not opening
    group by entity_id, fund_id, effective_on, reference
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'fund', due.fund_id, 'dueOn', due.effective_on, 'reference', due.reference,
        'amount', due.amount::text, 'noticedOn', due.noticed_on, 'lines', due.lines,
        'committed', held.committed::text,
        'paidInBefore', earlier.paid_in::text,
        'paidInAfter', (earlier.paid_in + due.amount)::text,
        'unfundedBefore', (held.committed + earlier.effect)::text,
        'unfundedAfter', (held.committed + earlier.effect + due.effect)::text,
        'document', (
          select documents.id from public.documents
          where documents.fund_id = due.fund_id and documents.type = 'capital-call'
            and documents.withdrawn_at is null
            and (
              documents.period = due.effective_on::text
              or documents.period = due.noticed_on::text and not exists (
                select from public.capital_flows as others
                where others.entity_id = due.entity_id and others.fund_id = due.fund_id
                  and others.kind = 'call' and others.effective_on <> due.effective_on
                  and due.noticed_on in (others.effective_on, others.noticed_on)
              )
            )
          order by
            documents.period <> due.effective_on::text, documents.entity_id is null,
            documents.version desc
          limit 1
        )
      )
      order by due.effective_on, due.fund_id, due.reference
    ),
    '[]'::jsonb
  )
  from due
  join public.commitments as held
    on held.entity_id = due.entity_id and held.fund_id = due.fund_id
  cross join lateral (
    select
      coalesce(sum(flows.paid_in), 0.00) as paid_in,
      coalesce(sum(flows.unfunded_effect), 0.00) as effect
    from public.capital_flows as flows
    where flows.entity_id = due.entity_id and flows.fund_id = due.fund_id
      and (flows.effective_on, flows.kind, flows.reference)
        < (due.effective_on, 'call', due.reference)
  ) as earlier;
$$;

-- All that the partners' page shows, in one answer.
create function public.lp_overview()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  before timestamptz;
begin
  -- A page can then ask to sign in again, instead of saying that there is nothing to see.
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  if (select hooks.partner_entity()) is null then
    return jsonb_build_object(
      'partner', null, 'needs', hooks.partner_needs(), 'entities', hooks.own_entities(),
      'people', '[]'::jsonb, 'seenBefore', null, 'accounts', '[]'::jsonb, 'totals', '[]'::jsonb,
      'calls', '[]'::jsonb, 'funds', '[]'::jsonb, 'documents', '[]'::jsonb, 'downloads', '[]'::jsonb
    );
  end if;
  before := hooks.note_visit();
  return jsonb_build_object(
    'partner', (
      select jsonb_build_object(
        'name', partners.name, 'entity', entities.name, 'entityId', entities.id,
        'role', memberships.role, 'endsAt', memberships.ends_at, 'notices', partners.notices,
        'mailsNamed', partners.mails_named
      )
      from public.partners
      cross join public.partner_memberships as memberships
      cross join public.partner_entities as entities
    ),
    'needs', null,
    'offersFactor', hooks.offers_factor(),
    'entities', hooks.own_entities(),
    'people', hooks.entity_people(),
    'seenBefore', before,
    -- Amounts are text: a number in JSON becomes a double.
    'accounts', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'fund', fund_id, 'committed', committed::text, 'committedOn', committed_on,
            'paidIn', paid_in::text, 'distributed', distributed::text,
            'unfunded', unfunded::text, 'linesTo', lines_to, 'opening', opening,
            'nav', nav::text, 'navOn', nav_on,
            'dpi', dpi::text, 'rvpi', rvpi::text, 'tvpi', tvpi::text, 'pic', pic::text,
            'cash', (
              select coalesce(jsonb_agg(jsonb_build_array(day, total::text) order by day), '[]')
              from (
                select flows.effective_on as day, sum(flows.cash) as total
                from public.capital_flows as flows
                where flows.entity_id = accounts.entity_id and flows.fund_id = accounts.fund_id
                  and flows.effective_on <= accounts.nav_on and flows.cash <> 0
                group by flows.effective_on
              ) as days
            )
          )
          order by fund_id
        ),
        '[]'::jsonb
      )
      from hooks.capital_accounts as accounts
    ),
    -- By currency, and never across; with the first and the last date of what was added.
    'totals', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'currency', currency, 'funds', held, 'committed', committed::text,
            'committedOn', committed_on, 'paidIn', paid_in::text,
            'distributed', distributed::text, 'unfunded', unfunded::text, 'linesTo', lines_to,
            'nav', nav::text, 'navOn', nav_on, 'valued', valued
          )
          order by currency
        ),
        '[]'::jsonb
      )
      from (
        select
          funds.currency, count(*) as held, sum(accounts.committed) as committed,
          jsonb_build_array(min(committed_on), max(committed_on)) as committed_on,
          sum(paid_in) as paid_in, sum(distributed) as distributed, sum(unfunded) as unfunded,
          jsonb_build_array(min(lines_to), max(lines_to)) as lines_to, sum(nav) as nav,
          jsonb_build_array(min(nav_on), max(nav_on)) as nav_on, count(nav) as valued
        from hooks.capital_accounts as accounts
        join public.funds on funds.id = accounts.fund_id
        group by funds.currency
      ) as sums
    ),
    'calls', hooks.calls_to_come(),
    'funds', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', id, 'name', name, 'vintage', vintage, 'currency', currency)
          order by vintage desc, name
        ),
        '[]'::jsonb
      )
      from public.funds
    ),
    'documents', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'fund', fund_id, 'type', type, 'period', period, 'title', title,
            'version', version, 'current', latest = version, 'fileName', file_name,
            'size', size, 'sha256', sha256, 'publishedAt', published_at,
            'own', entity_id is not null, 'withdrawnAt', withdrawn_at,
            'withdrawnReason', withdrawn_reason,
            'isNew', coalesce(
              withdrawn_at is null and published_at > before and not exists (
                select from public.document_downloads as downloads
                where downloads.document_id = ranked.id
              ),
              false
            )
          )
          order by published_at desc, id
        ),
        '[]'::jsonb
      )
      from (
        select
          *,
          max(version) filter (where withdrawn_at is null)
            over (partition by fund_id, entity_id, type, period) as latest
        from public.documents
      ) as ranked
    ),
    'downloads', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'document', recent.document_id, 'fileName', documents.file_name,
            'version', documents.version, 'at', recent.at
          )
          order by recent.at desc, recent.id
        ),
        '[]'::jsonb
      )
      from (
        select * from public.document_downloads order by at desc, id limit 100
      ) as recent
      join public.documents on documents.id = recent.document_id
    )
  );
end;
$$;

-- One fund of the caller's: every line with what it leaves to be called, every valuation with its
-- ratios, the statements, and the bank account to pay to. Nothing where the fund is not theirs.
create function public.lp_fund(of_fund uuid)
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

-- What the page asks, which names the entity that it shows. Somebody may have two entities open in
-- two tabs: each is answered for the one that it names, whatever the other asked meanwhile. Without
-- one, for whoever has just come in, it is the entity that they saw last.
create function public.lp_overview(of_entity uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if of_entity is not null then
    perform hooks.ask_for(of_entity);
  end if;
  return public.lp_overview();
end;
$$;

-- The answer says whose it is. `fund` is null where this entity has no account in it.
create function public.lp_fund(of_entity uuid, of_fund uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform hooks.ask_for(of_entity);
  if hooks.partner_entity() is null then
    raise exception 'closed' using errcode = 'PT403';
  end if;
  return (
    select jsonb_build_object(
      'entity', jsonb_build_object('id', entities.id, 'name', entities.name),
      'fund', public.lp_fund(of_fund)
    )
    from public.partner_entities as entities
  );
end;
$$;

revoke all on function
  hooks.calls_to_come(), public.lp_overview(), public.lp_fund(uuid), public.lp_overview(uuid),
  public.lp_fund(uuid, uuid)
from public, anon;
grant execute on function
  hooks.calls_to_come(), public.lp_overview(), public.lp_fund(uuid), public.lp_overview(uuid),
  public.lp_fund(uuid, uuid)
to authenticated;

-- Goes on with the rights of this person in this session, and no others, until the transaction ends.
-- Whoever calls it knows that the token which names them is genuine.
create function private.speak_as(of_user uuid, of_session uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('sub', of_user, 'role', 'authenticated', 'session_id', of_session)::text,
    true
  );
  -- Each engine reads it under a name of its own.
  perform set_config('request.jwt.claim.sub', of_user::text, true);
  set local role authenticated;
end;
$$;

-- All that a person acts for, side by side: of each entity that is open to this session the accounts,
-- the totals by currency and the calls to come; of one that is not, what is missing and nothing else.
-- Names are told once one of them is open. Totals of all of them are by currency, and never across.
create function private.look_across(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  one record;
  seen jsonb;
  shown jsonb := '[]';
begin
  perform private.speak_as(of_user, of_session);
  perform set_config('hooks.across', 'yes', true);
  for one in select * from hooks.entity_standings() loop
    seen := null;
    if one.needs is null then
      perform hooks.ask_for(one.id);
      seen := public.lp_overview();
    end if;
    shown := shown || jsonb_build_object(
      'entity', jsonb_build_object('id', one.id, 'name', one.name),
      'role', one.role, 'needs', one.needs,
      'accounts', coalesce(seen -> 'accounts', '[]'), 'totals', coalesce(seen -> 'totals', '[]'),
      'calls', coalesce(seen -> 'calls', '[]'), 'funds', coalesce(seen -> 'funds', '[]')
    );
  end loop;
  return (
    select jsonb_build_object(
      'needs', case when not bool_or(of_one ->> 'needs' is null) then min(of_one ->> 'needs') end,
      'entities', case
        when bool_or(of_one ->> 'needs' is null) then shown else '[]'::jsonb
      end,
      'totals', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'currency', currency, 'funds', held, 'committed', committed::text,
              'committedOn', committed_on, 'paidIn', paid_in::text,
              'distributed', distributed::text, 'unfunded', unfunded::text, 'linesTo', lines_to,
              'nav', nav::text, 'navOn', nav_on, 'valued', valued
            )
            order by currency
          ),
          '[]'::jsonb
        )
        from (
          select
            total ->> 'currency' as currency, sum((total ->> 'funds')::integer) as held,
            sum((total ->> 'committed')::numeric) as committed,
            jsonb_build_array(
              min(total -> 'committedOn' ->> 0), max(total -> 'committedOn' ->> 1)
            ) as committed_on,
            sum((total ->> 'paidIn')::numeric) as paid_in,
            sum((total ->> 'distributed')::numeric) as distributed,
            sum((total ->> 'unfunded')::numeric) as unfunded,
            jsonb_build_array(
              min(total -> 'linesTo' ->> 0), max(total -> 'linesTo' ->> 1)
            ) as lines_to,
            sum((total ->> 'nav')::numeric) as nav,
            jsonb_build_array(min(total -> 'navOn' ->> 0), max(total -> 'navOn' ->> 1)) as nav_on,
            sum((total ->> 'valued')::integer) as valued
          from jsonb_array_elements(shown) as entities (of_one)
          cross join jsonb_array_elements(of_one -> 'totals') as totals (total)
          group by total ->> 'currency'
        ) as sums
      )
    )
    from jsonb_array_elements(shown) as entities (of_one)
  );
end;
$$;

-- Everything that an entity has, or every entity that is open to this session, to be taken away:
-- where each account stands, its lines, values and statements, and the list of documents. Null where
-- nothing is open. Bank accounts stay behind: in a file they would outlive a change.
create function private.export_accounts(of_user uuid, of_session uuid, of_entity uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  one record;
  seen jsonb;
  taken jsonb;
begin
  perform private.speak_as(of_user, of_session);
  perform set_config('hooks.across', 'yes', true);
  for one in
    select * from hooks.entity_standings() as standings
    where standings.needs is null and (of_entity is null or standings.id = of_entity)
  loop
    perform hooks.ask_for(one.id);
    seen := public.lp_overview();
    taken := coalesce(taken, '[]') || jsonb_build_object(
      'entity', jsonb_build_object('id', one.id, 'name', one.name),
      'accounts', seen -> 'accounts', 'documents', seen -> 'documents',
      'funds', (
        select coalesce(
          jsonb_agg(
            public.lp_fund(funds.id) - '{bankAccounts,changeSince}'::text[] order by funds.name
          ),
          '[]'
        )
        from public.funds
      )
    );
  end loop;
  return taken;
end;
$$;
