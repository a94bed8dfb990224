-- An approval is of one revision. What an earlier one said is not approved again by writing it again,
-- and what was withdrawn needs another approval before it comes back.

create or replace function private.is_approved(of_work uuid, of_hash text)
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

create or replace view private.waiting_approved as
select
  'approved'::text as kind, 'approvals.write'::text as act, count(*) as count,
  min(given.at) as since, null::timestamptz as due
from private.works_now as works
join lateral (
  select min(approvals.at) as at from private.approvals
  where approvals.work_id = works.id and approvals.revision = works.newest
    and approvals.voided_at is null
) as given on given.at is not null
where works.state = 'approved';

-- As before, and of its own kind alone: what writes an answer cannot write a letter.
create or replace function private.desk_save_work(
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
    if not found then
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

create or replace function private.desk_withdraw_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
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

revoke all on all functions in schema private from public;
