-- Whoever chose an entity that asks for a factor, and has none yet, may go back to one that does not.

-- Whether a session may see what an entity of its person has: it goes on, and a factor was shown
-- where one is asked for.
create or replace function private.is_entity_open(of_user uuid, of_session uuid, entity uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = of_session and user_id = of_user and (not_after is null or not_after > now())
  ) and (
    private.has_factor_check(of_session, interval '24 hours')
    or exists (
      select from public.partner_entities as entities
      where entities.id = entity
        and not entities.requires_factor
        and not private.has_factor(of_user)
        and not private.is_reset(of_user)
        and not private.is_by_link(of_session)
    )
  );
$$;

-- The entity that somebody acts for in a session, and null where something is missing: a session
-- that goes on, a membership that has not ended, a factor shown where one is asked for. All that
-- partners are shown or given leads through here.
create or replace function private.entity_of(of_user uuid, of_session uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select chosen.entity_id
  from (select entity_id from private.memberships_of(of_user) limit 1) as chosen
  where private.is_entity_open(of_user, of_session, chosen.entity_id);
$$;

-- All that somebody may choose from, at the top of their space. Where the chosen entity asks for a
-- factor that is not there yet, those that are open without it: nobody is kept from going back.
create or replace function hooks.own_entities()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', entities.id, 'name', entities.name, 'role', memberships.role)
      order by entities.name
    ),
    '[]'::jsonb
  )
  from private.memberships_of((select auth.uid())) as memberships
  join public.partner_entities as entities on entities.id = memberships.entity_id
  where hooks.partner_entity() is not null
    or private.is_entity_open(
      (select auth.uid()), nullif(auth.jwt() ->> 'session_id', '')::uuid, entities.id
    );
$$;

-- Chooses the entity that somebody acts for, until they choose another. Answers false, and changes
-- nothing, where they may not act for it, or where neither it nor the present one is open.
create or replace function private.choose_entity(of_user uuid, of_session uuid, chosen uuid)
returns boolean
language sql
set search_path = ''
as $$
  with changed as (
    update public.partners set chosen_entity = chosen
    where user_id = of_user
      and chosen in (select entity_id from private.memberships_of(of_user))
      and (
        private.entity_of(of_user, of_session) is not null
        or private.is_entity_open(of_user, of_session, chosen)
      )
    returning 1
  )
  select exists (select from changed);
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

revoke all on all functions in schema private from public;
