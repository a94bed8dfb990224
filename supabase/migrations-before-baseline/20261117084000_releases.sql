-- A release: figures, invitations and documents that reach partners together. It is a work of kind
-- `release`; its content is a manifest that names files and sheets by their hashes, so that an
-- approval of the manifest is one of everything in it. docs/decisions/026-releases.md says why.

alter table private.works drop constraint works_kind_check;
alter table private.works add constraint works_kind_check
check (kind in ('standard-answer', 'release', 'letter'));

insert into private.permissions (role, act)
select role, act from (
  values
    ('releases.read', array['relations', 'compliance', 'reader']),
    ('releases.write', array['relations']),
    ('documents.withdraw', array['relations', 'compliance'])
) as allowed (act, roles) cross join unnest(roles) as role;

-- Bytes that wait for their release, under their own hash.
create table private.staged_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null,
  size integer not null check (size > 0),
  bytes bytea not null,
  staged_by uuid not null,
  staged_at timestamptz not null default now()
);

alter table private.staged_files alter column bytes set storage external;

-- A file on its way, piece by piece: what was sent before a line broke is not sent again.
create table private.uploads (
  id uuid primary key default gen_random_uuid(),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_name text not null check (length(file_name) between 1 and 200),
  size integer not null check (size between 1 and 33554432),
  sent_by uuid not null,
  began_at timestamptz not null default now(),
  unique (sent_by, sha256)
);

create table private.upload_pieces (
  upload_id uuid not null references private.uploads (id) on delete cascade,
  at integer not null,
  bytes bytea not null,
  primary key (upload_id, at)
);

alter table private.upload_pieces alter column bytes set storage external;

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

-- A release is written, approved and let go by its own functions and by nobody who may not see it:
-- those for texts pass through here too.
create function private.keep_releases()
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

create trigger keep_releases before update on private.works
for each row execute function private.keep_releases();
create trigger keep_releases before insert on private.revisions
for each row execute function private.keep_releases();
create trigger keep_releases before insert or update on private.approvals
for each row execute function private.keep_releases();

-- As before; a release is shown in its own room, to who may see it.
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
  if work.kind = 'release' then
    return jsonb_build_object('id', work.id, 'kind', work.kind, 'name', work.name);
  end if;
  return private.work_shown(work, of_user);
end;
$$;

-- A work with its revisions, what is live and what is newest, and what this person may do with it.
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
    'mine', work.submitted_by is not distinct from of_user
      or private.wrote(of_user, work.id, coalesce(work.live_revision, 0), work.newest),
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

revoke all on all functions in schema private from public;
