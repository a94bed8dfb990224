-- Spreadsheets of a release: their lines, and what each would do to what is there: created,
-- changed, left or refused, and why.

-- The lines of a spreadsheet. Once sealed they never change, but that a person's invitation is
-- erased with the person: then the hash no longer holds, and the sheet must be imported anew.
create table private.sheets (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  kind text not null check (kind in ('invitations', 'commitments', 'notices', 'statements')),
  name text not null check (length(name) between 1 and 200),
  -- Entities that are not there yet and that somebody agreed to make.
  new_entities text[] not null default '{}',
  lines integer,
  sha256 text,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  sealed_at timestamptz
);

create index sheets_work on private.sheets (work_id);

create table private.sheet_lines (
  sheet_id uuid not null references private.sheets (id) on delete cascade,
  line integer not null check (line > 0),
  fields jsonb not null,
  primary key (sheet_id, line)
);

create function private.sheet_hash(of_sheet uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(
    sha256(
      convert_to(
        array_to_string(sheets.new_entities, chr(10)) || chr(10) || coalesce(
          (
            select string_agg(line || ' ' || fields::text, chr(10) order by line)
            from private.sheet_lines where sheet_id = of_sheet
          ),
          ''
        ),
        'UTF8'
      )
    ),
    'hex'
  )
  from private.sheets where sheets.id = of_sheet;
$$;

create function private.keep_sheets()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from private.sheets where id = new.sheet_id and sealed_at is not null
  ) then
    raise exception 'a sealed sheet never changes';
  end if;
  return new;
end;
$$;

create trigger keep_sheets
before insert or update on private.sheet_lines
for each row execute function private.keep_sheets();

-- Sixteen digits before the point, as the columns have them; never a double on the way. It is asked
-- for every cell: a body that is bound to its names here, and has no setting, is made part of the
-- query that asks.
create function private.amount_of(written text)
returns numeric
language sql
immutable
return case
  when written ~ '^-?[0-9]{1,16}([.][0-9]{1,2})?$' then written::numeric(18, 2)
end;

-- Each line with the entity and the fund that it means: by their number once it is sealed, since
-- names may change until the release, or the one into which it was merged; by name where the entity is
-- only to be made. Until it is sealed a name may mean another one, as somebody said before.
create function private.resolved_lines(of_sheet uuid)
returns table (
  line integer, fields jsonb, entity_id uuid, entity text, is_known boolean, fund_id uuid, key text
)
language sql
stable
rows 5000
set search_path = ''
as $$
  with own as (
    select * from private.sheets where sheets.id = of_sheet
  ),
  made as (
    select distinct lower(entity) as name
    from private.sheets cross join unnest(new_entities) as entity
    where work_id = (select work_id from own) and (sealed_at is not null or sheets.id = of_sheet)
  ),
  meant as materialized (
    select * from private.meant_entities where (select sealed_at from own) is null
  )
  select
    lines.line, lines.fields, coalesce(numbered.id, named.id, meant.entity_id),
    coalesce(numbered.name, named.name, meant.entity, lines.fields ->> 'entity'),
    coalesce(numbered.id, named.id, meant.entity_id) is not null or made.name is not null,
    coalesce(numbered_fund.id, named_fund.id),
    coalesce(
      coalesce(numbered.id, named.id, meant.entity_id)::text, lower(lines.fields ->> 'entity')
    )
  from private.sheet_lines as lines
  left join public.partner_entities as written
    on written.id = (lines.fields ->> 'entityId')::uuid
  left join public.partner_entities as numbered
    on numbered.id = coalesce(written.merged_into, written.id)
  left join public.partner_entities as named
    on lines.fields ->> 'entityId' is null and lower(named.name) = lower(lines.fields ->> 'entity')
    and named.merged_into is null
  left join made on made.name = lower(lines.fields ->> 'entity')
  left join meant
    on named.id is null and made.name is null and lines.fields ->> 'entityId' is null
    and meant.name = lower(lines.fields ->> 'entity')
  left join public.funds as numbered_fund
    on numbered_fund.id = (lines.fields ->> 'fundId')::uuid
  left join public.funds as named_fund
    on lines.fields ->> 'fundId' is null and lower(named_fund.name) = lower(lines.fields ->> 'fund')
  where lines.sheet_id = of_sheet;
$$;

-- The entities and funds between which there is a commitment, or will be one after the release.
create function private.commitments_after_release(of_work uuid)
returns table (key text, fund_id uuid)
language sql
stable
set search_path = ''
as $$
  select commitments.entity_id::text, commitments.fund_id from public.commitments
  union
  select meant.key, meant.fund_id
  from private.sheets cross join lateral private.resolved_lines(sheets.id) as meant
  where sheets.work_id = of_work and sheets.kind = 'commitments' and sheets.sealed_at is not null;
$$;

