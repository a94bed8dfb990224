-- A release of thousands of lines and hundreds of files is put together by joins that hash.

-- The documents of a manifest with what they mean: by number, or by the name of an entity that the
-- release will make.
create or replace function private.resolved_documents(of_work uuid, of_content jsonb)
returns table (
  sha256 text, fund_id uuid, fund text, entity_id uuid, entity text, key text, for_all boolean,
  is_known boolean, type text, period text, title text, file_name text
)
language sql
stable
set search_path = ''
as $$
  with made as (
    select distinct lower(entity) as name
    from private.sheets cross join unnest(new_entities) as entity
    where work_id = of_work and sealed_at is not null
  )
  select
    entry ->> 'sha256', coalesce(numbered_fund.id, named_fund.id),
    coalesce(numbered_fund.name, named_fund.name), coalesce(numbered.id, named.id),
    coalesce(numbered.name, named.name, entry ->> 'entity'),
    coalesce(coalesce(numbered.id, named.id)::text, lower(entry ->> 'entity')),
    coalesce((entry ->> 'all')::boolean, false),
    numbered.id is not null or named.id is not null or made.name is not null,
    entry ->> 'type', entry ->> 'period', nullif(entry ->> 'title', ''), entry ->> 'fileName'
  from jsonb_array_elements(of_content -> 'documents') as entry
  left join public.funds as numbered_fund on numbered_fund.id = (entry ->> 'fundId')::uuid
  left join public.funds as named_fund
    on entry ->> 'fundId' is null and lower(named_fund.name) = lower(entry ->> 'fund')
  left join public.partner_entities as numbered
    on numbered.id = (entry ->> 'entityId')::uuid
  left join public.partner_entities as named
    on entry ->> 'entityId' is null and lower(named.name) = lower(entry ->> 'entity')
  left join made on made.name = lower(entry ->> 'entity');
$$;

