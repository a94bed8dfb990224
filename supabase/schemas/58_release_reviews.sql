-- What a second person is shown of a release before they approve it, what they opened of it, and the
-- total that they typed from the manager's notice: docs/decisions/039-second-person.md.

-- What was shown, once for each content. Persons stand apart, since they can be erased.
create table private.reviews (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  hash text not null,
  content jsonb not null,
  content_hash text not null generated always as (private.content_hash(content)) stored,
  made_at timestamptz not null default clock_timestamp(),
  unique (work_id, hash, content_hash)
);

create table private.review_people (
  review_id uuid not null references private.reviews (id),
  place integer not null,
  email text not null,
  said jsonb not null,
  primary key (review_id, place)
);

create table private.review_views (
  review_id uuid not null references private.reviews (id),
  person uuid not null,
  person_name text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (review_id, person)
);

-- A line, a page of a document or a mail that somebody opened.
create table private.review_openings (
  work_id uuid not null references private.works (id),
  hash text not null,
  person uuid not null,
  what text not null check (length(what) between 1 and 200),
  at timestamptz not null default clock_timestamp(),
  primary key (work_id, hash, person, what)
);

-- Each time that somebody typed the total of a call, from the manager's notice.
create table private.typed_totals (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  hash text not null,
  person uuid not null,
  fund_id uuid not null references public.funds (id),
  due_on date not null,
  reference text not null,
  typed numeric(18, 2) not null,
  total numeric(18, 2) not null,
  at timestamptz not null default clock_timestamp()
);

create index review_views_person on private.review_views (person);
create index typed_totals_work on private.typed_totals (work_id, hash, person);
create index typed_totals_fund on private.typed_totals (fund_id);

create function private.keep_reviews()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'what somebody was shown never changes';
end;
$$;

create trigger keep_reviews before update or delete on private.reviews
for each row execute function private.keep_reviews();

create trigger keep_reviews before update or delete on private.review_views
for each row execute function private.keep_reviews();

create trigger keep_reviews before update or delete on private.review_openings
for each row execute function private.keep_reviews();

create trigger keep_reviews before update or delete on private.typed_totals
for each row execute function private.keep_reviews();

-- The lines of a release's sheets of these kinds.
create function private.lines_in_release(of_work uuid, of_kinds text[])
returns table (
  sheet uuid, kind text, line integer, fields jsonb, entity_id uuid, entity text, key text,
  fund_id uuid, outcome text, was jsonb
)
language sql
stable
rows 2000
set search_path = ''
as $$
  select
    sheets.id, sheets.kind, lines.line, lines.fields, lines.entity_id, lines.entity, lines.key,
    lines.fund_id, case when checks.why is null then checks.outcome else 'refused' end, checks.was
  from private.works
  join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
  cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
  join private.sheets on sheets.id = (entry ->> 'id')::uuid
  cross join lateral private.resolved_lines(sheets.id) as lines
  join lateral private.check_sheet(sheets.id) as checks on checks.line = lines.line
  where works.id = of_work and sheets.kind = any (of_kinds);
$$;

-- Each call that a release makes or changes and that is still to be paid, with its total: that of
-- all its lines, also of those that are there already.
create function private.call_totals(of_work uuid)
returns table (fund_id uuid, due_on date, reference text, total numeric, entities bigint)
language sql
stable
set search_path = ''
as $$
  select fund_id, due_on, reference, sum(amount), count(distinct key)
  from private.call_lines(of_work)
  group by fund_id, due_on, reference having bool_or(is_new);
$$;

-- Whether there is a call of which this person has not typed the total yet, or not the right one last.
create function private.totals_owed(of_user uuid, of_work uuid, of_hash text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.call_totals(of_work) as calls
    left join lateral (
      select typed from private.typed_totals as totals
      where totals.work_id = of_work and totals.hash = of_hash and totals.person = of_user
        and totals.fund_id = calls.fund_id and totals.due_on = calls.due_on
        and totals.reference = calls.reference
      order by at desc limit 1
    ) as last on true
    where last.typed is distinct from calls.total
  );
$$;

