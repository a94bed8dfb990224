-- The next edition of a legal text, written at the desk: a work of kind `edition`, which one person
-- writes and submits and another confirms. It is frozen then, announced at once, and applies from its
-- day. Always two persons, one of whom is of compliance: no setting and no urgent lane changes that.
-- The rules are triggers on the tables, so that no function written later goes around them:
-- docs/decisions/052-next-editions.md.

alter table private.editions
-- The work that it was; null where the installation brought it.
add column work_id uuid unique references private.works (id),
-- The frozen text in both languages, byte by byte: the file of the archive. Its hash is `hash`.
add column file text,
add column withdrawn_by uuid,
add column withdrawn_by_name text,
add check ((brought_at is null) = (file is not null and work_id is not null)),
add check (encode(sha256(convert_to(file, 'UTF8')), 'hex') = hash);

-- What the file of a work's content says when it is frozen on a day.
create function private.edition_of(content jsonb, frozen_on date)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'text', content ->> 'text', 'version', content ->> 'version',
    'published', to_char(frozen_on, 'YYYY-MM-DD'), 'from', content ->> 'from',
    'prevails', content ->> 'prevails', 'change', content -> 'change',
    'en', content -> 'en', 'fr', content -> 'fr'
  );
$$;

-- One that stands is never changed and never goes; one to come is taken back, once.
create function private.keep_editions()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  if tg_op = 'INSERT' then
    if new.work_id is not null and not (
      new.published_on = today and new.in_force_from > today
      and exists (
        select from private.works
        join private.revisions
          on revisions.work_id = works.id and revisions.number = works.live_revision
        where works.id = new.work_id and works.kind = 'edition'
          and private.is_approved(works.id, revisions.hash)
          and private.edition_of(revisions.content, today) = new.file::jsonb
      )
    ) then
      raise exception 'an edition of the desk is what two persons agreed on, for a day to come';
    end if;
    return new;
  elsif tg_op = 'UPDATE'
    and (to_jsonb(new) - '{withdrawn_at,withdrawn_by,withdrawn_by_name}'::text[])
      = (to_jsonb(old) - '{withdrawn_at,withdrawn_by,withdrawn_by_name}'::text[])
    and old.withdrawn_at is null and old.in_force_from > today
  then
    return new;
  elsif tg_op = 'DELETE' and old.brought_at is not null and old.withdrawn_at is null
    and old.in_force_from > today
  then
    return old;
  end if;
  raise exception 'an edition never changes';
end;
$$;

create trigger keep_editions before insert or update or delete on private.editions
for each row execute function private.keep_editions();

create trigger refuse_truncate before truncate on private.editions
for each statement execute function private.refuse_truncate();

-- The functions for other texts write to the same tables, and are stopped here.
create function private.keep_edition_works()
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

create trigger keep_edition_works before update on private.works
for each row when (new.kind = 'edition') execute function private.keep_edition_works();

create trigger keep_edition_works before insert on private.revisions
for each row execute function private.keep_edition_works();

create trigger keep_edition_works before insert or update on private.approvals
for each row execute function private.keep_edition_works();

-- Why this cannot be a next edition today, as a code; null where it can.
create function private.edition_fault(content jsonb)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when not exists (select from private.editions where text = content ->> 'text')
      then 'no-legal-text'
    when exists (
      select from private.editions
      where text = content ->> 'text' and version = content ->> 'version'
    ) then 'version-taken'
    when (content ->> 'from')::date <= (now() at time zone 'Europe/Paris')::date then 'day-past'
    when exists (
      select from private.editions
      where text = content ->> 'text' and withdrawn_at is null
        and in_force_from >= (content ->> 'from')::date
    ) then 'day-taken'
  end;
$$;

-- The hash of the edition that this one follows if it begins on its day: what it is compared with.
create function private.edition_before(content jsonb)
returns text
language sql
stable
set search_path = ''
as $$
  select hash from private.editions
  where text = content ->> 'text' and withdrawn_at is null
    and in_force_from < (content ->> 'from')::date
  order by in_force_from desc
  limit 1;
$$;

