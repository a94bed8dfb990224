-- Two pairs of eyes, for whatever leaves the house: what one person wrote, another approves. A work
-- (a standard answer, a release, a letter, a page) has revisions that never change; an approval is of one
-- revision, by its hash, and of nothing else. Who may approve may send it back instead, with a
-- remark: like an approval, that is of one revision, and stays.

create table private.approval_settings (
  -- One row. Two persons switch it off, and the ledger says so.
  id boolean primary key default true check (id),
  two_eyes boolean not null default true
);

insert into private.approval_settings default values;

create table private.works (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in ('standard-answer', 'release', 'letter', 'edition', 'page', 'publication')
  ),
  name text not null check (length(name) between 2 and 200),
  -- The newest revision's number; a save names the one that it began from.
  newest integer not null default 0,
  live_revision integer,
  submitted_revision integer,
  submitted_by uuid,
  submitted_at timestamptz,
  changed_at timestamptz not null default now(),
  unique (kind, name)
);

create index works_changed on private.works (changed_at desc, id desc);

-- The hash of a content's text: jsonb writes equal contents as equal texts.
create function private.content_hash(content jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(content::text, 'UTF8')), 'hex');
$$;

create table private.revisions (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  number integer not null,
  -- Kept when the person has left.
  author uuid not null,
  author_name text not null,
  content jsonb not null,
  hash text not null generated always as (private.content_hash(content)) stored,
  made_at timestamptz not null default clock_timestamp(),
  unique (work_id, number)
);

create function private.keep_revisions()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'a revision never changes';
end;
$$;

create trigger keep_revisions
before update or delete on private.revisions
for each row execute function private.keep_revisions();

create trigger keep_all_revisions
before truncate on private.revisions
for each statement execute function private.keep_revisions();

create table private.approvals (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  hash text not null,
  revision integer not null,
  -- The live revision at that time: whoever wrote one since is an author of what is approved.
  after_revision integer not null default 0,
  submitted_by uuid,
  approver uuid not null,
  approver_name text not null,
  at timestamptz not null default clock_timestamp(),
  lane text not null default 'normal' check (lane in ('normal', 'emergency', 'sent-back')),
  reason text check (
    case lane
      when 'emergency' then length(btrim(reason)) >= 20
      when 'sent-back' then length(btrim(reason)) >= 1
      else true
    end
  ),
  -- When the content was changed after it: it is not approved again by changing it back.
  voided_at timestamptz,
  reviewed_by uuid,
  reviewed_by_name text,
  reviewed_at timestamptz,
  -- What a release was compared with when it was approved, as hashes: it goes on nothing else.
  compared_with jsonb
);

create index approvals_work on private.approvals (work_id, hash);
create index approvals_owed on private.approvals (at)
where lane = 'emergency' and reviewed_at is null;

-- Voided once, reviewed once; who approved what, and why, stays.
create function private.keep_approvals()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op <> 'UPDATE'
    or (to_jsonb(new) - '{voided_at,reviewed_by,reviewed_by_name,reviewed_at}'::text[])
      <> (to_jsonb(old) - '{voided_at,reviewed_by,reviewed_by_name,reviewed_at}'::text[])
    or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
    or (old.reviewed_at is not null and new.reviewed_at is distinct from old.reviewed_at)
    or (old.reviewed_at is not null and new.reviewed_by is distinct from old.reviewed_by)
  then
    raise exception 'an approval never changes';
  end if;
  return new;
end;
$$;

create trigger keep_approvals
before update or delete on private.approvals
for each row execute function private.keep_approvals();

create trigger keep_all_approvals
before truncate on private.approvals
for each statement execute function private.keep_approvals();

-- Whether somebody else approved exactly this. An approval is of one revision: what an earlier one
-- said is not approved again by writing it again.
create function private.is_approved(of_work uuid, of_hash text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.approvals
    join private.works on works.id = approvals.work_id and works.newest = approvals.revision
    where approvals.work_id = of_work and approvals.hash = of_hash and approvals.lane = 'normal'
      and approvals.voided_at is null
  );
$$;