-- The facts of each line: what is there now, what it was, and what was to be expected. Of a call or
-- a distribution that is the share by commitment, at the rate that stands in the middle of all of
-- its lines: one wrong line does not move it. Of a value it is the value before, with what was paid
-- since. Of a commitment it is what it was.
create or replace function private.review_lines(of_work uuid)
returns table (line jsonb)
language sql
stable
set search_path = ''
as $$
  with lines as materialized (
    select
      *,
      private.amount_of(
        fields ->> case kind when 'notices' then 'amount' when 'statements' then 'nav'
          else 'committed' end
      ) as amount,
      private.day_of(fields ->> case kind when 'notices' then 'on' else 'asOf' end) as day,
      case when kind = 'notices' then fields ->> 'kind' end as flow,
      coalesce(fields ->> 'reference', '') as reference, coalesce(fields ->> 'purpose', '') as purpose,
      case when kind = 'statements' then 'capital-account'
        else case fields ->> 'kind' when 'call' then 'capital-call'
          when 'distribution' then 'distribution' end
      end as document_type
    from private.lines_in_release(of_work)
  ),
  invited as materialized (
    select key from lines where kind = 'invitations'
  ),
  -- What the release puts another line in the place of.
  replaced as materialized (
    select flows.id
    from lines
    join public.capital_flows as flows
      on flows.entity_id = lines.entity_id and flows.fund_id = lines.fund_id
      and flows.effective_on = lines.day and flows.kind = lines.flow
      and flows.reference = lines.reference and flows.purpose = lines.purpose
    where lines.kind = 'notices'
  ),
  held as materialized (
    select distinct on (key, fund_id) key, fund_id, committed
    from (
      select key, fund_id, amount as committed, 0 as rank from lines where kind = 'commitments'
      union all
      select entity_id::text, fund_id, committed, 1 from public.commitments
    ) as both_of_them
    order by key, fund_id, rank
  ),
  rates as materialized (
    select
      lines.fund_id, flow, day, reference, purpose,
      percentile_disc(0.5) within group (order by lines.amount / held.committed) as rate
    from lines join held on held.key = lines.key and held.fund_id = lines.fund_id
    where kind = 'notices' and flow in ('call', 'distribution', 'return')
    group by lines.fund_id, flow, day, reference, purpose having count(*) >= 3
  ),
  -- The day that most lines of a notice have.
  days as materialized (
    select fund_id, flow, reference, mode() within group (order by day) as usual, count(*) as of_all
    from lines where kind = 'notices' group by fund_id, flow, reference
  ),
  flows as materialized (
    select
      lines.sheet, lines.line,
      coalesce(
        case when fields ->> 'effect' is null then private.usual_effect(flow, amount)
          else private.amount_of(fields ->> 'effect') end,
        0
      ) as effect,
      coalesce(before.effect, 0) as effect_before, coalesce(before.paid_in, 0) as drawn
    from lines
    left join lateral (
      select sum(unfunded_effect) as effect, sum(paid_in) as paid_in
      from public.capital_flows as flows
      where flows.entity_id = lines.entity_id and flows.fund_id = lines.fund_id
        and flows.effective_on <= lines.day
        and flows.id not in (select id from replaced)
    ) as before on true
    where kind = 'notices'
  ),
  running as (
    select
      lines.sheet, lines.line, flows.drawn, flows.effect, flows.effect_before,
      sum(flows.effect) over in_order as effect_here,
      sum(case flow when 'call' then amount when 'return' then -amount else 0 end) over in_order
        - case flow when 'call' then amount when 'return' then -amount else 0 end as drawn_here
    from lines join flows on flows.sheet = lines.sheet and flows.line = lines.line
    window in_order as (
      partition by lines.key, lines.fund_id order by lines.day, lines.line
      rows unbounded preceding
    )
  ),
  documents as materialized (
    select meant.*
    from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join lateral private.resolved_documents(of_work, revisions.content) as meant
    where works.id = of_work
  ),
  periods as materialized (
    select sheet, line, fund_id, key, document_type, unnest(
      array[
        day::text, to_char(day, 'YYYY-"Q"Q'), to_char(day, 'YYYY'),
        to_char(day, 'YYYY-"H"') || ((extract(month from day)::integer + 5) / 6)::text
      ]
    ) as period
    from lines where document_type is not null
  ),
  -- To the entity itself before one to all, and for the day before one for the year.
  belonging as materialized (
    select distinct on (sheet, line) sheet, line, sha256
    from (
      select periods.sheet, periods.line, documents.sha256, documents.for_all, documents.period
      from periods
      join documents on documents.fund_id = periods.fund_id and documents.key = periods.key
        and documents.type = periods.document_type and documents.period = periods.period
      where not documents.for_all
      union all
      select periods.sheet, periods.line, documents.sha256, documents.for_all, documents.period
      from periods
      join documents on documents.fund_id = periods.fund_id
        and documents.type = periods.document_type and documents.period = periods.period
      where documents.for_all
    ) as candidates
    order by sheet, line, for_all, length(period) desc
  )
  select jsonb_strip_nulls(
    jsonb_build_object(
      'id', lines.sheet || ':' || lines.line, 'kind', lines.kind, 'line', lines.line,
      'entity', lines.entity, 'fundId', lines.fund_id, 'flow', lines.flow, 'day', lines.day,
      'reference', nullif(lines.reference, ''), 'purpose', nullif(lines.purpose, ''),
      'outcome', lines.outcome, 'amount', lines.amount::text,
      'was', lines.was ->> case lines.kind when 'notices' then 'amount'
        when 'statements' then 'nav' else 'committed' end,
      'committed', held.committed::text,
      'expected', case lines.kind
        when 'notices' then round(held.committed * rates.rate, 2)
        when 'statements' then earlier.nav + earlier.net
        when 'commitments' then private.amount_of(lines.was ->> 'committed')
      end::text,
      'last', last.amount::text, 'lastOn', coalesce(last.effective_on, earlier.as_of),
      'before', case when running.line is not null
        then (held.committed + effect_before + effect_here - running.effect)::text end,
      'after', case when running.line is not null
        then (held.committed + effect_before + effect_here)::text end,
      'drawn', (running.drawn + running.drawn_here)::text,
      'usualDay', case when days.of_all > 2 and days.usual <> lines.day then days.usual end,
      'parts', case when lines.kind = 'notices' then nullif(
        jsonb_strip_nulls(
          jsonb_build_object(
            'investments', lines.fields ->> 'investments', 'fees', lines.fields ->> 'fees',
            'expenses', lines.fields ->> 'charges', 'drawn', lines.fields ->> 'drawn',
            'unfundedAfter', lines.fields ->> 'unfundedAfter'
          )
        ),
        '{}'
      ) end,
      'document', belonging.sha256,
      'read', case when lines.kind <> 'commitments' then coalesce(
        exists (
          select from public.partner_memberships as members
          where members.entity_id = lines.entity_id
            and (members.ends_at is null or members.ends_at > now())
        ) or lines.key in (select key from invited),
        false
      ) end
    )
  )
  from lines
  left join held on held.key = lines.key and held.fund_id = lines.fund_id
  left join rates on rates.fund_id = lines.fund_id and rates.flow = lines.flow
    and rates.day = lines.day and rates.reference = lines.reference
    and rates.purpose = lines.purpose and lines.kind = 'notices'
  left join days on days.fund_id = lines.fund_id and days.flow = lines.flow
    and days.reference = lines.reference and lines.kind = 'notices'
  left join running on running.sheet = lines.sheet and running.line = lines.line
  left join lateral (
    select flows.amount, flows.effective_on from public.capital_flows as flows
    where lines.kind = 'notices' and flows.entity_id = lines.entity_id
      and flows.fund_id = lines.fund_id and flows.kind = lines.flow
      and flows.purpose = lines.purpose and flows.effective_on < lines.day
    order by flows.effective_on desc limit 1
  ) as last on true
  left join lateral (
    select valued.nav, valued.as_of, (
      select coalesce(sum(paid_in - distributed), 0) from public.capital_flows as flows
      where flows.entity_id = lines.entity_id and flows.fund_id = lines.fund_id
        and flows.effective_on > valued.as_of and flows.effective_on <= lines.day
    ) as net
    from public.valuations as valued
    where lines.kind = 'statements' and valued.entity_id = lines.entity_id
      and valued.fund_id = lines.fund_id and valued.as_of < lines.day
    order by valued.as_of desc limit 1
  ) as earlier on true
  left join belonging on belonging.sheet = lines.sheet and belonging.line = lines.line
  where lines.kind <> 'invitations';
$$;