-- Of a content that somebody saw beside `of_base`: refused where it cannot be an edition today, or
-- follows another one by now. Nothing is confirmed for its text, or taken back, meanwhile.
create function private.hold_edition(content jsonb, of_base text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from private.editions where text = content ->> 'text' order by version for update;
  perform private.refuse_edition(private.edition_fault(content));
  if private.edition_before(content) is distinct from of_base then
    raise exception 'other-before' using errcode = 'PT409';
  end if;
end;
$$;

-- Everything about editions but their words: those that were frozen, those that are being written.
create function private.desk_editions(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'editions.read');
  return jsonb_build_object(
    'today', to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD'),
    'editions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'text', editions.text, 'version', editions.version,
            'published', editions.published_on, 'from', editions.in_force_from,
            'hash', editions.hash, 'broughtAt', editions.brought_at, 'id', editions.work_id,
            'author', revisions.author_name, 'approver', given.approver_name,
            'approvedAt', given.at, 'withdrawnAt', editions.withdrawn_at,
            'withdrawnBy', editions.withdrawn_by_name
          )
          order by editions.text, editions.in_force_from desc, editions.version desc
        ),
        '[]'
      )
      from private.editions
      left join private.works on works.id = editions.work_id
      left join private.revisions
        on revisions.work_id = works.id and revisions.number = works.live_revision
      left join private.approvals as given
        on given.work_id = works.id and given.revision = works.live_revision
        and given.lane = 'normal' and given.voided_at is null
    ),
    'waiting', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', works.id, 'text', works.content ->> 'text',
            'version', works.content ->> 'version', 'from', works.content ->> 'from',
            'state', works.state, 'author', works.author_name, 'changedAt', works.changed_at,
            'sentBack', works.sent_back
          )
          order by works.changed_at desc
        ),
        '[]'
      )
      from private.works_now as works where works.kind = 'edition' and works.state <> 'live'
    )
  );
end;
$$;

create function private.desk_edition(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'editions.read');
  select * into work from private.works_now where id = of_work and kind = 'edition';
  if not found then
    return null;
  end if;
  return private.work_shown(work, of_user) - 'liveContent' || jsonb_build_object(
    'fault', case when work.state <> 'live' then private.edition_fault(work.content) end
  );
end;
$$;

create function private.desk_save_edition(
  of_user uuid, of_session uuid, of_work uuid, of_number integer, of_content text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'editions.write');
  written jsonb := of_content::jsonb;
  work private.works;
begin
  if of_work is null then
    insert into private.works (kind, name)
    values ('edition', (written ->> 'text') || '/' || (written ->> 'version'))
    on conflict (kind, name) do nothing returning * into work;
    if not found then
      raise exception 'version-taken' using errcode = 'PT422';
    end if;
  else
    select * into work from private.works where id = of_work and kind = 'edition' for update;
    if not found then
      return null;
    elsif work.newest <> of_number then
      raise exception 'changed meanwhile' using errcode = 'PT409';
    elsif work.live_revision is not null then
      raise exception 'live-already' using errcode = 'PT422';
    elsif work.name <> (written ->> 'text') || '/' || (written ->> 'version') then
      -- Its number is its address, and what the ledger calls it.
      raise exception 'version-taken' using errcode = 'PT422';
    elsif exists (
      select from private.revisions
      where work_id = of_work and number = work.newest and content = written
    ) then
      return jsonb_build_object('id', work.id, 'number', work.newest, 'outcome', 'unchanged');
    end if;
  end if;
  perform set_config('private.edition', work.id::text, true);
  insert into private.revisions (work_id, number, author, author_name, content)
  values (work.id, work.newest + 1, of_user, actor, written);
  update private.works
  set
    newest = work.newest + 1, changed_at = clock_timestamp(), submitted_revision = null,
    submitted_by = null, submitted_at = null
  where id = work.id;
  perform set_config('private.edition', '', true);
  perform private.note(of_user, actor, 'editions.save', 'edition:' || work.name, work.newest + 1);
  return jsonb_build_object('id', work.id, 'number', work.newest + 1, 'outcome', 'saved');
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

-- Waits for a second person; all who could be that are told, once.
create function private.desk_submit_edition(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_base text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'editions.write');
  work private.works := private.work_at(of_work, of_hash);
  written jsonb;
