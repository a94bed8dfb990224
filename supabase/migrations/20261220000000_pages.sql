-- The firm changes its own pages at the desk: docs/decisions/058-pages-desk.md.

alter table private.works drop constraint works_kind_check;
alter table private.works add constraint works_kind_check
check (kind in ('standard-answer', 'release', 'letter', 'edition', 'page'));

insert into private.permissions (role, act)
select role, act from (
  values
    ('pages.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('pages.write', array['communications', 'compliance'])
) as allowed (act, roles) cross join unnest(roles) as role;

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

create or replace function private.desk_work(of_user uuid, of_session uuid, of_work uuid)
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
  if work.kind in ('release', 'edition', 'page') then
    return jsonb_build_object('id', work.id, 'kind', work.kind, 'name', work.name);
  end if;
  return private.work_shown(work, of_user) || jsonb_build_object(
    'withdrawnAt', (select withdrawn_at from public.letters where work_id = of_work)
  );
end;
$$;

-- A content is {"page": "/who-we-are", "texts": [{"place", "path", "was", "stood", "now", "alone"}]}:
-- `was` is what the program had when this was written, `stood` what was on the site, `now` what is to
-- be, as in `private.page_texts`. A sentence is {"en", "fr"}; `alone` names the language that
-- changes, where somebody said that the other need not. A person, a vacancy or a piece of news is an
-- object, or null where it is taken off.

-- What this version of the program has, place by place: written when the host starts. `at` are the
-- addresses on which a sentence stands, or the list of a record.
create table private.built_texts (
  place text not null,
  path text not null,
  position integer not null,
  at jsonb not null,
  text jsonb not null,
  primary key (place, path)
);

create function private.bring_built_texts(given jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.built_texts as gone
  where not exists (
    select from jsonb_to_recordset(given) as told (place text, path text)
    where told.place = gone.place and told.path = gone.path
  );
  insert into private.built_texts (place, path, position, at, text)
  select place, path, position, at, text
  from jsonb_to_recordset(given)
    as told (place text, path text, position integer, at jsonb, text jsonb)
  on conflict (place, path) do update
  set position = excluded.position, at = excluded.at, text = excluded.text
  where (built_texts.position, built_texts.at, built_texts.text)
    is distinct from (excluded.position, excluded.at, excluded.text);
end;
$$;

-- Of each text that the firm changed, the change that stands, or is to come.
create view private.page_standing as
select distinct on (place, path) place, path, was, now, work_id, live_from
from private.page_texts where live_until is null
order by place, path, live_from desc, number desc;

-- Where the program and the firm both changed a text, or the program no longer has the place. The
-- firm's text stays on the site until somebody decides.
create view private.page_updates as
select
  standing.place, standing.path, standing.was as before, built_texts.text as program,
  standing.now as ours, standing.work_id, standing.live_from
from private.page_standing as standing
left join private.built_texts
  on built_texts.place = standing.place and built_texts.path = standing.path
where built_texts.text is distinct from standing.was
  -- Before a host has said what the program has, nothing is known to differ.
  and exists (select from private.built_texts);

-- Why a content cannot go to the site from an instant on, text by text: `gone` where the program has
-- the place no more, `program` where it says something else than when this was written, `scheduled`
-- where another change is to come, `stands` where another one stands meanwhile.
create function private.page_faults(content jsonb, instant timestamptz)
returns table (place text, path text, fault text, stands jsonb, program jsonb)
language sql
stable
set search_path = ''
as $$
  select judged.place, judged.path, judged.fault, judged.stands, judged.program
  from (
    select
      entry.place, entry.path, seen.stands, built_texts.text as program,
      case
        when built_texts.place is null and entry.was is not null
          and exists (select from private.built_texts)
          then 'gone'
        when built_texts.place is not null and built_texts.text is distinct from entry.was
          then 'program'
        when standing.live_from > instant then 'scheduled'
        when seen.stands is distinct from entry.stood then 'stands'
      end as fault
    from jsonb_to_recordset(content -> 'texts')
      as entry (place text, path text, was jsonb, stood jsonb)
    left join private.page_standing as standing
      on standing.place = entry.place and standing.path = entry.path
    left join private.built_texts
      on built_texts.place = entry.place and built_texts.path = entry.path
    cross join lateral (
      select case
        when standing.place is not null then standing.now
        else coalesce(built_texts.text, entry.was)
      end as stands
    ) as seen
  ) as judged
  where judged.fault is not null;
$$;

-- Nobody submits, and nothing goes to the site, against another text than the one that was seen.
-- What begins or ends at once does so half a minute later: by then every host has drawn it.
create function private.show_page()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  written jsonb;
  found_fault text;
  goes_live boolean := new.live_revision is distinct from old.live_revision;
  soon timestamptz := now() + interval '30 seconds';
  from_at timestamptz := coalesce(
    nullif(current_setting('private.page_from', true), '')::timestamptz, soon
  );
begin
  -- Of two changes at once, the second sees the first.
  perform pg_advisory_xact_lock(7305123);
  if goes_live and new.live_revision is null then
    perform private.end_page_texts(new.id, null, null);
    return null;
  end if;
  select content into written from private.revisions
  where work_id = new.id and number = new.newest;
  select min(fault) into found_fault
  from private.page_faults(written, case when goes_live then from_at else 'infinity' end);
  if found_fault = 'scheduled' then
    raise exception 'text-scheduled' using errcode = 'PT422';
  elsif found_fault is not null then
    raise exception 'text-changed' using errcode = 'PT422';
  end if;
  if goes_live then
    insert into private.page_texts (place, path, was, now, work_id, live_from)
    select place, path, was, now, new.id, from_at
    from jsonb_to_recordset(written -> 'texts')
      as entry (place text, path text, was jsonb, now jsonb);
  end if;
  return null;
end;
$$;

create trigger show_page after update on private.works
for each row
when (
  new.kind = 'page' and (
    new.live_revision is distinct from old.live_revision
    or (new.submitted_revision is not null
      and new.submitted_revision is distinct from old.submitted_revision)
  )
)
execute function private.show_page();

-- Ends what a work put on the site, or one text of it. A change that is to come was written against
-- what stands: it is taken back first.
create function private.end_page_texts(of_work uuid, of_place text, of_path text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  ended integer;
begin
  if exists (
    select from private.page_texts as own
    join private.page_texts as later
      on later.place = own.place and later.path = own.path and later.work_id <> own.work_id
      and later.live_until is null and later.live_from > greatest(now(), own.live_from)
    where own.work_id = of_work and own.live_until is null
      and (of_place is null or (own.place, own.path) = (of_place, of_path))
  ) then
    raise exception 'text-scheduled' using errcode = 'PT422';
  end if;
  update private.page_texts
  set live_until = case
    when live_from > now() then live_from else now() + interval '30 seconds'
  end
  where work_id = of_work and live_until is null
    and (of_place is null or (place, path) = (of_place, of_path));
  get diagnostics ended = row_count;
  return ended;
end;
$$;

-- A change in a list: where it stands, and how many texts it has.
create function private.page_work_facts(work private.works_now)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', work.id, 'name', work.name, 'page', work.content ->> 'page', 'state', work.state,
    'texts', jsonb_array_length(work.content -> 'texts'), 'author', work.author_name,
    'changedAt', work.changed_at, 'sentBack', work.sent_back, 'owed', work.owed,
    'liveFrom', (
      select min(live_from) from private.page_texts
      where work_id = work.id and live_until is null
    ),
    'takenBackAt', (
      select max(live_until) from private.page_texts
      where work_id = work.id and work.live_revision is null
    )
  );
$$;

-- Which pages have texts that the firm may change, what was changed, what an update met, and what
-- each host made of what is live.
create function private.desk_pages(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'pages.read');
  return jsonb_build_object(
    'pages', (
      select coalesce(
        jsonb_agg(jsonb_build_object('page', page, 'texts', texts) order by page), '[]'
      )
      from (
        select page, count(*) as texts
        from private.built_texts, jsonb_array_elements_text(at) as page group by page
      ) as counted
    ),
    'changes', (
      select coalesce(jsonb_agg(listed.facts order by changed_at desc), '[]')
      from (
        select works.changed_at, private.page_work_facts(works) as facts
        from private.works_now as works
        where works.kind = 'page' order by works.changed_at desc limit 200
      ) as listed
    ),
    'updates', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'place', updates.place, 'path', updates.path, 'before', before, 'program', program,
            'ours', ours, 'id', updates.work_id, 'page', revisions.content ->> 'page'
          )
          order by updates.place, updates.path
        ),
        '[]'
      )
      from private.page_updates as updates
      left join private.works on works.id = updates.work_id
      left join private.revisions
        on revisions.work_id = works.id and revisions.number = works.live_revision
    ),
    'drawings', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('host', host, 'drawnAt', drawn_at, 'undrawn', undrawn) order by host
        ),
        '[]'
      )
      from private.page_drawings
      where hash = private.page_revision(now()) ->> 'hash'
    )
  );