create function private.check_invitations(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      lines.*,
      row_number() over (partition by email, key order by lines.line) as place,
      -- One person has one name and one language, for however many entities they act.
      (fields ->> 'name', fields ->> 'language') is distinct from (
        first_value(fields ->> 'name') over person, first_value(fields ->> 'language') over person
      ) as contradicts
    from private.resolved_invitations(of_sheet) as lines
    window person as (partition by email order by lines.line)
  )
  select
    meant.line,
    case
      when coalesce(meant.email, '') !~ '^[^@[:space:][:cntrl:]<>,;:"()\\]+@[a-z0-9.-]+\.[a-z0-9-]+$'
        or length(meant.email) > 254 then 'bad-email'
      when length(coalesce(fields ->> 'name', '')) not between 2 and 200 then 'bad-name'
      when not is_known then 'unknown-entity'
      when coalesce(fields ->> 'language', '') not in ('en', 'fr') then 'bad-language'
      when fields ->> 'role' not in ('full', 'read') then 'bad-role'
      when fields ->> 'until' is not null and private.day_of(fields ->> 'until') is null
        then 'bad-date'
      when place > 1 then 'twice'
      when contradicts then 'contradicts'
    end,
    case
      when held.user_id is null then 'created'
      when partners.name <> fields ->> 'name' or partners.language <> fields ->> 'language'
        or held.role <> fields ->> 'role'
        or private.end_of_day(fields ->> 'until') <> coalesce(held.ends_at, 'infinity')
        then 'changed'
      else 'same'
    end,
    case
      when held.user_id is not null then jsonb_build_object(
        'name', partners.name, 'language', partners.language, 'role', held.role,
        'until', held.ends_at::date
      )
    end
  from meant
  left join auth.users on lower(users.email) = meant.email
  left join public.partners on partners.user_id = users.id and partners.revoked_at is null
  left join public.partner_memberships as held
    on held.user_id = partners.user_id and held.entity_id = meant.entity_id
    and (held.ends_at is null or held.ends_at > now());
$$;

create function private.check_commitments(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      lines.*, private.amount_of(fields ->> 'committed') as committed,
      private.day_of(fields ->> 'asOf') as as_of,
      row_number() over (partition by key, fund_id order by lines.line) as place
    from private.resolved_lines(of_sheet) as lines
  )
  select
    meant.line,
    case
      when not is_known then 'unknown-entity'
      when meant.fund_id is null then 'unknown-fund'
      when meant.committed is null or meant.committed <= 0 then 'bad-amount'
      when meant.as_of is null then 'bad-date'
      when meant.as_of > current_date then 'in-future'
      when place > 1 then 'twice'
    end,
    case
      when held.entity_id is null then 'created'
      when (held.committed, held.as_of) is distinct from (meant.committed, meant.as_of)
        then 'changed'
      else 'same'
    end,
    case
      when held.entity_id is not null
        then jsonb_build_object('committed', held.committed::text, 'asOf', held.as_of)
    end
  from meant
  left join public.commitments as held
    on held.entity_id = meant.entity_id and held.fund_id = meant.fund_id;
$$;

-- A notice as a line of the account has it.
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

create function private.check_notices(of_sheet uuid)
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

create function private.check_statements(of_sheet uuid)
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

-- What each line would do. `twice` is the same line again. One that says something else of the same
-- thing is told apart from it: whoever reads "the same line" leaves it out, and loses an amount.
create function private.check_sheet(of_sheet uuid)
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
        line, fields, row_number() over (partition by lower(fields::text) order by line) as place
      from private.sheet_lines where sheet_id = of_sheet
    )
    select
      checks.line,
      case
        when why = 'twice' and alike.place = 1 then 'twice-' || of_kind
        -- Partners read these as they are written.
        when why is null and private.may_name_account(
          concat_ws(' ', fields ->> 'reference', fields ->> 'purpose', fields ->> 'name')
        ) then 'account-number'
        else why
      end,
      outcome, was
    from checks join alike on alike.line = checks.line;
end;
$$;

-- A release that may still be written, locked.
create function private.open_release(of_work uuid)
returns private.works
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
begin
  select * into work from private.works where id = of_work and kind = 'release' for update;
  if not found then
    raise exception 'unknown' using errcode = 'PT422';
  elsif work.live_revision is not null then
    raise exception 'live-already' using errcode = 'PT422';
  end if;
  return work;
end;
$$;