-- Calls, with everything that somebody typed as their totals until then.
create function private.with_tries(
  calls jsonb, of_work uuid, of_hash text, who uuid, until timestamptz
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_strip_nulls(call || jsonb_build_object('typed', tries.list -> -1 -> 'typed'))
        || jsonb_build_object('tries', coalesce(tries.list, '[]'))
      order by place
    ),
    '[]'
  )
  from jsonb_array_elements(calls) with ordinality as each_of_them (call, place)
  cross join lateral (
    select
      jsonb_agg(jsonb_build_object('typed', typed::text, 'at', totals.at) order by totals.at) as list
    from private.typed_totals as totals
    where totals.work_id = of_work and totals.hash = of_hash and totals.person = who
      and totals.fund_id::text = call ->> 'fundId' and totals.due_on::text = call ->> 'dueOn'
      and totals.reference = call ->> 'reference' and totals.at <= until
  ) as tries;
$$;

-- What the lines, people and names of a release are compared with, as one hash for each kind: from the
-- facts that a review is put together of, so that nothing is compared that is not in it.
create function private.compared_with(facts jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with funds as (
    select fund from jsonb_array_elements(facts -> 'funds') as fund
    where fund -> 'id' in (
      select jsonb_path_query(facts, '$.lines[*].fundId')
      union all select jsonb_path_query(facts, '$.documents[*].fundId')
    )
  )
  select jsonb_build_object(
    'accounts', private.content_hash(
      (
        select jsonb_agg(
          jsonb_build_array(fund -> 'id', fund -> 'account', fund -> 'accountChange')
          order by fund ->> 'id'
        )
        from funds
      )
    ),
    'figures', private.content_hash(
      (
        select jsonb_agg(line - '{entity,read}'::text[] order by line ->> 'id')
        from jsonb_array_elements(facts -> 'lines') as line
      )
    ),
    'people', private.content_hash(
      (
        select jsonb_agg(person - 'entity' order by person ->> 'email', person - 'entity')
        from jsonb_array_elements(facts -> 'people') as person
      )
    ),
    'names', private.content_hash(
      jsonb_build_object(
        'made', facts -> 'made',
        'funds', (
          select jsonb_agg(fund - '{account,accountChange}'::text[] order by fund ->> 'id') from funds
        ),
        'lines', (
          select jsonb_agg(line -> 'entity' order by line ->> 'id')
          from jsonb_array_elements(facts -> 'lines') as line
        ),
        'people', (
          select jsonb_agg(person -> 'entity' order by person ->> 'email', person - 'entity')
          from jsonb_array_elements(facts -> 'people') as person
        ),
        'documents', (
          select jsonb_agg(
            document - '{pages,accounts}'::text[]
            order by document ->> 'fileName', document ->> 'sha256'
          )
          from jsonb_array_elements(facts -> 'documents') as document
        )
      )
    )
  );
$$;

-- What is no longer as it was, the weightiest first.
create function private.changed_since(looked jsonb, present jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when looked -> 'accounts' is distinct from present -> 'accounts' then 'accounts-changed'
    when looked -> 'figures' is distinct from present -> 'figures' then 'figures-changed'
    when looked -> 'people' is distinct from present -> 'people' then 'people-changed'
    when looked -> 'names' is distinct from present -> 'names' then 'names-changed'
  end;
$$;

-- Whoever submits or approves was shown exactly this, compared with what is live now, and typed the
-- totals that it has. Says what it was compared with.
create function private.hold_to_look(who uuid, of_work uuid, of_hash text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  present jsonb;
  looked jsonb;
  changed text;
begin
  if private.totals_owed(who, of_work, of_hash) then
    raise exception 'total' using errcode = 'PT422';
  end if;
  present := private.compared_with(private.review_facts(of_work, false));
  select content -> 'comparedWith' into looked
  from private.reviews join private.review_views as views on views.review_id = reviews.id
  where work_id = of_work and hash = of_hash and person = who and content ? 'comparedWith'
  order by content -> 'comparedWith' = present desc, views.at desc limit 1;
  if not found then
    raise exception 'not-looked' using errcode = 'PT422';
  end if;
  changed := private.changed_since(looked, present);
  if changed is not null then
    raise exception '%', changed using errcode = 'PT422';
  end if;
  return present;
end;
$$;

-- The approval keeps what was compared with: it holds until something of it changes.
create function private.hold_approver_to_review()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.lane = 'normal'
    and exists (select from private.works where id = new.work_id and kind = 'release')
  then
    new.compared_with := private.hold_to_look(new.approver, new.work_id, new.hash);
  end if;
  return new;
end;
$$;

create trigger want_review before insert on private.approvals
for each row execute function private.hold_approver_to_review();

-- It is the author's own check, too.
create function private.hold_author_to_review()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.kind = 'release' and new.submitted_revision is not null
    and new.submitted_revision is distinct from old.submitted_revision
  then
    perform private.hold_to_look(
      new.submitted_by, new.id,
      (
        select hash from private.revisions
        where work_id = new.id and number = new.submitted_revision
      )
    );
  end if;
  return new;
end;
$$;

-- After `keep_releases`, by its name: what is missing is said first.
create trigger want_own_review before update on private.works
for each row execute function private.hold_author_to_review();

-- Between the approval and the release what it was compared with may have changed: then it goes only
-- once it was approved again.
create function private.hold_release_to_approval()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  present jsonb;
  looked jsonb;
  changed text;
begin
  if new.kind <> 'release' or new.live_revision is not distinct from old.live_revision then
    return new;
  end if;
  present := private.compared_with(private.review_facts(new.id, false));
  select compared_with into looked from private.approvals
  where work_id = new.id and revision = new.live_revision and lane = 'normal'
    and voided_at is null
  order by at desc limit 1;
  if looked is null then
    raise exception 'not-approved' using errcode = 'PT422';
  end if;
  changed := private.changed_since(looked, present);
  if changed is not null then
    raise exception '%', changed using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger want_same_review before update on private.works
for each row execute function private.hold_release_to_approval();

-- Of a call nobody is shown a figure before they typed its total as it is, whichever function shows it.
create function private.hold_until_typed(of_user uuid, of_work uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.totals_owed(
    of_user, of_work,
    (
      select hash from private.revisions
      join private.works on works.id = revisions.work_id and works.newest = revisions.number
      where works.id = of_work
    )
  ) then
    raise exception 'untyped' using errcode = 'PT422';
  end if;
end;
$$;

-- The facts of each line: what is there now, what it was, and what was to be expected. Of a call or
-- a distribution that is the share by commitment, at the rate that stands in the middle of all of
-- its lines: one wrong line does not move it. Of a value it is the value before, with what was paid
-- since. Of a commitment it is what it was.
create function private.review_lines(of_work uuid)
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
    from private.lines_in_release(of_work, '{commitments,notices,statements}')
  ),
  invited as materialized (
    select meant.key
    from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
    cross join lateral private.resolved_lines((entry ->> 'id')::uuid) as meant
    where works.id = of_work and entry ->> 'kind' = 'invitations'
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
  left join belonging on belonging.sheet = lines.sheet and belonging.line = lines.line;
$$;

-- All that there is to see of a release, as facts, but for the totals of its calls: what they mean is
-- compared by the function `desk`. The texts of documents only where they are to be read.
create function private.review_facts(of_work uuid, with_texts boolean)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(line order by line ->> 'id'), '[]')
      from private.review_lines(of_work)
    ),
    'people', (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'email', fields ->> 'email', 'name', fields ->> 'name', 'entity', entity,
              'role', fields ->> 'role', 'language', fields ->> 'language',
              'until', private.day_of(fields ->> 'until'), 'outcome', outcome, 'was', was
            )
          )
          order by entity, fields ->> 'email'
        ),
        '[]'
      )
      from private.lines_in_release(of_work, '{invitations}')
    ),
    'documents', (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'sha256', meant.sha256, 'fileName', meant.file_name, 'fundId', meant.fund_id,
              'entity', meant.entity, 'all', meant.for_all, 'type', meant.type,
              'period', meant.period, 'title', meant.title, 'pages', to_jsonb(files.pages),
              'accounts', to_jsonb(files.accounts)
            )
          )
          order by meant.file_name, meant.sha256
        ),
        '[]'
      )
      from private.works
      join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
      cross join lateral private.resolved_documents(of_work, revisions.content) as meant
      left join private.staged_files as files on files.sha256 = meant.sha256 and with_texts
      where works.id = of_work
    ),
    'funds', (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'id', funds.id, 'name', funds.name, 'legalName', funds.legal_name,
              'currency', funds.currency, 'account', accounts.iban,
              'accountChange', accounts.change_id
            )
          )
        ),
        '[]'
      )
      from public.funds
      left join public.fund_accounts as accounts
        on accounts.fund_id = funds.id and accounts.ended_at is null
    ),
    'made', (
      select coalesce(jsonb_agg(distinct made), '[]')
      from private.sheets cross join unnest(new_entities) as made
      where work_id = of_work and sealed_at is not null
        and not exists (
          select from public.partner_entities where lower(name) = lower(made)
        )
    )
  );
