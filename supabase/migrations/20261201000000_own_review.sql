-- A release is submitted only by who went through its lines; of a call nobody is shown a figure before
-- they typed its total; a review is sent in parts; and the files of an approved release can be opened
-- for ever.

-- Whoever submits or approves was shown exactly this, and typed the totals that it has.
create or replace function private.hold_to_review(who uuid, of_work uuid, of_hash text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.totals_owed(who, of_work, of_hash, true) then
    raise exception 'total' using errcode = 'PT422';
  elsif not exists (
    select from private.reviews join private.review_views on review_id = reviews.id
    where work_id = of_work and hash = of_hash and person = who
  ) then
    raise exception 'not-looked' using errcode = 'PT422';
  end if;
end;
$$;

create or replace function private.hold_approver_to_review()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.lane = 'normal'
    and exists (select from private.works where id = new.work_id and kind = 'release')
  then
    perform private.hold_to_review(new.approver, new.work_id, new.hash);
  end if;
  return new;
end;
$$;

-- It is the author's own check, too.
create or replace function private.hold_author_to_review()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.kind = 'release' and new.submitted_revision is not null
    and new.submitted_revision is distinct from old.submitted_revision
  then
    perform private.hold_to_review(
      new.submitted_by, new.id,
      (
        select hash from private.revisions
        where work_id = new.id and number = new.submitted_revision
      )
    );
  end if;
  return new;
end;
$$;

-- After `keep_releases`, by its name: what is missing is said first.
create trigger want_own_review before update on private.works
for each row execute function private.hold_author_to_review();

-- Of a call nobody is shown a figure before they typed its total, whichever function shows it.
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
    ),
    false
  ) then
    raise exception 'untyped' using errcode = 'PT422';
  end if;
end;
$$;

