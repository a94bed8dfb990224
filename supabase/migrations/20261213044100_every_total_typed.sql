-- Who types a call's total wrongly is not told the right one, and everything that was typed is kept with
-- the review.

-- Whether there is a call of which this person has not typed the total yet, or not the right one last.
create or replace function private.totals_owed(of_user uuid, of_work uuid, of_hash text)
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
create or replace function private.with_tries(
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

-- Whoever submits or approves was shown exactly this, compared with what is live now, and typed the
-- totals that it has. Says what it was compared with.
create or replace function private.hold_to_look(who uuid, of_work uuid, of_hash text)
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

-- Of a call nobody is shown a figure before they typed its total as it is, whichever function shows it.
create or replace function private.hold_until_typed(of_user uuid, of_work uuid)
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

-- The facts of a review, for whoever is shown it. Of a call nothing is said before its total was typed,
-- and not what it should have been.
-- `before` is what they saw last, or the author when submitting, where it was compared with other facts.
create or replace function private.desk_review_facts(
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

-- What the approver of a release was shown when they approved it, for as long as there is a release.
create or replace function private.desk_kept_review(of_user uuid, of_session uuid, of_work uuid)
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

-- Safe since 20261213: only the functions above asked it.
drop function private.totals_owed(uuid, uuid, text, boolean);

revoke all on all functions in schema private from public;
