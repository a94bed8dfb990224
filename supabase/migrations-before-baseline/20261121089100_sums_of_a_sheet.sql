-- A sheet whose figures do not add up says so before it is added, line by line. It is a warning: a
-- fund may have its reasons, and what a statement leaves unexplained has a line of its own.

-- `twice` is the same line again. One that says something else of the same thing is told apart from
-- it: whoever reads "the same line" leaves it out, and loses an amount.
create or replace function private.check_sheet(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  of_kind text := (select kind from private.sheets where id = of_sheet);
begin
  return query
    with checks as (
      select * from private.check_invitations(of_sheet) where of_kind = 'invitations'
      union all
      select * from private.check_commitments(of_sheet) where of_kind = 'commitments'
      union all
      select * from private.check_notices(of_sheet) where of_kind = 'notices'
      union all
      select * from private.check_statements(of_sheet) where of_kind = 'statements'
    ),
    alike as (
      select
        line, row_number() over (partition by lower(fields::text) order by line) as place
      from private.sheet_lines where sheet_id = of_sheet
    )
    select
      checks.line,
      case when why = 'twice' and alike.place = 1 then 'twice-' || of_kind else why end,
      outcome, was
    from checks join alike on alike.line = checks.line;
end;
$$;

-- What does not add up in the accounts that a sheet touches, at a line of it, as they stand with it.
-- Called where all of it is applied, and undone.
create function private.sums_astray(of_sheet uuid)
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
    from private.meant_lines(of_sheet)
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
  -- At the line that brings it about, or the last before.
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
    from private.meant_notices(of_sheet) as notices
    where (select kind from sheet) = 'notices' and notices.kind <> 'adjustment'
  ),
  -- From the value before to this one. Without its unrealised gains a statement is not meant to
  -- close; over an opening line the sums are not those of its period.
  closings as (
    select
      stated.line, 'nav', 'unexplained',
      stated.nav - coalesce(earlier.nav, 0) - flows.net - coalesce(stated.management_fees, 0)
        - coalesce(stated.expenses, 0) - coalesce(stated.income, 0) - coalesce(stated.realised, 0)
        - stated.unrealised - coalesce(stated.carry, 0) as difference
    from private.meant_statements(of_sheet) as stated
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
  -- Seven amounts, each rounded to the cent.
  select * from closings where abs(difference) > 0.05;
$$;

-- Adds the sheet, applies the release, looks, and undoes it: as for the preview, there is no second
-- computation that could differ. Where the release cannot be applied yet, it says that elsewhere.
create function private.desk_sheet_sums(of_user uuid, of_session uuid, of_sheet uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
  manifest jsonb;
  said jsonb := '[]';
begin
  perform private.must(of_user, of_session, 'releases.write');
  select works.* into work from private.works join private.sheets on sheets.work_id = works.id
  where sheets.id = of_sheet and made_by = of_user and sealed_at is null;
  -- Added meanwhile: there is nothing left to say before it is.
  if not found then
    return jsonb_build_object('rows', said);
  end if;
  begin
    perform private.desk_add_sheet(of_user, of_session, of_sheet, work.newest);
    select content || '{"documents": []}' into manifest from private.revisions
    where work_id = work.id and number = work.newest + 1;
    perform private.apply_release(work.id, manifest);
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'line', line, 'field', field, 'why', why, 'difference', abs(difference)::text
        )
        order by line
      ),
      '[]'
    )
    into said from private.sums_astray(of_sheet);
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' or sqlstate 'PT422' then
    return jsonb_build_object('rows', said);
  end;
end;
$$;

revoke all on all functions in schema private from public;
