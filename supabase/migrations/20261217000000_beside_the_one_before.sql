-- An edition is submitted and confirmed beside the one that it follows, or not at all.

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

-- The version before does not say beside which edition one was read: it is told to look anew.
create or replace function private.desk_submit_edition(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'editions.write');
  raise exception 'other-before' using errcode = 'PT409';
end;
$$;

create or replace function private.desk_confirm_edition(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_file text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'editions.confirm');
  raise exception 'other-before' using errcode = 'PT409';
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

revoke all on all functions in schema private from public;