end;
$$;

-- Every text that stands on one page and may be changed, in reading order: what the program has, what
-- stands, and what is to come. What the program no longer has comes last.
create function private.desk_page_texts(of_user uuid, of_session uuid, of_page text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'pages.read');
  return jsonb_build_object(
    'texts', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'place', place, 'path', path, 'was', built, 'at', at,
            'stands', case when is_ours then now else built end, 'ours', is_ours,
            'scheduled', case when live_from > now() then live_from end
          )
          order by position nulls last, place, path
        ),
        '[]'
      )
      from (
        select
          coalesce(built_texts.place, standing.place) as place,
          coalesce(built_texts.path, standing.path) as path, built_texts.position,
          coalesce(built_texts.at, '[]') as at, built_texts.text as built, standing.now,
          standing.place is not null as is_ours, standing.live_from
        from private.built_texts
        full join private.page_standing as standing
          on standing.place = built_texts.place and standing.path = built_texts.path
        left join private.works on works.id = standing.work_id
        left join private.revisions
          on revisions.work_id = works.id and revisions.number = works.live_revision
        where built_texts.at ? of_page
          or (built_texts.place is null and revisions.content ->> 'page' = of_page)
      ) as texts
    ),
    'changes', (
      select coalesce(jsonb_agg(private.page_work_facts(works) order by works.changed_at desc), '[]')
      from private.works_now as works
      where works.kind = 'page' and works.content ->> 'page' = of_page and works.state <> 'live'
    )
  );