-- Whether somebody wrote any revision after this number and up to that one.
create function private.has_written(who uuid, of_work uuid, after_number integer, up_to integer)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.revisions
    where work_id = of_work and author = who and number > after_number and number <= up_to
  );
$$;

-- Whether this person wrote or submitted some of what is to be approved now: also who submitted the
-- same revision before it was sent back.
create function private.took_part_in(who uuid, of_work uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.works
    where id = of_work and (
      submitted_by = who or private.has_written(who, of_work, coalesce(live_revision, 0), newest)
      or exists (
        select from private.approvals
        where work_id = of_work and revision = newest and submitted_by = who
          and lane = 'sent-back'
      )
    )
  );
$$;

-- What was begun and given up: nobody goes on with it, and its name is free again.
create table private.dropped_works (
  work_id uuid primary key references private.works (id),
  dropped_by uuid not null,
  dropped_by_name text not null,
  dropped_at timestamptz not null default now()
);

create view private.works_now as
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
  on newest_one.work_id = works.id and newest_one.number = works.newest
where not exists (select from private.dropped_works where dropped_works.work_id = works.id);

-- A work with its revisions, what is live and what is newest, what an approver sent back, and what
-- this person may do with it.
create function private.work_shown(work private.works_now, of_user uuid)
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
    'mine', private.took_part_in(of_user, work.id),
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
              or private.has_written(of_user, work.id, after_revision, revision)
          )
          order by at desc
        ),
        '[]'
      )
      from private.approvals where work_id = work.id
    )
  );
$$;

-- What waits, what is owed a review, and everything else by its name, or a letter and a publication
-- by their titles and a page by what it says; last changed first.
create function private.desk_approvals(
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
          when works.kind in ('letter', 'publication') then jsonb_build_object(
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
            works.content #>> '{fr,title}',
            case when works.kind = 'page' then works.content ->> 'texts' end)),
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

-- A work as `work_shown` has it. A release, an edition, a page and a publication are shown in their
-- own rooms, to who may see them; of a letter it is said since when it is withdrawn.
create function private.desk_work(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'approvals.read');
  select * into work from private.works_now where id = of_work;
  if not found then
    return null;
  end if;
  if work.kind in ('release', 'edition', 'page', 'publication') then
    return jsonb_build_object('id', work.id, 'kind', work.kind, 'name', work.name);
  end if;
  return private.work_shown(work, of_user) || jsonb_build_object(
    'withdrawnAt', (select withdrawn_at from public.letters where work_id = of_work)
  );
end;
$$;