create function private.desk_open_sheet(
  of_user uuid, of_session uuid, of_work uuid, of_kind text, of_name text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.must(of_user, of_session, 'releases.write');
  perform private.open_release(of_work);
  insert into private.sheets (work_id, kind, name, made_by)
  values (of_work, of_kind, of_name, of_user) returning id into made;
  return jsonb_build_object('id', made);
end;
$$;

-- Sent again after a broken line, a portion takes the place of itself.
create function private.desk_sheet_lines(
  of_user uuid, of_session uuid, of_sheet uuid, of_lines text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  taken integer;
begin
  perform private.must(of_user, of_session, 'releases.write');
  perform from private.sheets where id = of_sheet and made_by = of_user and sealed_at is null;
  if not found then
    return null;
  end if;
  insert into private.sheet_lines (sheet_id, line, fields)
  select of_sheet, (value ->> 'line')::integer, value -> 'fields'
  from jsonb_array_elements(of_lines::jsonb)
  on conflict (sheet_id, line) do update set fields = excluded.fields;
  get diagnostics taken = row_count;
  return jsonb_build_object('taken', taken);
end;
$$;

-- The dry run: how many of each, what is refused, what is changed and from what, and which names
-- nobody knows. Paged by line, since a file may have ten thousand.
create function private.desk_check_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_outcome text, after_line integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  sheet private.sheets;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select * into sheet from private.sheets where id = of_sheet;
  if not found then
    return null;
  end if;
  if sheet.made_by <> of_user then
    perform private.hold_until_typed(of_user, sheet.work_id);
    -- Calls that are not in the release yet have no total that anybody could type.
    if sheet.kind = 'notices' and not exists (
      select from private.works
      join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
      where works.id = sheet.work_id
        and content -> 'sheets' @> jsonb_build_array(jsonb_build_object('id', of_sheet))
    ) then
      raise exception 'untyped' using errcode = 'PT422';
    end if;
  end if;
  return (
    with checked as materialized (
      select
        checks.line, checks.why, checks.was,
        case
          when checks.why is null then checks.outcome
          -- A name that nobody knows is a question, until somebody has said what it means.
          when checks.why = 'unknown-entity' then 'waiting'
          else 'refused'
        end as outcome,
        lines.fields
      from private.check_sheet(of_sheet) as checks
      join private.sheet_lines as lines on lines.sheet_id = of_sheet and lines.line = checks.line
    ),
    page as (
      select * from checked
      where outcome = of_outcome and line > after_line order by line limit 500
    )
    select jsonb_build_object(
      'counts', (
        select coalesce(jsonb_object_agg(outcome, count), '{}')
        from (select outcome, count(*) as count from checked group by outcome) as counted
      ),
      'rows', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'line', line, 'outcome', outcome, 'why', why, 'was', was,
              'fields', fields - '{entityId,fundId}'::text[]
            )
            order by line
          ),
          '[]'
        )
        from page
      ),
      'next', (select case when count(*) = 500 then max(line) end from page),
      'unknown', (
        select coalesce(jsonb_agg(name order by name), '[]')
        from (
          -- Of every line, whatever else is wrong with it: it is asked at once.
          select distinct fields ->> 'entity' as name from private.resolved_lines(of_sheet)
          where not is_known and fields ->> 'entity' is not null
        ) as names
      ),
      'made', (select to_jsonb(new_entities) from private.sheets where id = of_sheet),
      -- Names that are read as another one, and the pair of which that was said.
      'read', (
        select coalesce(
          jsonb_agg(
            distinct jsonb_build_object('name', lines.fields ->> 'entity', 'entity', lines.entity)
            || jsonb_build_object('pair', meant.pair)
          ),
          '[]'
        )
        from private.resolved_lines(of_sheet) as lines
        join private.meant_entities as meant
          on meant.name = lower(lines.fields ->> 'entity') and meant.entity_id = lines.entity_id
        where lines.fields ->> 'entityId' is null
          and lower(lines.fields ->> 'entity') <> lower(lines.entity)
      )
    )
  );
end;
$$;

-- What somebody decided of names that nobody knows: it means this entity, or it is to be made.
-- `of_said` is what that says of names that are nearly the same, kept for the next time.
create function private.desk_mend_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_meanings text, of_made text, of_said text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
begin
  perform from private.sheets where id = of_sheet and made_by = of_user and sealed_at is null;
  if not found then
    return null;
  end if;
  update private.sheet_lines
  set fields = jsonb_set(fields, '{entity}', to_jsonb(meanings.value))
  from jsonb_each_text(of_meanings::jsonb) as meanings (name, value)
  where sheet_id = of_sheet and fields ->> 'entity' = meanings.name;
  update private.sheets
  set new_entities = array(
    select distinct on (lower(made)) made
    from unnest(new_entities || array(select jsonb_array_elements_text(of_made::jsonb))) as made
    where length(made) between 2 and 200
      and not exists (select from public.partner_entities where lower(name) = lower(made))
    order by lower(made)
  )
  where id = of_sheet;
  perform private.say_names(of_user, actor, of_said::jsonb);
  return jsonb_build_object('outcome', 'mended');
end;
$$;

-- As the version before asks, which remembered nothing.
create function private.desk_mend_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_meanings text, of_made text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_mend_sheet(of_user, of_session, of_sheet, of_meanings, of_made, '[]');
$$;

-- What does not add up in the accounts that a sheet touches, at a line of it, as they stand with
-- it. It is a warning: a fund may have its reasons, and what a statement leaves unexplained has a
-- line of its own. Called where all of it is applied, and undone.
create function private.mismatched_totals(of_sheet uuid)
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

-- What would not add up if the release were applied with this sheet. It is really applied, looked
-- at, and undone, so that the answer cannot differ from what the release will do; the preview does
-- the same. Where the release cannot be applied yet, the answer is empty: the desk shows the
-- reasons beside it.
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
    into said from private.mismatched_totals(of_sheet);
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' or sqlstate 'PT422' then
    return jsonb_build_object('rows', said);
  end;
end;
$$;