begin
  if work.kind <> 'edition' then
    raise exception 'own-room' using errcode = 'PT422';
  elsif work.submitted_revision = work.newest then
    raise exception 'submitted-already' using errcode = 'PT422';
  end if;
  select content into written from private.revisions
  where work_id = of_work and number = work.newest;
  perform private.hold_edition(written, of_base);
  perform set_config('private.edition', work.id::text, true);
  update private.works
  set
    submitted_revision = newest, submitted_by = of_user, submitted_at = now(),
    changed_at = clock_timestamp()
  where id = of_work;
  perform set_config('private.edition', '', true);
  perform private.note(
    of_user, actor, 'editions.submit', 'edition:' || work.name, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  perform private.tell_colleagues(
    private.approvers_of(of_work), 'waits', 'editions.submit', actor, work.name
  );
  return jsonb_build_object('outcome', 'submitted');
end;
$$;

create function private.refuse_edition(fault text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  case fault
    when 'no-legal-text' then raise exception 'no-legal-text' using errcode = 'PT422';
    when 'version-taken' then raise exception 'version-taken' using errcode = 'PT422';
    when 'day-past' then raise exception 'day-past' using errcode = 'PT422';
    when 'day-taken' then raise exception 'day-taken' using errcode = 'PT422';
    else null;
  end case;
end;
$$;

-- By the second person, of exactly what they read, beside the edition whose hash is `of_base`. `of_file` is what the archive will publish: held
-- against the content that was read (`private.keep_editions`), and frozen with its hash.
create function private.desk_confirm_edition(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_base text, of_file text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'editions.confirm');
  work private.works := private.work_at(of_work, of_hash);
  written jsonb;
  file_hash text := encode(sha256(convert_to(of_file, 'UTF8')), 'hex');
begin
  if work.kind <> 'edition' then
    raise exception 'own-room' using errcode = 'PT422';
  elsif work.submitted_revision is distinct from work.newest then
    raise exception 'not-submitted' using errcode = 'PT422';
  elsif private.took_part_in(of_user, of_work) then
    raise exception 'author' using errcode = 'PT422';
  end if;
  select content into written from private.revisions
  where work_id = of_work and number = work.newest;
  perform private.hold_edition(written, of_base);
  perform set_config('private.edition', work.id::text, true);
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name
  )
  values (of_work, of_hash, work.newest, 0, work.submitted_by, of_user, actor);
  update private.works set live_revision = newest, changed_at = clock_timestamp()
  where id = of_work;
  perform set_config('private.edition', '', true);
  insert into private.editions (
    text, version, published_on, in_force_from, hash, work_id, file
  )
  values (
    written ->> 'text', written ->> 'version', (now() at time zone 'Europe/Paris')::date,
    (written ->> 'from')::date, file_hash, of_work, of_file
  );
  perform private.note(
    of_user, actor, 'editions.confirm', 'edition:' || work.name, work.newest,
    jsonb_build_object('hash', file_hash, 'from', written ->> 'from', 'before', of_base)
  );
  perform private.tell_of_edition(of_user, actor, 'editions.confirm', work.name);
  return jsonb_build_object('outcome', 'announced');
end;
$$;

-- Whoever could confirm an edition hears of what became of one.
create function private.tell_of_edition(by_user uuid, by_name text, of_act text, of_edition text)
returns void
language sql
set search_path = ''
as $$
  select private.tell_colleagues(
    array(
      select distinct staff_roles.user_id from private.staff_roles
      join private.permissions on permissions.role = staff_roles.role
        and permissions.act = 'editions.confirm'
      where staff_roles.user_id <> by_user
    ),
    'edition', of_act, by_name, of_edition
  );
$$;

-- Before its day, by one: the edition before it goes on. Its address says so.
create function private.desk_withdraw_edition(
  of_user uuid, of_session uuid, of_text text, of_version text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'editions.confirm');
  given private.editions;
  named text := of_text || '/' || of_version;
begin
  select * into given from private.editions
  where text = of_text and version = of_version for update;
  if not found then
    return null;
  elsif given.withdrawn_at is not null then
    raise exception 'withdrawn-already' using errcode = 'PT422';
  elsif given.in_force_from <= (now() at time zone 'Europe/Paris')::date then
    raise exception 'day-past' using errcode = 'PT422';
  end if;
  update private.editions
  set withdrawn_at = now(), withdrawn_by = of_user, withdrawn_by_name = actor
  where text = of_text and version = of_version;
  perform private.note(
    of_user, actor, 'editions.withdraw', 'edition:' || named, null,
    jsonb_build_object('hash', given.hash)
  );
  perform private.tell_of_edition(of_user, actor, 'editions.withdraw', named);
  return jsonb_build_object('outcome', 'withdrawn');
end;
$$;

-- What makes pages reads beside the editions that came with the program: anyone may, they are pages.
-- Of one that came with it, and was taken back, only that. `distinct`: nobody writes through a view
-- that has it, whatever rights the roles of the API are given.
create view public.desk_editions as
select distinct
  editions.text, version, editions.file,
  to_char(withdrawn_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as withdrawn
from private.editions where file is not null or withdrawn_at is not null;

-- A hosted project gives the roles of its API rights on all that is new.
revoke all on public.desk_editions from public, anon, authenticated;
grant select on public.desk_editions to anon, authenticated;
