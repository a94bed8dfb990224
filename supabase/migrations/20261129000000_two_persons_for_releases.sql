-- A release takes two persons, always: no urgent lane, no setting, and nobody approves what they
-- brought a file for. A file that a submitted release holds is not dropped.

-- Whether this person wrote, submitted or brought a file for what is to be approved now: whoever
-- uploaded a document could otherwise approve it under a colleague's name.
create or replace function private.took_part_in_release(who uuid, of_work uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.took_part_in(who, of_work) or exists (
    select from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join jsonb_array_elements(revisions.content -> 'documents') as entry
    join private.staged_files as files on files.sha256 = entry ->> 'sha256'
    where works.id = of_work and files.staged_by = who
  );
$$;

-- A release is written, approved and let go by its own functions, and by nobody who may not see it:
-- the functions for texts write to the same tables, and are stopped here. It is approved by who had
-- no part in it, and goes out only approved, whichever function asks.
create or replace function private.keep_releases()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  own boolean;
  who uuid;
begin
  if tg_table_name = 'works' then
    if new.kind = 'release'
      and new.live_revision is distinct from old.live_revision
      and current_setting('private.releasing', true) is distinct from new.id::text
    then
      raise exception 'own-room' using errcode = 'PT422';
    end if;
    if new.kind = 'release' and new.live_revision is distinct from old.live_revision
      and not exists (
        select from private.revisions
        where work_id = new.id and number = new.newest and number = new.live_revision
          and private.is_approved(new.id, hash)
      )
    then
      raise exception 'not-approved' using errcode = 'PT422';
    end if;
    if new.kind = 'release' and new.submitted_revision is not null
      and new.submitted_revision is distinct from old.submitted_revision
      and private.release_faults(new.id) <> '[]'
    then
      raise exception 'faults' using errcode = 'PT422';
    end if;
    return new;
  end if;
  select kind = 'release' into own from private.works where id = new.work_id;
  if own and tg_table_name = 'revisions'
    and current_setting('private.releasing', true) is distinct from new.work_id::text
  then
    raise exception 'own-room' using errcode = 'PT422';
  end if;
  if own and tg_table_name = 'approvals' and tg_op = 'INSERT' then
    if new.lane = 'emergency' then
      raise exception 'own-room' using errcode = 'PT422';
    elsif private.took_part_in_release(new.approver, new.work_id) then
      raise exception 'author' using errcode = 'PT422';
    end if;
  end if;
  if own and tg_table_name = 'approvals' then
    who := case
      when tg_op = 'INSERT' then new.approver
      when new.reviewed_by is distinct from old.reviewed_by then new.reviewed_by
    end;
  end if;
  if who is not null and not exists (
    select from private.staff_roles
    join private.permissions on permissions.role = staff_roles.role
    where permissions.act = 'releases.read' and staff_roles.user_id = who
  ) then
    raise exception 'not allowed' using errcode = 'PT403';
  end if;
  return new;
end;
$$;

create or replace function private.desk_release_shown(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select * into work from private.works_now where id = of_work and kind = 'release';
  if not found then
    return null;
  end if;
  return private.work_shown(work, of_user) - 'liveContent' || jsonb_build_object(
    'twoEyes', true,
    'mine', private.took_part_in_release(of_user, of_work),
    'faults', case when work.live_revision is null then private.release_faults(of_work) else '[]' end,
    'made', (
      select coalesce(jsonb_agg(distinct entity), '[]')
      from private.sheets cross join unnest(new_entities) as entity
      where work_id = of_work and sealed_at is not null
    ),
    'released', (
      select jsonb_build_object('at', at, 'by', actor_name, 'done', detail -> 'done')
      from private.ledger
      where about = 'release:' || of_work and act in ('releases.release', 'releases.release-now')
      order by seq desc limit 1
    )
  );
end;
$$;

-- Lets it go: everything, or nothing. The sheets are checked as they are applied. `of_mails` is
-- what its author was told would be sent, and typed: where it has become another number, they look
-- again. Never without another person's approval, whatever the hurry and whatever the setting says:
-- docs/decisions/038-two-persons.md.
create or replace function private.desk_release(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_mails integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
  work private.works := private.work_at(of_work, of_hash);
  manifest jsonb;
  done jsonb;
begin
  if work.kind <> 'release' then
    raise exception 'unknown' using errcode = 'PT422';
  elsif not private.is_approved(of_work, of_hash) then
    raise exception 'not-approved' using errcode = 'PT422';
  elsif private.document_faults(of_work) <> '[]' then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  select content into manifest from private.revisions
  where work_id = of_work and number = work.newest;
  done := private.apply_release(of_work, manifest);
  if (done ->> 'mails')::integer <> of_mails then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  perform set_config('private.releasing', of_work::text, true);
  update private.works set live_revision = newest, changed_at = clock_timestamp()
  where id = of_work;
  perform set_config('private.releasing', '', true);
  delete from private.staged_files
  where sha256 in (
    select entry ->> 'sha256' from jsonb_array_elements(manifest -> 'documents') as entry
  )
  and not exists (
    select from private.works_now as others
    where others.kind = 'release' and others.live_revision is null
      and others.content -> 'documents' @> jsonb_build_array(
        jsonb_build_object('sha256', staged_files.sha256)
      )
  );
  -- They have been sent; who they are stands with the partners from now on.
  delete from private.sheet_lines using private.sheets
  where sheets.id = sheet_lines.sheet_id and sheets.work_id = of_work
    and sheets.kind = 'invitations';
  perform private.note(
    of_user, actor, 'releases.release', 'release:' || of_work, work.newest,
    jsonb_build_object('hash', of_hash, 'approved', true, 'done', done)
  );
  return jsonb_build_object('outcome', 'released', 'done', done);
end;
$$;

-- As the version before asks, which had an urgent lane here: its reason opens nothing any more.
create or replace function private.desk_release(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_mails integer, of_reason text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_release(of_user, of_session, of_work, of_hash, of_mails);
$$;

-- Not while a release that was submitted or approved holds it: it would be taken from under whoever
-- approves.
create or replace function private.desk_drop_file(of_user uuid, of_session uuid, of_hash text)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.write');
  if exists (
    select from private.works_now as works
    where works.kind = 'release' and works.state in ('submitted', 'approved')
      and works.content -> 'documents' @> jsonb_build_array(
        jsonb_build_object('sha256', of_hash)
      )
  ) then
    raise exception 'file-held' using errcode = 'PT422';
  end if;
  delete from private.staged_files where sha256 = of_hash;
  return jsonb_build_object('outcome', 'dropped');
end;
$$;

revoke all on all functions in schema private from public;
