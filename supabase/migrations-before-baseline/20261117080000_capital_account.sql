-- The capital account: each call and distribution is a line, each valuation a row, and every figure
-- a partner sees is added up from them here, in `numeric`. Formulas and their sources:
-- docs/decisions/023-capital-account.md.

alter table public.funds
  -- As the bank has it: since October 2025 a payer's bank compares it with the account's holder.
  add column legal_name text check (length(legal_name) between 2 and 200),
  add column manager text check (length(manager) between 2 and 200),
  add column depositary text check (length(depositary) between 2 and 200);

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
  unique (entity_id, fund_id, effective_on, kind, reference, purpose),
  foreign key (entity_id, fund_id) references public.commitments (entity_id, fund_id),
  check ((kind = 'adjustment') = (amount = 0 and unfunded_effect <> 0))
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
  primary key (entity_id, fund_id, as_of),
  foreign key (entity_id, fund_id) references public.commitments (entity_id, fund_id)
);

-- What was known as two sums becomes two lines.
insert into public.capital_flows (
  entity_id, fund_id, kind, effective_on, reference, amount, unfunded_effect, opening
)
select entity_id, fund_id, 'call', as_of, 'carried-forward', called, -called, true
from public.commitments where called > 0
union all
select entity_id, fund_id, 'distribution', as_of, 'carried-forward', distributed, 0, true
from public.commitments where distributed > 0;

alter table public.commitments drop column called, drop column distributed;

-- The account that a fund is paid on. One at a time; those before it stay readable.
create table public.fund_accounts (
  id uuid primary key default gen_random_uuid(),
  fund_id uuid not null references public.funds (id),
  holder text not null check (length(holder) between 2 and 140),
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  bic text not null check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  bank text not null check (length(bank) between 2 and 140),
  holds_from timestamptz not null default now(),
  ended_at timestamptz,
  -- The day of the second of two calls to a number that was already known.
  verified_on date not null
);

create unique index fund_accounts_current on public.fund_accounts (fund_id) where ended_at is null;

-- Whom to call about a fund's account, known before any change is asked for.
create table private.fund_contacts (
  fund_id uuid not null references public.funds (id),
  name text not null check (length(name) between 2 and 140),
  phone text not null check (length(phone) between 6 and 40),
  known_since timestamptz not null default now(),
  noted_by uuid not null,
  confirmed_by uuid check (confirmed_by <> noted_by),
  ended_at timestamptz,
  primary key (fund_id, phone, known_since)
);

-- A change waits here: two people, neither of whom proposed it, each call the number on file.
create table private.account_changes (
  id uuid primary key default gen_random_uuid(),
  fund_id uuid not null references public.funds (id),
  holder text not null,
  iban text not null,
  bic text not null,
  bank text not null,
  -- How the firm heard of it.
  source text not null check (length(source) between 2 and 500),
  proposed_by uuid not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null default now(),
  settled_at timestamptz,
  outcome text check (outcome in ('taken', 'refused', 'withdrawn')),
  reason text,
  check ((settled_at is null) = (outcome is null))
);

create unique index account_changes_open on private.account_changes (fund_id)
where settled_at is null;

create table private.account_calls (
  change_id uuid not null references private.account_changes (id),
  caller uuid not null,
  caller_name text not null,
  -- The number called, as it was on file before the change was proposed.
  phone text not null,
  spoke_with text not null check (length(spoke_with) between 2 and 140),
  confirmed boolean not null,
  at timestamptz not null default now(),
  primary key (change_id, caller)
);

alter table public.documents
  add column title text check (length(title) between 2 and 200),
  add column withdrawn_at timestamptz,
  -- In the words that those it was for may read.
  add column withdrawn_reason text check (length(withdrawn_reason) between 2 and 500),
  add check ((withdrawn_at is null) = (withdrawn_reason is null));

-- When they want to hear of documents. A call is always told at once.
alter table public.partners
  add column notices text not null default 'at-once'
    check (notices in ('at-once', 'daily', 'weekly'));

alter table public.capital_flows enable row level security;
alter table public.valuations enable row level security;
alter table public.fund_accounts enable row level security;
revoke all on public.capital_flows, public.valuations, public.fund_accounts
from anon, authenticated;
grant select on public.capital_flows, public.valuations, public.fund_accounts to authenticated;

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

create policy "partners see the accounts of their funds"
on public.fund_accounts
for select
to authenticated
using (
  fund_id in (
    select commitments.fund_id from public.commitments
    where commitments.entity_id = (select hooks.partner_entity())
  )
);

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
    coalesce(sum(flows.paid_in), 0) as paid_in, coalesce(sum(flows.distributed), 0) as distributed,
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
    coalesce(sum(flows.paid_in), 0) as paid_in, coalesce(sum(flows.distributed), 0) as distributed
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

revoke all on hooks.capital_accounts from anon, authenticated;
grant select on hooks.capital_accounts to authenticated;

