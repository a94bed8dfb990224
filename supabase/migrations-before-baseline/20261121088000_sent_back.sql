-- Who may approve a text may send it back instead, with a remark. Like an approval it is of one
-- revision, and stays; it is open until that revision is submitted again, or there is another.

-- Safe since 20261121: every lane that was allowed stays allowed.
alter table private.approvals drop constraint approvals_lane_check;
alter table private.approvals add constraint approvals_lane_check
check (lane in ('normal', 'emergency', 'sent-back'));
alter table private.approvals drop constraint approvals_check;
alter table private.approvals add constraint approvals_check
check (
  case lane
    when 'emergency' then length(btrim(reason)) >= 20
    when 'sent-back' then length(btrim(reason)) >= 1
    else true
  end
);

create or replace view private.works_now as
select
  works.*, newest_one.hash, newest_one.author, newest_one.author_name, newest_one.made_at,
  newest_one.content,
  case
    when works.live_revision = works.newest then 'live'
    when private.is_approved(works.id, newest_one.hash) then 'approved'
    when works.submitted_revision = works.newest then 'submitted'
    else 'draft'
  end as state,
  exists (
    select from private.approvals
    where approvals.work_id = works.id and lane = 'emergency' and reviewed_at is null
  ) as owed,
  -- The last word on the newest revision, where it is this one.
  (
    select jsonb_build_object('by', said.approver_name, 'at', said.at, 'remark', said.reason)
    from (
      select * from private.approvals
      where approvals.work_id = works.id and approvals.revision = works.newest
      order by approvals.at desc limit 1
    ) as said
    where said.lane = 'sent-back' and works.submitted_revision is null
      and works.live_revision is distinct from works.newest
  ) as sent_back
from private.works
join private.revisions as newest_one
  on newest_one.work_id = works.id and newest_one.number = works.newest;

create view private.waiting_sent_back as
select
  'sent-back'::text as kind, 'approvals.write'::text as act, count(*) as count,
  min((sent_back ->> 'at')::timestamptz) as since, null::timestamptz as due
from private.works_now where sent_back is not null;

revoke all on private.waiting_sent_back from public, anon, authenticated;

create or replace view private.waiting_approved as
select
  'approved'::text as kind, 'approvals.write'::text as act, count(*) as count,
  min(given.at) as since, null::timestamptz as due
from private.works_now as works
join lateral (
  select min(approvals.at) as at from private.approvals
  where approvals.work_id = works.id and approvals.revision = works.newest
    and approvals.lane = 'normal' and approvals.voided_at is null
) as given on given.at is not null
where works.state = 'approved';

create or replace view private.waiting as
select kind, act, count, since, due from private.waiting_messages
union all
select kind, act, count, since, due from private.waiting_deadlines
union all
select kind, act, count, since, due from private.waiting_requests
union all
select kind, act, count, since, due from private.waiting_approvals
union all
select kind, act, count, since, due from private.waiting_approved
union all
select kind, act, count, since, due from private.waiting_sent_back
union all
select kind, act, count, since, due from private.waiting_reviews
union all
select kind, act, count, since, due from private.waiting_mail
union all
select kind, act, count, since, due from private.waiting_letters
union all
select kind, act, count, since, due from private.waiting_accounts
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select kind, act, count, since, due from private.waiting_partners;

revoke all on private.waiting from public, anon, authenticated;

-- Whether this person wrote or submitted some of what is to be approved now: also who submitted the
-- same revision before it was sent back.
create function private.had_a_hand(who uuid, of_work uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.works
    where id = of_work and (
      submitted_by = who or private.wrote(who, of_work, coalesce(live_revision, 0), newest)
      or exists (
        select from private.approvals
        where work_id = of_work and revision = newest and submitted_by = who
          and lane = 'sent-back'
      )
    )
  );
$$;

create or replace function private.desk_give_approval(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.give');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision is distinct from work.newest then
    raise exception 'not-submitted' using errcode = 'PT422';
  elsif private.had_a_hand(of_user, of_work) then
    raise exception 'author' using errcode = 'PT422';
  elsif private.is_approved(of_work, of_hash) then
    raise exception 'approved-already' using errcode = 'PT422';
  end if;
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name
  )
  values (
    of_work, of_hash, work.newest, coalesce(work.live_revision, 0), work.submitted_by, of_user,
    actor
  );
  update private.works set changed_at = clock_timestamp() where id = of_work;
  perform private.note(
    of_user, actor, 'approvals.give', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'approved');
end;
$$;

-- By who might have approved it. The remark stays here: it is prose, and the ledger can never be
-- corrected.
create function private.desk_send_back_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_remark text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.give');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision is distinct from work.newest then
    raise exception 'not-submitted' using errcode = 'PT422';
  elsif private.had_a_hand(of_user, of_work) then
    raise exception 'author' using errcode = 'PT422';
  elsif private.is_approved(of_work, of_hash) then
    raise exception 'approved-already' using errcode = 'PT422';
  elsif btrim(of_remark) = '' then
    raise exception 'remark-missing' using errcode = 'PT422';
  end if;
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name, lane, reason
  )
  values (
    of_work, of_hash, work.newest, coalesce(work.live_revision, 0), work.submitted_by, of_user,
    actor, 'sent-back', btrim(of_remark)
  );
  update private.works
  set
    submitted_revision = null, submitted_by = null, submitted_at = null,
    changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'approvals.send-back', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'sent-back');
end;
$$;