end;
$$;

create function private.desk_page(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'pages.read');
  select * into work from private.works_now where id = of_work and kind = 'page';
  if not found then
    return null;
  end if;
  return private.work_shown(work, of_user) - 'liveContent'
    || jsonb_build_object(
      'liveFrom', private.page_work_facts(work) -> 'liveFrom',
      'takenBackAt', private.page_work_facts(work) -> 'takenBackAt',
      'faults', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'place', place, 'path', path, 'fault', fault, 'stands', stands, 'program', program
            )
            order by place, path
          ),
          '[]'
        )
        from private.page_faults(work.content, 'infinity')
        where work.state <> 'live'
      )
    );
end;
$$;

-- A change is named after its page, with a number: the ledger calls it so for ever. What is on the
-- site is not written on: a further change is a work of its own.
create function private.desk_save_page(
  of_user uuid, of_session uuid, of_work uuid, of_number integer, of_content text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'pages.write');
  written jsonb := of_content::jsonb;
  work private.works;
begin
  if of_work is null then
    perform pg_advisory_xact_lock(7305123);
    insert into private.works (kind, name)
    select 'page', (written ->> 'page') || ' ' || 1 + count(*)
    from private.works where kind = 'page' and split_part(name, ' ', 1) = written ->> 'page'
    returning * into work;
  else
    select * into work from private.works where id = of_work and kind = 'page' for update;
    if not found then
      return null;
    elsif work.newest <> of_number then
      raise exception 'changed meanwhile' using errcode = 'PT409';
    elsif work.live_revision is not null then
      raise exception 'live-already' using errcode = 'PT422';
    elsif split_part(work.name, ' ', 1) <> written ->> 'page' then
      raise exception 'own-room' using errcode = 'PT422';
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
  where work_id = work.id and voided_at is null and lane = 'normal';
  update private.works
  set
    newest = work.newest + 1, changed_at = clock_timestamp(), submitted_revision = null,
    submitted_by = null, submitted_at = null
  where id = work.id;
  perform private.note(of_user, actor, 'pages.save', 'page:' || work.id, work.newest + 1);
  return jsonb_build_object('id', work.id, 'number', work.newest + 1, 'outcome', 'saved');
