-- The partners' page shows a call with its lines and what it leaves to be called, and finds its notice.
-- Mails name the entity, the fund and the kind of a document, but for whoever wants none named.

alter table public.partners add column mails_named boolean not null default true;

-- Who acts for which entity in which fund today. A view, because the desk shows a mail without calling
-- any function.
create view private.fund_members as
select
  memberships.user_id, held.fund_id, memberships.entity_id, entities.name as entity
from public.partner_memberships as memberships
join public.commitments as held on held.entity_id = memberships.entity_id
join public.partner_entities as entities on entities.id = memberships.entity_id
where memberships.ends_at is null or memberships.ends_at > now();

-- The calls that are to be paid, with what a notice says of each: its lines, what was paid in before it
-- and after, and what it leaves to be called. Its notice is the document whose day is the day it is
-- due; or else the day it was noticed, where no other call of the account has that day.
create or replace function hooks.calls_to_come()
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

-- Whether somebody's mails name the entity, the fund and the kind of a document.
create or replace function private.choose_mail_names(of_user uuid, of_session uuid, named boolean)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from private.memberships_of(of_user) as memberships
    where private.is_entity_open(of_user, of_session, memberships.entity_id)
  ) then
    return false;
  end if;
  update public.partners set mails_named = named where user_id = of_user;
  return true;
end;
$$;

-- The mails that a release will send, and to whom: it is applied, looked at, and undone.
create or replace function private.desk_release_mails(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
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

-- All that the partners' page shows, in one answer.
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

-- Safe since 20261211: it is new.
revoke all on function hooks.calls_to_come() from public, anon;
grant execute on function hooks.calls_to_come() to authenticated;
revoke all on all functions in schema private from public;