-- The mails that a release will send, and to whom: it is applied, looked at, and undone.
create or replace function private.desk_release_mails(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  manifest jsonb;
  said jsonb;
begin
  perform private.must(of_user, of_session, 'releases.read');
  perform private.open_release(of_work);
  perform private.hold_until_typed(of_user, of_work);
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = of_work and revisions.hash = of_hash;
  if not found then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif private.document_faults(of_work) <> '[]' then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  begin
    perform private.apply_release(of_work, manifest);
    select coalesce(
      jsonb_agg(
        jsonb_strip_nulls(
          jsonb_build_object(
            'template', mails.template, 'language', mails.language, 'to', users.email,
            'name', partners.name, 'entity', coalesce(entities.name, chosen.name),
            'fund', funds.name, 'due', calls.due_on
          )
        )
        order by mails.template, users.email, funds.name
      ),
      '[]'
    )
    into said
    from private.outbox as mails
    left join private.call_notices as calls on mails.template = 'lp-call' and calls.id = mails.about
    left join private.document_notices as told
      on mails.template = 'lp-document' and told.id = mails.about
    left join auth.users on users.id = coalesce(calls.user_id, told.user_id, mails.about)
    left join public.partners on partners.user_id = users.id
    left join public.partner_entities as entities on entities.id = calls.entity_id
    left join public.partner_entities as chosen on chosen.id = partners.chosen_entity
    left join public.funds on funds.id = calls.fund_id
    where mails.created_at = now();
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' then
    return jsonb_build_object('mails', said);
  end;
end;
$$;

-- Keeps what somebody is shown, before it is shown, and says under which number.
create or replace function private.store_review(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_content text, of_people text
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.read');
  written jsonb := of_content;
  written_hash text := private.content_hash(written);
  kept uuid;
begin
  select id into kept from private.reviews
  where work_id = of_work and hash = of_hash
    and content_hash = written_hash;
  if not found then
    insert into private.reviews (work_id, hash, content)
    values (of_work, of_hash, written)
    on conflict do nothing returning id into kept;
    if kept is not null then
      insert into private.review_people (review_id, place, email, said)
      select kept, place, lower(said ->> 'email'), said
      from jsonb_array_elements(of_people::jsonb) with ordinality as people (said, place);
    else
      select id into kept from private.reviews
      where work_id = of_work and hash = of_hash
        and content_hash = written_hash;
    end if;
  end if;
  insert into private.review_views (review_id, person, person_name)
  values (kept, of_user, actor) on conflict do nothing;
  return kept;
end;
$$;

-- It says under which number it keeps what was shown: private.store_review.
create or replace function private.keep_review(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_content text, of_people text
)
returns boolean
language sql
set search_path = ''
as $$
  select private.store_review(of_user, of_session, of_work, of_hash, of_content, of_people)
    is not null;
$$;

-- More of what this person was shown, or of what was kept of a release that has gone: five hundred lines
-- or documents at a time.
create or replace function private.desk_review_part(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_review uuid,
  of_what text,
  after integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  part jsonb;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select jsonb_path_query_array(
    content -> of_what, ('$[' || after || ' to ' || after + 499 || ']')::jsonpath
  )
  into part
  from private.reviews
  where id = of_review and work_id = of_work and (
    exists (
      select from private.review_views where review_id = reviews.id and person = of_user
    )
    or exists (
      select from private.works where works.id = work_id and live_revision is not null
    )
  );
  if part is null then
    return null;
  end if;
  return jsonb_build_object(
    'lines', case of_what when 'lines' then part else '[]' end,
    'documents', case of_what when 'documents' then part else '[]' end
  );
end;
$$;

-- What a waiting document says, for whoever holds its line against it.
create or replace function private.desk_document_text(of_user uuid, of_session uuid, of_hash text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return (
    select jsonb_build_object('pages', to_jsonb(pages)) from private.staged_files
    where sha256 = of_hash
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
  return (
    select jsonb_build_object(
      'review', reviews.id, 'by', approvals.approver_name, 'at', approvals.at,
      'content', reviews.content,
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

create or replace function private.desk_rehearse_release(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_entity text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  manifest jsonb;
begin
  perform private.must(of_user, of_session, 'releases.read');
  perform private.open_release(of_work);
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = of_work and revisions.hash = of_hash;
  if not found then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif private.document_faults(of_work) <> '[]' then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  -- Without an entity it only counts.
  if of_entity <> '' then
    perform private.hold_until_typed(of_user, of_work);
  end if;
  return private.rehearse_release(of_work, manifest, nullif(of_entity, ''));
end;
$$;

-- The dry run: how many of each, what is refused, what is changed and from what, and which names
-- nobody knows. Paged by line, since a file may have ten thousand.
create or replace function private.desk_check_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_outcome text, after_line integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  sheet private.sheets;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select * into sheet from private.sheets where id = of_sheet;
  if not found then
    return null;
  end if;
  if sheet.made_by <> of_user then
    perform private.hold_until_typed(of_user, sheet.work_id);
    -- Calls that are not in the release yet have no total that anybody could type.
    if sheet.kind = 'notices' and not exists (
      select from private.works
      join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
      where works.id = sheet.work_id
        and content -> 'sheets' @> jsonb_build_array(jsonb_build_object('id', of_sheet))
    ) then
      raise exception 'untyped' using errcode = 'PT422';
    end if;
  end if;
  return (
    with checked as materialized (
      select
        checks.line, checks.why, checks.was,
        case when checks.why is null then checks.outcome else 'refused' end as outcome,
        lines.fields
      from private.check_sheet(of_sheet) as checks
      join private.sheet_lines as lines on lines.sheet_id = of_sheet and lines.line = checks.line
    ),
    page as (
      select * from checked
      where outcome = of_outcome and line > after_line order by line limit 500
    )
    select jsonb_build_object(
      'counts', (
        select coalesce(jsonb_object_agg(outcome, count), '{}')
        from (select outcome, count(*) as count from checked group by outcome) as counted
      ),
      'rows', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'line', line, 'outcome', outcome, 'why', why, 'was', was,
              'fields', fields - '{entityId,fundId}'::text[]
            )
            order by line
          ),
          '[]'
        )
        from page
      ),
      'next', (select case when count(*) = 500 then max(line) end from page),
      'unknown', (
        select coalesce(jsonb_agg(name order by name), '[]')
        from (
          select distinct fields ->> 'entity' as name from checked
          where why = 'unknown-entity' and fields ->> 'entity' is not null
        ) as names
      ),
      'made', (select to_jsonb(new_entities) from private.sheets where id = of_sheet)
    )
  );
end;
$$;

-- For who must look at it before it goes out: that they opened it is kept with the review. And
-- afterwards for who reads what was approved: then it is the published document, as long as that is
-- not withdrawn.
create or replace function private.staged_file(of_user uuid, of_session uuid, of_hash text)
returns table (file_name text, media_type text, size integer, bytes bytea)
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return query select files.file_name, files.media_type, files.size, files.bytes
  from private.staged_files as files where files.sha256 = of_hash;
  if found then
    insert into private.review_openings (work_id, hash, person, what)
    select works.id, works.hash, of_user, of_hash
    from private.works_now as works
    where works.kind = 'release' and works.live_revision is null
      and works.content -> 'documents' @> jsonb_build_array(
        jsonb_build_object('sha256', of_hash)
      )
    on conflict do nothing;
    return;
  end if;
  return query select documents.file_name, documents.media_type, documents.size, files.bytes
  from public.documents join private.document_files as files on files.document_id = documents.id
  where documents.sha256 = of_hash and documents.withdrawn_at is null
  order by documents.published_at desc limit 1;
  if not found and exists (select from public.documents where sha256 = of_hash) then
    raise exception 'withdrawn-already' using errcode = 'PT422';
  end if;
end;
$$;

revoke all on all functions in schema private from public;