end;
$$;

-- As publishing, from an instant to come.
create function private.desk_schedule_page(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_instant timestamptz
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must_publish(of_user, of_session, of_work);
begin
  if not exists (select from private.works where id = of_work and kind = 'page') then
    return null;
  elsif of_instant <= now() then
    raise exception 'past' using errcode = 'PT422';
  end if;
  perform set_config('private.page_from', of_instant::text, true);
  perform private.desk_publish_work(of_user, of_session, of_work, of_hash);
  perform set_config('private.page_from', '', true);
  perform private.note(
    of_user, actor, 'pages.schedule', 'page:' || of_work, null,
    jsonb_build_object('from', of_instant)
  );
  return jsonb_build_object('outcome', 'scheduled');
end;
$$;

-- One text of a change, by one, at once: what stood before it stands again.
create function private.desk_take_back_text(
  of_user uuid, of_session uuid, of_work uuid, of_place text, of_path text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'pages.write');
  work private.works;
begin
  select * into work from private.works where id = of_work and kind = 'page' for update;
  if not found then
    return null;
  end if;
  perform pg_advisory_xact_lock(7305123);
  if private.end_page_texts(of_work, of_place, of_path) = 0 then
    raise exception 'not-live' using errcode = 'PT422';
  end if;
  perform private.note(
    of_user, actor, 'pages.take-back', 'page:' || of_work, work.live_revision,
    jsonb_build_object('place', of_place, 'path', of_path)
  );
  return jsonb_build_object('outcome', 'taken-back');
end;
$$;

create view private.waiting_page_updates as
select
  'page-updates'::text as kind, 'pages.write'::text as act, count(*) as count,
  null::timestamptz as since, null::timestamptz as due
from private.page_updates;

-- What leads to the public, or back from there. A change of the site's pages is for those who may
-- write them.
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
  end if;
  return actor;
end;
$$;

create or replace function private.desk_submit_work(
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

create or replace function private.desk_publish_work(
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

create or replace function private.desk_publish_work_now(
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
  -- Of pages, only sentences are urgent: not who works here, who is sought, or what is announced.
  elsif work.kind = 'page' and exists (
    select from private.revisions, jsonb_array_elements(content -> 'texts') as entry
    where work_id = of_work and number = work.newest
      and entry ->> 'place' in ('people', 'vacancies', 'news')
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

create or replace function private.desk_withdraw_work(
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

create or replace view private.waiting as
select kind, act, count, since, due from private.waiting_messages
union all
select kind, act, count, since, due from private.waiting_deadlines
union all
select kind, act, count, since, due from private.waiting_requests
union all
select kind, act, count, since, due from private.waiting_approvals
union all
select kind, act, count, since, due from private.waiting_rights
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
select kind, act, count, since, due from private.waiting_bank_accounts
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select kind, act, count, since, due from private.waiting_partners
union all
select 'retention', 'retention.read', count(*), min(since), null from private.late_retention
union all
select kind, act, count, since, due from private.waiting_incidents
union all
select kind, act, count, since, due from private.waiting_page_updates;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all tables in schema private from public, anon, authenticated;