-- Compare and set: whoever saves names the revision that they began from. What is saved unchanged
-- makes no revision and voids nothing. Of its own kind alone: what writes an answer cannot write a
-- letter.
create function private.desk_save_work(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_kind text,
  of_name text,
  of_number integer,
  of_content text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works;
  written jsonb := of_content::jsonb;
begin
  if of_work is null then
    insert into private.works (kind, name) values (of_kind, of_name)
    on conflict (kind, name) do nothing returning * into work;
    if not found and of_kind = 'letter' then
      raise exception 'slug-taken' using errcode = 'PT422';
    elsif not found then
      raise exception 'name-taken' using errcode = 'PT422';
    end if;
  else
    select * into work from private.works where id = of_work for update;
    if not found then
      return null;
    elsif work.kind <> of_kind then
      raise exception 'own-room' using errcode = 'PT422';
    elsif work.newest <> of_number then
      raise exception 'changed meanwhile' using errcode = 'PT409';
    elsif exists (
      select from private.revisions
      where work_id = of_work and number = work.newest and content = written
    ) then
      return jsonb_build_object('id', work.id, 'number', work.newest, 'outcome', 'unchanged');
    end if;
  end if;
  insert into private.revisions (work_id, number, author, author_name, content)
  values (work.id, work.newest + 1, of_user, actor, written);
  update private.approvals set voided_at = now()
  where work_id = work.id and voided_at is null and lane = 'normal'
    and revision > coalesce(work.live_revision, 0);
  update private.works
  set
    newest = work.newest + 1, changed_at = clock_timestamp(), submitted_revision = null,
    submitted_by = null, submitted_at = null
  where id = work.id;
  perform private.note(
    of_user, actor, 'works.save', work.kind || ':' || work.id, work.newest + 1
  );
  return jsonb_build_object('id', work.id, 'number', work.newest + 1, 'outcome', 'saved');
end;
$$;

-- The work, locked, if this is still its newest content.
create function private.work_at(of_work uuid, of_hash text)
returns private.works
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
begin
  select * into work from private.works where id = of_work for update;
  if not found then
    raise exception 'unknown' using errcode = 'PT422';
  elsif not exists (
    select from private.revisions
    where work_id = of_work and number = work.newest and hash = of_hash
  ) then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif work.live_revision = work.newest then
    raise exception 'live-already' using errcode = 'PT422';
  end if;
  return work;
end;
$$;

-- What leads to the public, or back from there. A change of the site's pages, and a publication, are
-- for those who may write them.
create function private.must_publish(of_user uuid, of_session uuid, of_work uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
begin
  if exists (select from private.works where id = of_work and kind = 'page') then
    perform private.must(of_user, of_session, 'pages.write');
  elsif exists (select from private.works where id = of_work and kind = 'publication') then
    perform private.must(of_user, of_session, 'publications.write');
  end if;
  return actor;
end;
$$;

create function private.desk_submit_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must_publish(of_user, of_session, of_work);
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision = work.newest then
    raise exception 'submitted-already' using errcode = 'PT422';
  end if;
  update private.works
  set
    submitted_revision = newest, submitted_by = of_user, submitted_at = now(),
    changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.submit', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  perform private.tell_colleagues(
    private.approvers_of(of_work), 'waits', 'works.submit', actor, null
  );
  return jsonb_build_object('outcome', 'submitted');
end;
$$;

create function private.desk_give_approval(
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
  elsif private.took_part_in(of_user, of_work) then
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

-- What one must be allowed, to be the second person for a work.
create function private.second_act(of_work uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when exists (select from private.works where id = of_work and kind = 'edition')
      then 'editions.confirm'
    else 'approvals.give'
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
  actor text := private.must(of_user, of_session, private.second_act(of_work));
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision is distinct from work.newest then
    raise exception 'not-submitted' using errcode = 'PT422';
  elsif private.took_part_in(of_user, of_work) then
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

create function private.desk_publish_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must_publish(of_user, of_session, of_work);
  work private.works := private.work_at(of_work, of_hash);
  approved boolean := private.is_approved(of_work, of_hash);
begin
  if not approved and (select two_eyes from private.approval_settings) then
    raise exception 'not-approved' using errcode = 'PT422';
  end if;
  update private.works set live_revision = newest, changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.publish', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash, 'approved', approved)
  );
  return jsonb_build_object('outcome', 'published');
end;
$$;

-- Alone, at once, with a reason in writing; owed until somebody else has looked at it. The reason
-- stays with the approval: it is prose, and the ledger can never be corrected.
create function private.desk_publish_work_now(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must_publish(of_user, of_session, of_work);
  work private.works := private.work_at(of_work, of_hash);
begin
  if length(btrim(of_reason)) < 20 then
    raise exception 'reason-too-short' using errcode = 'PT422';
  -- Of pages, only sentences are urgent: not who works here, who is sought, what is announced, or what
  -- advice costs.
  elsif work.kind = 'page' and exists (
    select from private.revisions, jsonb_array_elements(content -> 'texts') as entry
    where work_id = of_work and number = work.newest
      and entry ->> 'place' in ('people', 'vacancies', 'news', 'fees', 'commitments')
  ) then
    raise exception 'not-urgent' using errcode = 'PT422';
  end if;
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name, lane, reason
  )
  values (
    of_work, of_hash, work.newest, coalesce(work.live_revision, 0), work.submitted_by, of_user,
    actor, 'emergency', btrim(of_reason)
  );
  update private.works set live_revision = newest, changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.publish-now', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'published');
end;
$$;

-- No longer offered, or no longer on the site. Its revisions and approvals stay; it needs another
-- approval before it comes back. A letter that is being sent is stopped first.
create function private.desk_withdraw_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must_publish(of_user, of_session, of_work);
  work private.works;
begin
  select * into work from private.works where id = of_work for update;
  if not found then
    return null;
  elsif work.live_revision is null then
    raise exception 'not-live' using errcode = 'PT422';
  elsif not exists (
    select from private.revisions
    where work_id = of_work and number = work.newest and hash = of_hash
  ) then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif exists (
    select from private.letter_sendings
    where work_id = of_work and state not in ('stopped', 'done')
  ) then
    raise exception 'sending' using errcode = 'PT422';
  end if;
  update private.approvals set voided_at = now()
  where work_id = of_work and voided_at is null and lane = 'normal';
  update private.works
  set
    live_revision = null, submitted_revision = null, submitted_by = null, submitted_at = null,
    changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.withdraw', work.kind || ':' || of_work, work.live_revision
  );
  return jsonb_build_object('outcome', 'withdrawn');
end;
$$;

create function private.desk_review(of_user uuid, of_session uuid, of_approval uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.give');
  owed private.approvals;
begin
  select * into owed from private.approvals where id = of_approval for update;
  if not found then
    return null;
  elsif owed.lane <> 'emergency' or owed.reviewed_at is not null then
    raise exception 'nothing-owed' using errcode = 'PT422';
  elsif owed.approver = of_user or owed.submitted_by is not distinct from of_user
    or private.has_written(of_user, owed.work_id, owed.after_revision, owed.revision)
  then
    raise exception 'author' using errcode = 'PT422';
  end if;
  update private.approvals
  set reviewed_by = of_user, reviewed_by_name = actor, reviewed_at = now()
  where id = of_approval;
  perform private.note(
    of_user, actor, 'approvals.review',
    (select kind || ':' || id from private.works where id = owed.work_id), owed.revision,
    jsonb_build_object('hash', owed.hash)
  );
  return jsonb_build_object('outcome', 'reviewed');
end;
$$;

-- On at once; off by two persons.
create function private.desk_approval_settings(of_user uuid, of_session uuid, on_or_off boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.settings');
begin
  if not on_or_off and (select two_eyes from private.approval_settings) then
    perform private.propose(of_user, actor, 'approvals.settings', 'two-eyes', '{}', '{}');
    return jsonb_build_object('twoEyes', true, 'proposed', true);
  end if;
  update private.approval_settings set two_eyes = true where on_or_off and not two_eyes;
  if found then
    perform private.note(
      of_user, actor, 'approvals.settings', 'two-eyes', null, jsonb_build_object('twoEyes', true)
    );
  end if;
  return jsonb_build_object('twoEyes', on_or_off, 'proposed', false);
end;
$$;

-- What is published in this language; never a revision that is still being written.
create function private.standard_answers(of_language text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', works.id, 'name', works.name, 'body', revisions.content ->> of_language
      )
      order by works.name
    ),
    '[]'
  )
  from private.works
  join private.revisions
    on revisions.work_id = works.id and revisions.number = works.live_revision
  where works.kind = 'standard-answer' and revisions.content ->> of_language <> '';
$$;

create view private.waiting_approvals as
select
  'approvals'::text as kind, 'approvals.give'::text as act, count(*) as count,
  min(submitted_at) as since, null::timestamptz as due
from private.works_now where state = 'submitted' and kind <> 'edition'
union all
select 'editions', 'editions.confirm', count(*), min(submitted_at), null
from private.works_now where state = 'submitted' and kind = 'edition';

create view private.waiting_reviews as
select
  'reviews'::text as kind, 'approvals.give'::text as act, count(*) as count, min(at) as since,
  null::timestamptz as due
from private.approvals where lane = 'emergency' and reviewed_at is null;

-- What was approved and then forgotten waits too: a letter, a release, a text that is not yet out.
create view private.waiting_approved as
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

create view private.waiting_sent_back as
select
  'sent-back'::text as kind, 'approvals.write'::text as act, count(*) as count,
  min((sent_back ->> 'at')::timestamptz) as since, null::timestamptz as due
from private.works_now where sent_back is not null;