-- As before, and what an approver sent back; a letter by its titles, as its own room has it.
create or replace function private.work_shown(work private.works_now, of_user uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', work.id, 'kind', work.kind, 'name', work.name, 'state', work.state,
    'number', work.newest, 'hash', work.hash, 'content', work.content,
    'live', work.live_revision,
    'liveContent', (
      select content from private.revisions
      where work_id = work.id and number = work.live_revision
    ),
    'submittedAt', work.submitted_at,
    'twoEyes', (select two_eyes from private.approval_settings),
    'sentBack', work.sent_back,
    'mine', private.had_a_hand(of_user, work.id),
    'revisions', (
      select jsonb_agg(
        jsonb_build_object(
          'number', number, 'author', author_name, 'madeAt', made_at, 'hash', hash
        )
        order by number desc
      )
      from private.revisions where work_id = work.id
    ),
    'approvals', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', approvals.id, 'revision', revision, 'hash', hash, 'approver', approver_name,
            'at', at, 'lane', lane, 'reason', reason, 'voidedAt', voided_at,
            'reviewer', reviewed_by_name, 'reviewedAt', reviewed_at,
            'mine', approver = of_user or submitted_by is not distinct from of_user
              or private.wrote(of_user, work.id, after_revision, revision)
          )
          order by at desc
        ),
        '[]'
      )
      from private.approvals where work_id = work.id
    )
  );
$$;

create or replace function private.desk_approvals(
  of_user uuid, of_session uuid, of_state text, of_words text, before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page jsonb;
  edge_at timestamptz := nullif(split_part(before, '_', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(before, '_', 2), '')::uuid;
begin
  perform private.must(of_user, of_session, 'approvals.read');
  select coalesce(jsonb_agg(listed.entry order by changed_at desc, id desc), '[]') into page
  from (
    select
      works.id, works.changed_at,
      jsonb_build_object(
        'id', works.id, 'kind', works.kind, 'name', works.name, 'state', works.state,
        'owed', works.owed, 'number', works.newest, 'live', works.live_revision,
        'titles', case
          when works.kind = 'letter' then jsonb_build_object(
            'en', works.content #>> '{en,title}', 'fr', works.content #>> '{fr,title}'
          )
        end,
        'author', works.author_name, 'changedAt', works.changed_at,
        -- What a remark says of a release is for who may see the release.
        'sentBack', case
          when works.kind <> 'release' or private.may(of_user, of_session, 'releases.read')
            then works.sent_back
        end
      ) as entry
    from private.works_now as works
    where (
        of_state = '' or works.state = of_state or (of_state = 'owed' and works.owed)
        or (of_state = 'sent-back' and works.sent_back is not null)
      )
      and (
        of_words = ''
        or strpos(
          lower(concat_ws(' ', works.name, works.content #>> '{en,title}',
            works.content #>> '{fr,title}')),
          lower(of_words)
        ) > 0
      )
      and (edge_at is null or (works.changed_at, works.id) < (edge_at, edge_id))
    order by works.changed_at desc, works.id desc limit 41
  ) as listed;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(value order by place), '[]')
      from jsonb_array_elements(page) with ordinality as listed (value, place) where place <= 40
    ),
    'next', case
      when jsonb_array_length(page) > 40
        then (page -> 39 ->> 'changedAt') || '_' || (page -> 39 ->> 'id')
    end,
    'twoEyes', (select two_eyes from private.approval_settings)
  );
end;
$$;

create or replace function private.desk_letters(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'letters.read');
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(listed.entry order by changed_at desc), '[]') from (
        select
          works.changed_at,
          jsonb_build_object(
            'id', works.id, 'name', works.name, 'state', works.state, 'number', works.newest,
            'theme', works.content ->> 'theme', 'author', works.author_name,
            'owed', works.owed, 'sentBack', works.sent_back, 'changedAt', works.changed_at, 'slug', letters.slug,
            'titles', jsonb_build_object(
              'en', works.content #>> '{en,title}', 'fr', works.content #>> '{fr,title}'
            ),
            'publishedOn', letters.published_on, 'withdrawnAt', letters.withdrawn_at,
            'sending', (
              select private.sending_facts(sendings) from private.letter_sendings as sendings
              where sendings.work_id = works.id order by made_at desc limit 1
            )
          ) as entry
        from private.works_now as works
        left join public.letters on letters.work_id = works.id
        where works.kind = 'letter' order by works.changed_at desc limit 200
      ) as listed
    )
  );
end;
$$;

create or replace function private.desk_releases(of_user uuid, of_session uuid, of_state text, before text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page jsonb;
  edge_at timestamptz := nullif(split_part(before, '_', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(before, '_', 2), '')::uuid;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select coalesce(jsonb_agg(listed.entry order by changed_at desc, id desc), '[]') into page
  from (
    select
      works.id, works.changed_at,
      jsonb_build_object(
        'id', works.id, 'name', works.name, 'state', works.state, 'owed', works.owed,
        'sentBack', works.sent_back,
        'author', works.author_name, 'changedAt', works.changed_at,
        'documents', jsonb_array_length(works.content -> 'documents'),
        'lines', (
          select coalesce(sum((sheet ->> 'lines')::integer), 0)
          from jsonb_array_elements(works.content -> 'sheets') as sheet
        )
      ) as entry
    from private.works_now as works
    where works.kind = 'release' and (of_state = '' or works.state = of_state)
      and (edge_at is null or (works.changed_at, works.id) < (edge_at, edge_id))
    order by works.changed_at desc, works.id desc limit 41
  ) as listed;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(value order by place), '[]')
      from jsonb_array_elements(page) with ordinality as listed (value, place) where place <= 40
    ),
    'next', case
      when jsonb_array_length(page) > 40
        then (page -> 39 ->> 'changedAt') || '_' || (page -> 39 ->> 'id')
    end
  );
end;
$$;

revoke all on all functions in schema private from public;
