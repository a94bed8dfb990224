-- The comments within these functions, in words that a stranger understands. Nothing else changes.

create or replace function private.desk_messages(
  of_user uuid,
  of_session uuid,
  of_state text,
  of_subject text,
  of_assignee text,
  words text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text := 'true';
  before_at timestamptz;
  before_id uuid;
  wanted tsquery;
  matching uuid[];
  found_rows jsonb;
begin
  perform private.must(of_user, of_session, 'messages.read');
  if of_state <> '' then
    conditions := conditions || ' and messages.state = $1';
  end if;
  if of_subject <> '' then
    conditions := conditions || ' and messages.subject = $2';
  end if;
  if of_assignee = 'me' then
    conditions := conditions || ' and messages.assigned_to = $3';
  elsif of_assignee = 'nobody' then
    conditions := conditions || ' and messages.assigned_to is null';
  end if;
  if trim(private.searchable(words)) <> '' then
    wanted := private.message_query(words, false);
  end if;
  if before ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z/[0-9a-f-]{36}$' then
    before_at := split_part(before, '/', 1)::timestamptz;
    before_id := split_part(before, '/', 2)::uuid;
    conditions := conditions || ' and (messages.received_at, messages.id) < ($5, $6)';
  end if;
  for turn in 1..2 loop
    if wanted is not null then
      matching := private.messages_with(
        wanted, conditions, of_state, of_subject, of_user, before_at, before_id
      );
      exit when cardinality(matching) > 0;
      -- No message has these words as they are: look for words that begin with them.
      wanted := private.message_query(words, true);
    end if;
  end loop;
  -- As text, so that each set of filters is planned for itself; and the rows of a page are chosen
  -- before anything else of them is read.
  execute format(
    $list$
      select coalesce(jsonb_agg(to_jsonb(page) order by "receivedAt" desc, id desc), '[]')
      from (
        select
          messages.id, messages.reference, messages.name, messages.subject, messages.language,
          messages.state, staff.name as assignee, messages.received_at as "receivedAt",
          left(messages.message, 160) as excerpt, private.message_due(messages) as due,
          to_char(
            messages.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'
          ) || '/' || messages.id as cursor
        from (
          select messages.id from private.contact_messages as messages
          where %s
          order by messages.received_at desc, messages.id desc
          limit 41
        ) as chosen
        join private.contact_messages as messages on messages.id = chosen.id
        left join private.staff on staff.user_id = messages.assigned_to
      ) as page
    $list$,
    case when wanted is null then conditions else 'messages.id = any($4)' end
  )
  into found_rows
  using of_state, of_subject, of_user, matching, before_at, before_id;
  return jsonb_build_object(
    'rows', case
      when jsonb_array_length(found_rows) > 40 then found_rows - 40 else found_rows
    end,
    'next', case when jsonb_array_length(found_rows) > 40 then found_rows -> 39 ->> 'cursor' end,
    -- Beyond a thousand nobody needs the number, and counting on would take ever longer.
    'counts', (
      select jsonb_object_agg(states.state, counted.count)
      from unnest(array['new', 'taken', 'answered', 'closed']) as states (state)
      cross join lateral (
        select count(*) as count from (
          select from private.contact_messages as messages
          where messages.state = states.state
          order by messages.received_at desc, messages.id desc limit 1000
        ) as first_ones
      ) as counted
    )
  );
end;
$$;

create or replace function private.desk_take_back_answer(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  of_entry uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  answer private.message_entries;
  first_left timestamptz;
  last_word timestamptz;
  remains text;
  reopens boolean;
begin
  select * into answer from private.message_entries
  where id = of_entry and message_id = message.id and kind = 'answer';
  if not found then
    return null;
  end if;
  perform from private.outbox
  where id = answer.mail and private.mail_waits(outbox)
  for update skip locked;
  if not found then
    raise exception 'has-left' using errcode = 'PT422';
  end if;
  -- A copy for the firm that is being composed just now finds no answer, and is not sent.
  delete from private.outbox where about = answer.id and state <> 'sent';
  update private.message_entries set kind = 'unsent' where id = answer.id;
  select min(at), max(at) filter (where changed_to = 'answered') into first_left, last_word
  from private.message_entries where message_id = message.id and kind = 'answer';
  select changed_to into remains from private.message_entries
  where message_id = message.id and kind in ('answer', 'state')
  order by at desc, id desc limit 1;
  reopens := (message.state = 'answered' and remains is distinct from 'answered')
    or (message.state = 'closed' and last_word is null and answer.changed_to = 'answered');
  update private.contact_messages
  set
    state = case when reopens then 'taken' else state end,
    acknowledged_at = first_left,
    answered_at = last_word,
    answer_due = case
      when answer.changed_to = 'longer' and not exists (
        select from private.message_entries
        where message_id = message.id and kind = 'answer' and changed_to = 'longer'
      ) then private.answer_due(subject, received_at)
      else answer_due
    end,
    version = version + 1
  where id = message.id;
  if reopens then
    insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
    values (message.id, of_user, actor, 'state', 'taken');
  end if;
  perform private.note(
    of_user, actor, 'messages.take-back', 'message:' || of_reference, message.version,
    jsonb_build_object('mail', answer.mail)
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

create or replace function private.desk_presence(
  of_user uuid,
  of_session uuid,
  of_thing text,
  is_writing boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(
    of_user, of_session,
    case when of_thing like 'letter:%' then 'letters.read' else 'messages.read' end
  );
  delete from private.presence where at < now() - interval '5 minutes';
  insert into private.presence (thing, user_id, writing) values (of_thing, of_user, is_writing)
  on conflict (thing, user_id) do update set at = now(), writing = excluded.writing;
  return jsonb_build_object(
    'others', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('name', staff.name, 'writing', presence.writing) order by staff.name
        ),
        '[]'
      )
      from private.presence join private.staff on staff.user_id = presence.user_id
      where presence.thing = of_thing and presence.user_id <> of_user
        -- A window reports every half minute: two reports may be missing.
        and presence.at > now() - interval '75 seconds'
    )
  );
end;
$$;

create or replace function private.desk_propose_bank_account(
  of_user uuid,
  of_session uuid,
  of_fund uuid,
  of_holder text,
  of_iban text,
  of_bic text,
  of_bank text,
  of_source text,
  of_holder_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.propose');
  fund public.funds;
  made private.bank_account_changes;
begin
  select * into fund from public.funds where id = of_fund for update;
  if not found then
    return null;
  end if;
  if of_holder is distinct from fund.legal_name and of_holder_reason is null then
    raise exception 'holder' using errcode = 'PT422';
  end if;
  if exists (
    select from public.fund_accounts as accounts
    where accounts.fund_id = of_fund and accounts.ended_at is null
      and (accounts.holder, accounts.iban, accounts.bic, accounts.bank)
        = (of_holder, of_iban, of_bic, of_bank)
  ) then
    raise exception 'same' using errcode = 'PT422';
  end if;
  if exists (
    select from private.bank_account_changes where fund_id = of_fund and settled_at is null
  ) then
    raise exception 'another change waits' using errcode = 'PT409';
  end if;
  -- Without a confirmed number the change could never be confirmed by telephone.
  if not exists (select from private.callable_bank_numbers(of_fund, now())) then
    raise exception 'number' using errcode = 'PT422';
  end if;
  insert into private.bank_account_changes (
    fund_id, holder, iban, bic, bank, source, holder_reason, proposed_by, proposed_by_name
  )
  values (
    of_fund, of_holder, of_iban, of_bic, of_bank, of_source, of_holder_reason, of_user, actor
  )
  returning * into made;
  perform private.note(
    of_user, actor, 'bank.propose', 'fund:' || of_fund, null,
    jsonb_build_object('change', made.id)
  );
  return jsonb_build_object('id', made.id);
end;
$$;

create or replace function private.mismatched_totals(of_sheet uuid)
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
  -- The value before, what was paid since and the result give this value. Not checked: a statement
  -- that does not give its unrealised gains, and one whose period has an opening line.
  closings as (
    select
      stated.line, 'nav', 'unexplained',
      stated.nav - coalesce(earlier.nav, 0) - flows.net - coalesce(stated.management_fees, 0)
        - coalesce(stated.expenses, 0) - coalesce(stated.income, 0) - coalesce(stated.realised, 0)
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
  -- Seven amounts, each rounded to the cent.
  select * from closings where abs(difference) > 0.05;
$$;

create or replace function private.erase_person(of_address text, steps jsonb, spare_bound boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  step jsonb;
  accounts uuid[] := private.sign_in_accounts_of(of_address);
  bound uuid[] := '{}';
  counted jsonb := private.count_person(of_address, steps, spare_bound);
  gone_rows bigint;
  tables jsonb := '[]';
  entry jsonb;
begin
  if spare_bound then
    bound := private.bound_sign_in_accounts(accounts);
  end if;
  -- In the registry's order: rows that refer to a row are erased before it, so that they are counted.
  for step in select value from jsonb_array_elements(steps) loop
    select value into entry from jsonb_array_elements(counted)
    where value ->> 'table' = step ->> 'table';
    continue when not found;
    gone_rows := 0;
    if step ->> 'erase' is not null then
      execute step ->> 'erase' into gone_rows using lower(of_address), accounts, bound;
    end if;
    tables := tables || jsonb_strip_nulls(
      jsonb_build_object(
        'table', step ->> 'table',
        'erased', case when step ->> 'how' = 'erased' then gone_rows else 0 end,
        'anonymised', case when step ->> 'how' = 'anonymised' then gone_rows else 0 end,
        'kept', entry -> 'kept', 'ground', entry -> 'ground'
      )
    );
  end loop;
  return tables;
end;
$$;

create or replace function private.desk_search(of_user uuid, of_session uuid, words text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  sought text := trim(words);
  pattern text := '%' || replace(replace(replace(trim(words), '\', '\\'), '%', '\%'), '_', '\_')
    || '%';
  folded text := private.folded_pattern(words);
begin
  perform private.must(of_user, of_session, 'staff.read');
  if length(sought) < 2 then
    return jsonb_build_object('found', '[]'::jsonb);
  end if;
  -- Words of punctuation alone fold to nothing, which every name would contain: they find no name.
  if private.folded(words) = '' then
    folded := '';
  end if;
  return jsonb_build_object(
    'found', (
      select coalesce(jsonb_agg(to_jsonb(hit) order by hit.place, hit.at desc), '[]')
      from (
        (
          -- As their own rooms find them: texts by their titles, too.
          select
            1 as place, 'messages' as room, message ->> 'reference' as id,
            (message ->> 'reference') || ' · ' || (message ->> 'name') as title,
            null::jsonb as titles, left(message ->> 'excerpt', 120) as excerpt,
            (message ->> 'receivedAt')::timestamptz as at
          from jsonb_array_elements(
            case
              when private.may(of_user, of_session, 'messages.read')
                and trim(private.searchable(sought)) <> ''
              then private.desk_messages(of_user, of_session, '', '', '', sought, '') -> 'rows'
              else '[]'
            end
          ) as message
          limit 10
        )
        union all
        (
          select
            2, 'approvals', work ->> 'id', work ->> 'name', work -> 'titles', work ->> 'kind',
            (work ->> 'changedAt')::timestamptz
          from jsonb_array_elements(
            case
              when private.may(of_user, of_session, 'approvals.read')
              then private.desk_approvals(of_user, of_session, '', sought, '') -> 'rows'
              else '[]'
            end
          ) as work
          limit 10
        )
        union all
        (
          select
            3, 'staff', staff.user_id::text, staff.name, null, users.email, staff.invited_at
          from private.staff join auth.users on users.id = staff.user_id
          where private.may(of_user, of_session, 'staff.read') and staff.revoked_at is null
            and (staff.name ilike pattern or users.email ilike pattern)
          order by staff.name limit 10
        )
        union all
        (
          select
            4, 'ledger', ledger.seq::text, ledger.act || ' · ' || ledger.about, null,
            ledger.actor_name, ledger.at
          from private.ledger
          where private.may(of_user, of_session, 'ledger.read') and ledger.about = sought
          order by ledger.seq desc limit 10
        )
        union all
        (
          -- The id begins with the kind of thing, before the colon: from it the room makes its address.
          select
            5, 'partners', 'fund:' || funds.id, funds.name, null, coalesce(funds.legal_name, ''),
            null::timestamptz
          from public.funds
          where private.may(of_user, of_session, 'partners.read')
            and private.folded(funds.name || ' ' || coalesce(funds.legal_name, '')) like folded
          order by private.folded(funds.name) limit 10
        )
        union all
        (
          select
            6, 'partners', 'entity:' || entities.id, entities.name, null, '', entities.merged_at
          from public.partner_entities as entities
          where private.may(of_user, of_session, 'partners.read')
            and private.folded(entities.name) like folded
          order by private.folded(entities.name) limit 10
        )
        union all
        (
          select
            7, 'partners', 'person:' || persons.user_id, persons.name, null, persons.email,
            persons.invited_at
          from private.partner_standings as persons
          where private.may(of_user, of_session, 'partners.read')
            and (
              private.folded(persons.name) like folded or private.folded(persons.email) like folded
            )
          order by private.folded(persons.name) limit 10
        )
      ) as hit
    )
  );
end;
$$;