$$;

-- The facts of a review, for whoever is shown it. Of a call nothing is said before its total was typed,
-- and not what it should have been.
-- `before` is what they saw last, or the author when submitting, where it was compared with other facts.
create function private.desk_review_facts(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  manifest jsonb;
  calls jsonb;
  facts jsonb;
  present jsonb;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = of_work and revisions.hash = of_hash and works.kind = 'release'
    and works.live_revision is null;
  if not found then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  select coalesce(
    jsonb_agg(
      jsonb_strip_nulls(
        jsonb_build_object(
          'fundId', totals.fund_id, 'fund', funds.name, 'currency', funds.currency,
          'dueOn', totals.due_on, 'reference', totals.reference,
          'total', totals.total::text, 'entities', totals.entities,
          'account', accounts.iban, 'verifiedOn', accounts.verified_on
        )
      )
      order by funds.name, totals.due_on, totals.reference
    ),
    '[]'
  )
  into calls
  from private.call_totals(of_work) as totals
  join public.funds on funds.id = totals.fund_id
  left join public.fund_accounts as accounts
    on accounts.fund_id = funds.id and accounts.ended_at is null;
  calls := private.with_tries(calls, of_work, of_hash, of_user, 'infinity');
  if exists (
    select from jsonb_array_elements(calls) as call
    where call ->> 'typed' is distinct from call ->> 'total'
  ) then
    return jsonb_build_object(
      'calls', (
        select jsonb_agg(
          case when call ->> 'typed' = call ->> 'total' then call
            else call - '{total,entities,account,verifiedOn}'::text[] end
          order by place
        )
        from jsonb_array_elements(calls) with ordinality as each_of_them (call, place)
      ),
      'notices', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('sha256', entry ->> 'sha256', 'fileName', entry ->> 'fileName')
            order by place
          ),
          '[]'
        )
        from (
          -- The manager's own, to everybody, has the total: it comes before each investor's.
          select entry,
            row_number() over (
              order by coalesce((entry ->> 'all')::boolean, false) desc, entry ->> 'fileName'
            ) as place
          from jsonb_array_elements(manifest -> 'documents') as entry
          where entry ->> 'type' = 'capital-call'
        ) as notices
        where place <= 12
      ),
      'noticeCount', jsonb_array_length(
        jsonb_path_query_array(manifest, '$.documents[*] ? (@.type == "capital-call")')
      )
    );
  end if;
  facts := private.review_facts(of_work, true);
  present := private.compared_with(facts);
  return facts || jsonb_build_object(
    'calls', calls,
    'entities', (
      select coalesce(jsonb_agg(name), '[]') from public.partner_entities
      where facts -> 'made' <> '[]'
    ),
    'opened', (
      select coalesce(jsonb_agg(what order by at), '[]') from private.review_openings
      where work_id = of_work and hash = of_hash and person = of_user
    ),
    'comparedWith', present,
    'before', (
      select jsonb_build_object('calls', content -> 'calls', 'lines', content -> 'lines')
      from private.reviews join private.review_views as views on views.review_id = reviews.id
      where work_id = of_work and hash = of_hash and content -> 'comparedWith' <> present
        and person in (
          of_user, (select submitted_by from private.works where works.id = of_work)
        )
      order by person = of_user desc, views.at desc limit 1
    )
  );
