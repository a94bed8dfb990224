-- An edition that was begun and given up is dropped.

create table private.dropped_works (
  work_id uuid primary key references private.works (id),
  dropped_by uuid not null,
  dropped_by_name text not null,
  dropped_at timestamptz not null default now()
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
  on newest_one.work_id = works.id and newest_one.number = works.newest
where not exists (select from private.dropped_works where dropped_works.work_id = works.id);

-- The functions for other texts write to the same tables, and are stopped here.
create or replace function private.keep_edition_works()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
begin
  if tg_table_name = 'works' then
    if new.live_revision is not distinct from old.live_revision
      and (
        new.submitted_revision is null
        or new.submitted_revision is not distinct from old.submitted_revision
      )
    then
      return new;
    end if;
    work := new;
  else
    select * into work from private.works where id = new.work_id;
  end if;
  -- A review, a voiding and a sending back change no edition.
  if tg_table_name = 'approvals' then
    if tg_op = 'UPDATE' or new.lane = 'sent-back' then
      return new;
    end if;
  end if;
  if work.kind <> 'edition' then
    return new;
  elsif exists (select from private.dropped_works where work_id = work.id) then
    raise exception 'unknown' using errcode = 'PT422';
  elsif current_setting('private.edition', true) is distinct from work.id::text then
    raise exception 'own-room' using errcode = 'PT422';
  end if;
  if tg_table_name = 'approvals' then
    if not exists (
      select from private.staff_roles
      where role = 'compliance' and (
        user_id in (new.approver, new.submitted_by)
        or private.has_written(user_id, work.id, work.newest - 1, work.newest)
      )
    ) then
      raise exception 'compliance-missing' using errcode = 'PT422';
    end if;
  end if;
  return new;
end;
$$;

-- Given up before it was announced, by who wrote some of it or by compliance. Its revisions stay; its
-- number can be given again.
create function private.desk_drop_edition(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'editions.write');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.kind <> 'edition' then
    raise exception 'own-room' using errcode = 'PT422';
  elsif exists (select from private.dropped_works where work_id = of_work) then
    raise exception 'unknown' using errcode = 'PT422';
  elsif not private.took_part_in(of_user, of_work) and not exists (
    select from private.staff_roles where user_id = of_user and role = 'compliance'
  ) then
    raise exception 'not-yours' using errcode = 'PT422';
  end if;
  update private.works
  set
    name = name || ' (' || of_work || ')', submitted_revision = null, submitted_by = null,
    submitted_at = null, changed_at = clock_timestamp()
  where id = of_work;
  insert into private.dropped_works (work_id, dropped_by, dropped_by_name)
  values (of_work, of_user, actor);
  perform private.note(
    of_user, actor, 'editions.drop', 'edition:' || work.name, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'dropped');
end;
$$;

revoke all on all functions in schema private from public;