-- What a flow of this kind usually does to the amount that may still be called.
create function private.usual_effect(of_kind text, of_amount numeric)
returns numeric
language sql
immutable
set search_path = ''
as $$
  select case of_kind when 'call' then -of_amount when 'return' then of_amount else 0 end;
$$;

-- That a change of a fund's account is being verified, to those who may see the account.
create function hooks.account_change_since(of_fund uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select changes.proposed_at from private.account_changes as changes
  join public.commitments on commitments.fund_id = changes.fund_id
    and commitments.entity_id = hooks.partner_entity()
  where changes.fund_id = of_fund and changes.settled_at is null;
$$;

revoke all on function hooks.account_change_since(uuid) from public, anon;
grant execute on function hooks.account_change_since(uuid) to authenticated;

create or replace function public.lp_overview()
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
      'partner', null, 'needs', hooks.partner_needs(), 'entities', '[]'::jsonb,
      'people', '[]'::jsonb, 'seenBefore', null, 'accounts', '[]'::jsonb, 'totals', '[]'::jsonb,
      'calls', '[]'::jsonb, 'funds', '[]'::jsonb, 'documents', '[]'::jsonb, 'downloads', '[]'::jsonb
    );
  end if;
  before := hooks.note_visit();
  return jsonb_build_object(
    'partner', (
      select jsonb_build_object(
        'name', partners.name, 'entity', entities.name, 'entityId', entities.id,
        'role', memberships.role, 'endsAt', memberships.ends_at, 'notices', partners.notices
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
    'calls', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'fund', fund_id, 'dueOn', effective_on, 'reference', reference,
            'amount', amount::text, 'noticedOn', noticed_on, 'purposes', purposes,
            'document', (
              select documents.id from public.documents
              where documents.fund_id = due.fund_id and documents.type = 'capital-call'
                and documents.period = due.effective_on::text and documents.withdrawn_at is null
              order by documents.entity_id is null, documents.version desc limit 1
            )
          )
          order by effective_on, fund_id, reference
        ),
        '[]'::jsonb
      )
      from (
        select
          fund_id, effective_on, reference, sum(amount) as amount, min(noticed_on) as noticed_on,
          jsonb_agg(purpose order by purpose) filter (where purpose <> '') as purposes
        from public.capital_flows
        where kind = 'call' and effective_on >= current_date and not opening
        group by fund_id, effective_on, reference
      ) as due
    ),
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

-- One fund of the caller's: every line with what it leaves to be called, every valuation, and the
-- account to pay to. Nothing where the fund is not theirs.
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
      'currency', funds.currency,
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
              'on', valuations.as_of, 'nav', nav::text, 'managementFees', management_fees::text,
              'expenses', expenses::text, 'income', income::text, 'realised', realised::text,
              'unrealised', unrealised::text, 'carry', carry::text,
              'paidIn', sums.paid_in::text, 'distributed', sums.distributed::text,
              'unfunded', (held.committed + sums.effect)::text
            )
            order by valuations.as_of
          ),
          '[]'::jsonb
        )
        from public.valuations
        cross join lateral (
          select
            coalesce(sum(flows.paid_in), 0) as paid_in,
            coalesce(sum(flows.distributed), 0) as distributed,
            coalesce(sum(flows.unfunded_effect), 0) as effect
          from public.capital_flows as flows
          where flows.fund_id = funds.id and flows.entity_id = valuations.entity_id
            and flows.effective_on <= valuations.as_of
        ) as sums
        where valuations.fund_id = funds.id
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

revoke all on function public.lp_fund(uuid) from public, anon;
grant execute on function public.lp_fund(uuid) to authenticated;

-- What is withdrawn is not given.
create or replace function private.begin_download(asking_user uuid, asking_session uuid, asked uuid)
returns table (file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with entitled as (
    select documents.*, commitments.entity_id as partner_entity
    from public.documents
    join public.commitments on commitments.fund_id = documents.fund_id
      and commitments.entity_id = private.entity_of(asking_user, asking_session)
    where documents.id = asked and documents.withdrawn_at is null
      and (documents.entity_id is null or documents.entity_id = commitments.entity_id)
  ),
  logged as (
    insert into public.document_downloads (document_id, user_id, entity_id)
    select entitled.id, asking_user, entitled.partner_entity from entitled
    returning document_id
  )
  select entitled.file_name, entitled.media_type, entitled.size
  from entitled join logged on logged.document_id = entitled.id;
$$;

drop function private.publish_document(text, text, text, text, text, text, bytea);

-- As before, with a title; at once to those who want to hear at once, and noted for the others.
create function private.publish_document(
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
  where partners.notices = 'at-once';
  get diagnostics mails = row_count;
  return query select made.id, made.version, mails, false;
end;
$$;

-- What a fund's administrator reports in three sums. Once an account has lines of its own, only
-- they may change it.
create or replace function private.set_commitment(
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

revoke all on all functions in schema private from public;