end;
$$;

-- Keeps what somebody is shown, before it is shown, and says under which number.
create function private.store_review(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_content text, of_people text
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.read');
  written jsonb := of_content;
  written_hash text := private.content_hash(written);
  kept uuid;
begin
  select id into kept from private.reviews
  where work_id = of_work and hash = of_hash
    and content_hash = written_hash;
  if not found then
    insert into private.reviews (work_id, hash, content)
    values (of_work, of_hash, written)
    on conflict do nothing returning id into kept;
    if kept is not null then
      insert into private.review_people (review_id, place, email, said)
      select kept, place, lower(said ->> 'email'), said
      from jsonb_array_elements(of_people::jsonb) with ordinality as people (said, place);
    else
      select id into kept from private.reviews
      where work_id = of_work and hash = of_hash
        and content_hash = written_hash;
    end if;
  end if;
  insert into private.review_views (review_id, person, person_name)
  values (kept, of_user, actor) on conflict do nothing;
  return kept;
end;
$$;

-- More of what this person was shown, or of what was kept of a release that has gone: five hundred lines
-- or documents at a time.
create function private.desk_review_part(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_review uuid,
  of_what text,
  after integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  part jsonb;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select jsonb_path_query_array(
    content -> of_what, ('$[' || after || ' to ' || after + 499 || ']')::jsonpath
  )
  into part
  from private.reviews
  where id = of_review and work_id = of_work and (
    exists (
      select from private.review_views where review_id = reviews.id and person = of_user
    )
    or exists (
      select from private.works where works.id = work_id and live_revision is not null
    )
  );
  if part is null then
    return null;
  end if;
  return jsonb_build_object(
    'lines', case of_what when 'lines' then part else '[]' end,
    'documents', case of_what when 'documents' then part else '[]' end
  );
end;
$$;

-- What a waiting document says, for whoever holds its line against it.
create function private.desk_document_text(of_user uuid, of_session uuid, of_hash text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return (
    select jsonb_build_object('pages', to_jsonb(pages)) from private.staged_files
    where sha256 = of_hash
  );
end;
$$;

create function private.desk_type_total(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_hash text,
  of_fund uuid,
  of_day date,
  of_reference text,
  of_total text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  counted numeric;
begin
  perform private.must(of_user, of_session, 'releases.read');
  perform from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = of_work and revisions.hash = of_hash;
  if not found then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif private.amount_of(of_total) is null then
    raise exception 'unreadable' using errcode = 'PT422';
  end if;
  select total into counted from private.call_totals(of_work)
  where fund_id = of_fund and due_on = of_day and reference = of_reference;
  if not found then
    return null;
  end if;
  insert into private.typed_totals (
    work_id, hash, person, fund_id, due_on, reference, typed, total
  )
  values (
    of_work, of_hash, of_user, of_fund, of_day, of_reference, private.amount_of(of_total), counted
  );
  return jsonb_build_object('outcome', 'typed');
end;
$$;

create function private.desk_note_opened(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_what text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  perform from private.revisions where work_id = of_work and hash = of_hash;
  if not found then
    return null;
  end if;
  insert into private.review_openings (work_id, hash, person, what)
  select of_work, of_hash, of_user, what
  from jsonb_array_elements_text(of_what::jsonb) as what
  on conflict do nothing;
  return jsonb_build_object('outcome', 'noted');
end;
$$;

-- What the approver of a release was shown when they approved it, for as long as there is a release.
create function private.desk_kept_review(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  -- Whoever may still have to approve it types its totals first, here too.
  if exists (select from private.works where id = of_work and live_revision is null) then
    perform private.hold_until_typed(of_user, of_work);
  end if;
  return (
    select jsonb_build_object(
      'review', reviews.id, 'by', approvals.approver_name, 'at', approvals.at,
      'content', reviews.content || jsonb_build_object(
        'calls', private.with_tries(
          reviews.content -> 'calls', of_work, approvals.hash, approvals.approver, approvals.at
        )
      ),
      'people', (
        select coalesce(jsonb_agg(said order by place), '[]') from private.review_people
        where review_id = reviews.id
      ),
      'opened', (
        select coalesce(jsonb_agg(what order by openings.at), '[]')
        from private.review_openings as openings
        where openings.work_id = of_work and openings.hash = approvals.hash
          and openings.person = approvals.approver
      )
    )
    from private.approvals
    join private.reviews on reviews.work_id = approvals.work_id and reviews.hash = approvals.hash
    join private.review_views as views
      on views.review_id = reviews.id and views.person = approvals.approver
    where approvals.work_id = of_work and approvals.lane = 'normal' and views.at <= approvals.at
    order by approvals.at desc, views.at desc limit 1
  );
end;
$$;

-- The mails that a release will send, and to whom: it is applied, looked at, and undone. No table is
-- read again for each of hundreds of mails.
create function private.desk_release_mails(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
set enable_nestloop = off
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
