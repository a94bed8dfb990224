-- A release: figures, invitations and documents that reach partners together. It is a work of kind
-- `release`; its content is a manifest that names files and sheets by their hashes, so that an
-- approval of the manifest is one of everything in it: docs/decisions/026-releases.md.

-- The documents of a manifest with what they mean: by number, or by the name of an entity that the
-- release will make.
create function private.resolved_documents(of_work uuid, of_content jsonb)
returns table (
  sha256 text, fund_id uuid, fund text, entity_id uuid, entity text, key text, for_all boolean,
  is_known boolean, type text, period text, title text, file_name text
)
language sql
stable
set search_path = ''
as $$
  with made as (
    select distinct lower(entity) as name
    from private.sheets cross join unnest(new_entities) as entity
    where work_id = of_work and sealed_at is not null
  )
  select
    entry ->> 'sha256', coalesce(numbered_fund.id, named_fund.id),
    coalesce(numbered_fund.name, named_fund.name), coalesce(numbered.id, named.id),
    coalesce(numbered.name, named.name, entry ->> 'entity'),
    coalesce(coalesce(numbered.id, named.id)::text, lower(entry ->> 'entity')),
    coalesce((entry ->> 'all')::boolean, false),
    numbered.id is not null or named.id is not null or made.name is not null,
    entry ->> 'type', entry ->> 'period', nullif(entry ->> 'title', ''), entry ->> 'fileName'
  from jsonb_array_elements(of_content -> 'documents') as entry
  left join public.funds as numbered_fund on numbered_fund.id = (entry ->> 'fundId')::uuid
  left join public.funds as named_fund
    on entry ->> 'fundId' is null and lower(named_fund.name) = lower(entry ->> 'fund')
  left join public.partner_entities as written
    on written.id = (entry ->> 'entityId')::uuid
  left join public.partner_entities as numbered
    on numbered.id = coalesce(written.merged_into, written.id)
  left join public.partner_entities as named
    on entry ->> 'entityId' is null and lower(named.name) = lower(entry ->> 'entity')
  left join made on made.name = lower(entry ->> 'entity');
$$;

-- The lines of a release that call money, and which of them make or change a call that is still to be
-- paid.
create function private.call_lines(of_work uuid)
returns table (
  key text, entity_id uuid, fund_id uuid, due_on date, reference text, amount numeric, is_new boolean
)
language sql
stable
set search_path = ''
as $$
  select
    calls.key, calls.entity_id, calls.fund_id, calls.effective_on, calls.reference, calls.amount,
    calls.effective_on >= current_date and not exists (
      select from public.capital_flows as held
      where held.entity_id = calls.entity_id and held.fund_id = calls.fund_id
        and held.effective_on = calls.effective_on and held.kind = 'call'
        and held.reference = calls.reference and held.purpose = calls.purpose
        and held.amount = calls.amount
    )
  from private.works
  join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
  cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
  cross join lateral private.resolved_notices((entry ->> 'id')::uuid) as calls
  where works.id = of_work and entry ->> 'kind' = 'notices' and calls.kind = 'call';
$$;

-- The calls that a release makes or changes and that are still to be paid.
create function private.calls_in_release(of_work uuid)
returns table (
  key text, name text, fund_id uuid, due_on date, reference text, amount numeric
)
language sql
stable
set search_path = ''
as $$
  select
    calls.key, coalesce(entities.name, calls.key), calls.fund_id, calls.due_on, calls.reference,
    calls.amount
  from private.call_lines(of_work) as calls
  left join public.partner_entities as entities on entities.id = calls.entity_id
  where calls.is_new;
$$;

-- What asks for money is the manager's: no call goes without their notice to that investor, no
-- notice without its call, neither without the fund's confirmed account, and no document that names
-- another account.
create function private.call_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with calls as materialized (
    select distinct key, name, fund_id, due_on from private.calls_in_release(of_work)
  ),
  documents as materialized (
    select meant.*, files.accounts
    from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join lateral private.resolved_documents(of_work, revisions.content) as meant
    join private.staged_files as files on files.sha256 = meant.sha256
    where works.id = of_work and meant.fund_id is not null
  ),
  notices as materialized (
    select fund_id, key, for_all, period, sha256, file_name from documents
    where type = 'capital-call' and period is not null
  ),
  faults as (
    select jsonb_build_object('name', funds.name, 'why', 'no-account') as fault
    from public.funds
    where funds.id in (select fund_id from calls union select fund_id from notices)
      and not exists (
        select from public.fund_accounts as accounts
        where accounts.fund_id = funds.id and accounts.ended_at is null
      )
    union all
    select jsonb_build_object('name', calls.name, 'why', 'notice-missing')
    from calls
    where not exists (
      select from notices
      where notices.fund_id = calls.fund_id and notices.period = calls.due_on::text
        and notices.key = calls.key and not notices.for_all
    )
    and not exists (
      select from notices
      where notices.fund_id = calls.fund_id and notices.period = calls.due_on::text
        and notices.for_all
    )
    and not exists (
      select from public.documents as published
      where published.fund_id = calls.fund_id and published.type = 'capital-call'
        and published.period = calls.due_on::text and published.withdrawn_at is null
        and (published.entity_id is null or published.entity_id::text = calls.key)
    )
    union all
    select
      jsonb_build_object(
        'document', notices.sha256, 'name', notices.file_name, 'why', 'call-missing'
      )
    from notices
    where not exists (
      select from calls
      where calls.fund_id = notices.fund_id and calls.due_on::text = notices.period
        and calls.key = notices.key and not notices.for_all
    )
    and not (
      notices.for_all and exists (
        select from calls
        where calls.fund_id = notices.fund_id and calls.due_on::text = notices.period
      )
    )
    and not exists (
      select from public.capital_flows as held
      where held.fund_id = notices.fund_id and held.kind = 'call'
        and held.effective_on::text = notices.period
        and (notices.for_all or held.entity_id::text = notices.key)
    )
    union all
    select
      jsonb_build_object(
        'document', documents.sha256, 'name', documents.file_name, 'why', 'account-differs'
      )
    from documents
    where exists (
      select from unnest(documents.accounts) as named
      where not exists (
        select from public.fund_accounts as accounts
        where accounts.fund_id = documents.fund_id and accounts.ended_at is null
          and accounts.iban = named
      )
    )
  )
  select coalesce(jsonb_agg(fault), '[]') from faults;
$$;

-- What is missing in the documents of a release's newest content, or that it has none and no sheet.
create function private.document_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with manifest as (
    select revisions.content from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    where works.id = of_work
  ),
  meant as materialized (
    select
      documents.*,
      row_number() over (
        partition by fund_id, key, for_all, type, period order by documents.sha256
      ) as place
    from manifest cross join lateral private.resolved_documents(of_work, manifest.content) as documents
  ),
  committed as materialized (
    select * from private.commitments_after_release(of_work)
  ),
  faults as (
    select
      jsonb_build_object('document', meant.sha256, 'name', meant.file_name) as about,
      case
        when not exists (
          select from private.staged_files where staged_files.sha256 = meant.sha256
        ) then 'file-missing'
        when not exists (
          select from private.staged_files
          where staged_files.sha256 = meant.sha256 and checked and read_at is not null
        ) then 'file-unchecked'
        when meant.fund_id is null then 'fund-missing'
        when not for_all and not is_known then 'entity-missing'
        when meant.type is null then 'type-missing'
        when meant.period is null then 'period-missing'
        when not for_all and not exists (
          select from committed
          where committed.key = meant.key and committed.fund_id = meant.fund_id
        ) then 'no-commitment'
        when place > 1 then 'same-place'
      end as why
    from meant
    union all
    select '{}', 'empty' from manifest
    where jsonb_array_length(content -> 'sheets') + jsonb_array_length(content -> 'documents') = 0
  )
  select coalesce(jsonb_agg(about || jsonb_build_object('why', why)), '[]')
    || private.call_faults(of_work)
  from faults where why is not null;
$$;

-- What keeps it from being let go, as far as it can be known now.
create function private.release_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.document_faults(of_work) || private.name_faults(of_work)
    || private.person_faults(of_work) || coalesce(jsonb_agg(about), '[]')
  from (
    select
      jsonb_build_object(
        'sheet', entry ->> 'id', 'name', entry ->> 'name',
        'why', case
          when private.sheet_hash((entry ->> 'id')::uuid) is distinct from entry ->> 'sha256'
            then 'sheet-changed'
          when exists (
            select from private.check_sheet((entry ->> 'id')::uuid) as checks
            where checks.why is not null
          ) then 'lines-refused'
        end
      ) as about
    from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
    where works.id = of_work
  ) as sheets
  where about ->> 'why' is not null;
$$;

-- Whether this person wrote, submitted or brought a file for what is to be approved now, or is invited
-- by it: whoever uploaded a document could otherwise approve it under a colleague's name.
create function private.took_part_in_release(who uuid, of_work uuid)
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
  ) or exists (
    select from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
    join private.sheets on sheets.id::text = entry ->> 'id' and sheets.kind = 'invitations'
    join private.sheet_lines as lines on lines.sheet_id = sheets.id
    join auth.users on users.id = who and lower(users.email) = lower(lines.fields ->> 'email')
    where works.id = of_work
  );
$$;

-- A release is written, approved and let go by its own functions, and by nobody who may not see it:
-- the functions for texts write to the same tables, and are stopped here. It is approved by who had
-- no part in it, and goes out only approved, whichever function asks.
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

create trigger keep_releases before update on private.works
for each row execute function private.keep_releases();

create trigger keep_releases before insert on private.revisions
for each row execute function private.keep_releases();

create trigger keep_releases before insert or update on private.approvals
for each row execute function private.keep_releases();

create function private.desk_releases(of_user uuid, of_session uuid, of_state text, before text)
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

-- How many mails about what this release brought were given up in the last month.
create function private.failed_mails_of(of_work uuid)
returns integer
language sql
stable
set search_path = ''
as $$
  with live as (
    select revisions.content from private.works
    join private.revisions
      on revisions.work_id = works.id and revisions.number = works.live_revision
    where works.id = of_work
  )
  select count(*)::integer from private.outbox
  where state = 'dead' and about in (
    select notices.id from live
    cross join jsonb_array_elements(live.content -> 'documents') as entry
    join public.documents on documents.sha256 = entry ->> 'sha256'
    join private.document_notices as notices on notices.document_id = documents.id
    union all
    select notices.id from live
    cross join jsonb_array_elements(live.content -> 'sheets') as entry
    cross join lateral private.resolved_notices((entry ->> 'id')::uuid) as calls
    join private.call_notices as notices
      on notices.entity_id = calls.entity_id and notices.fund_id = calls.fund_id
      and notices.due_on = calls.effective_on and notices.reference = calls.reference
    where entry ->> 'kind' = 'notices' and calls.kind = 'call'
  );
$$;

create function private.desk_release_shown(of_user uuid, of_session uuid, of_work uuid)
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
    'near', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('one', one, 'other', other, 'same', same, 'pair', pair)
          order by one, other
        ),
        '[]'
      )
      from private.near_names(of_work) where one <> other
    ),
    'nearPersons', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'one', one - '{ref,keys,sheet}'::text[], 'other', other - '{ref,keys,sheet}'::text[],
            'same', same, 'kept', kept, 'pair', pair
          )
          order by one ->> 'name', other ->> 'name'
        ),
        '[]'
      )
      from private.near_persons(of_work) where one <> other
    ),
    'failed', case when work.live_revision is null then 0 else private.failed_mails_of(of_work) end,
    'released', (
      select jsonb_build_object('at', at, 'by', actor_name, 'done', detail -> 'done')
      from private.ledger
      where about = 'release:' || of_work and act in ('releases.release', 'releases.release-now')
      order by seq desc limit 1
    )
  );
end;
$$;

-- What a document or a line may be for.
create function private.desk_release_names(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return jsonb_build_object(
    'entities', (
      select coalesce(jsonb_agg(name order by name), '[]') from public.partner_entities
      where merged_into is null
    ),
    'funds', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name, 'currency', currency) order by name),
        '[]'
      )
      from public.funds
    )
  );
end;
$$;

-- Compare and set, as for texts. The manifest is put together here: of a sheet only its number is
-- taken, of a document the names, and their numbers are written beside them.
create function private.desk_save_release(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_name text,
  of_number integer,
  of_sheets text,
  of_documents text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
  work private.works;
  written jsonb;
begin
  if of_work is null then
    insert into private.works (kind, name) values ('release', of_name)
    on conflict (kind, name) do nothing returning * into work;
    if not found then
      raise exception 'name-taken' using errcode = 'PT422';
    end if;
  else
    work := private.open_release(of_work);
    if work.newest <> of_number then
      raise exception 'changed meanwhile' using errcode = 'PT409';
    end if;
  end if;
  written := jsonb_build_object(
    'sheets', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', sheets.id, 'kind', kind, 'name', name, 'lines', lines, 'sha256', sha256
          )
          order by sealed_at, sheets.id
        ),
        '[]'
      )
      from private.sheets
      where work_id = work.id and sealed_at is not null
        and sheets.id::text in (select jsonb_array_elements_text(of_sheets::jsonb))
    ),
    'documents', (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'sha256', entry ->> 'sha256', 'fileName', entry ->> 'fileName',
              'fund', entry ->> 'fund', 'fundId', funds.id,
              'entity', entry ->> 'entity', 'entityId', entities.id,
              'all', coalesce((entry ->> 'all')::boolean, false),
              'type', entry ->> 'type', 'period', entry ->> 'period',
              'title', nullif(entry ->> 'title', '')
            )
          )
          order by entry ->> 'fileName', entry ->> 'sha256'
        ),
        '[]'
      )
      from (
        select distinct on (value ->> 'sha256') value as entry
        from jsonb_array_elements(of_documents::jsonb)
      ) as given
      left join public.funds on lower(funds.name) = lower(entry ->> 'fund')
      left join public.partner_entities as entities
        on lower(entities.name) = lower(entry ->> 'entity')
    )
  );
  if exists (
    select from private.revisions
    where work_id = work.id and number = work.newest and content = written
  ) then
    return jsonb_build_object('id', work.id, 'number', work.newest, 'outcome', 'unchanged');
  end if;
  perform set_config('private.releasing', work.id::text, true);
  insert into private.revisions (work_id, number, author, author_name, content)
  values (work.id, work.newest + 1, of_user, actor, written);
  perform set_config('private.releasing', '', true);
  update private.approvals set voided_at = now()
  where work_id = work.id and voided_at is null and lane = 'normal';
  update private.works
  set
    newest = work.newest + 1, changed_at = clock_timestamp(), submitted_revision = null,
    submitted_by = null, submitted_at = null
  where id = work.id;
  perform private.note(of_user, actor, 'releases.save', 'release:' || work.id, work.newest + 1);
  return jsonb_build_object('id', work.id, 'number', work.newest + 1, 'outcome', 'saved');
end;
$$;

-- Seals a sheet into the release: what is refused is left out, the rest is bound by its hash.
create function private.desk_add_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_number integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
  sheet private.sheets;
  manifest jsonb;
  left_out integer;
  kept integer;
begin
  select * into sheet from private.sheets
  where id = of_sheet and made_by = of_user and sealed_at is null for update;
  if not found then
    return null;
  end if;
  delete from private.sheet_lines using private.check_sheet(of_sheet) as checks
  where sheet_id = of_sheet and sheet_lines.line = checks.line and checks.why is not null;
  get diagnostics left_out = row_count;
  update private.sheet_lines
  set fields = lines.fields || jsonb_strip_nulls(
    jsonb_build_object('entityId', lines.entity_id, 'fundId', lines.fund_id)
  )
  from private.resolved_lines(of_sheet) as lines
  where sheet_lines.sheet_id = of_sheet and lines.line = sheet_lines.line;
  get diagnostics kept = row_count;
  if sheet.kind = 'invitations' then
    update private.sheet_lines
    set
      fields = sheet_lines.fields || jsonb_build_object(
        'email', lines.email, 'name', lines.fields ->> 'name',
        'language', lines.fields ->> 'language'
      )
    from private.resolved_invitations(of_sheet) as lines
    where sheet_lines.sheet_id = of_sheet and lines.line = sheet_lines.line
      and lines.email <> lines.written;
  end if;
  if kept = 0 then
    raise exception 'nothing-left' using errcode = 'PT422';
  end if;
  update private.sheets
  set
    sealed_at = clock_timestamp(), lines = kept,
    -- Only those that a line still needs.
    new_entities = array(
      select entity from unnest(new_entities) as entity
      where exists (
        select from private.sheet_lines as lines
        where lines.sheet_id = of_sheet and lower(lines.fields ->> 'entity') = lower(entity)
      )
    )
  where id = of_sheet;
  update private.sheets set sha256 = private.sheet_hash(of_sheet) where id = of_sheet;
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = sheet.work_id;
  perform private.note(
    of_user, actor, 'releases.import', 'release:' || sheet.work_id, null,
    jsonb_build_object('kind', sheet.kind, 'lines', kept, 'leftOut', left_out)
  );
  return private.desk_save_release(
    of_user, of_session, sheet.work_id, '', of_number,
    (
      select jsonb_agg(id)::text from (
        select entry ->> 'id' as id from jsonb_array_elements(manifest -> 'sheets') as entry
        union all select of_sheet::text
      ) as sheets
    ),
    manifest ->> 'documents'
  ) || jsonb_build_object('lines', kept, 'leftOut', left_out);
end;
$$;

-- Makes all documents of a release, and a mail to everyone who acts for an entity that one is for: as
-- private.publish_document does for one, but for the bytes. To see what a release would do, hundreds of
-- files need not be copied; they are when it goes. No table is read again for each of them.
create function private.place_documents(of_work uuid, of_content jsonb)
returns table (made bigint, already bigint, concerned uuid[])
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
begin
  perform from public.funds
  where id in (select meant.fund_id from private.resolved_documents(of_work, of_content) as meant)
  order by id for update;
  if exists (
    select from private.resolved_documents(of_work, of_content) as meant
    left join private.staged_files as files on files.sha256 = meant.sha256
    left join public.commitments as held
      on held.fund_id = meant.fund_id and held.entity_id = meant.entity_id
    where files.sha256 is null or meant.fund_id is null
      or (not meant.for_all and held.entity_id is null)
  ) then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  return query
    with wanted as materialized (
      select
        meant.*, case when not meant.for_all then meant.entity_id end as addressed,
        files.media_type, files.size
      from private.resolved_documents(of_work, of_content) as meant
      join private.staged_files as files on files.sha256 = meant.sha256
    ),
    newest as materialized (
      select distinct on (fund_id, entity_id, type, period) *
      from public.documents where fund_id in (select fund_id from wanted)
      order by fund_id, entity_id, type, period, version desc
    ),
    judged as materialized (
      select
        wanted.*, coalesce(newest.version, 0) + 1 as next,
        coalesce(newest.sha256 = wanted.sha256 and newest.withdrawn_at is null, false) as is_there
      from wanted
      left join newest
        on newest.fund_id = wanted.fund_id and newest.type = wanted.type
        and newest.period = wanted.period
        and coalesce(newest.entity_id::text, '') = coalesce(wanted.addressed::text, '')
    ),
    placed as (
      insert into public.documents (
        fund_id, entity_id, type, period, version, file_name, media_type, size, sha256, title
      )
      select
        fund_id, addressed, type, period, next, file_name, media_type, size, sha256, title
      from judged where not is_there order by file_name, sha256
      returning id, fund_id, entity_id, type
    ),
    notices as (
      insert into private.document_notices (document_id, user_id)
      select distinct concerned.id, members.user_id
      from (
        select placed.id, held.entity_id from placed
        join public.commitments as held
          on held.fund_id = placed.fund_id and held.entity_id = placed.entity_id
        union all
        select placed.id, held.entity_id from placed
        join public.commitments as held on held.fund_id = placed.fund_id
        where placed.entity_id is null
      ) as concerned
      join public.partner_memberships as members on members.entity_id = concerned.entity_id
      join public.partners
        on partners.user_id = members.user_id and partners.revoked_at is null
      where members.ends_at is null or members.ends_at > now()
      returning id, user_id, document_id
    ),
    -- Notices of calls are told with their calls (43_notices.sql).
    told as (
      insert into private.outbox (template, language, about)
      select 'lp-document', partners.language, notices.id
      from notices
      join placed on placed.id = notices.document_id and placed.type <> 'capital-call'
      join public.partners on partners.user_id = notices.user_id
      where partners.notices = 'at-once'
    )
    select
      count(*) filter (where not judged.is_there), count(*) filter (where judged.is_there),
      array(
        select addressed from judged where addressed is not null
        union
        select held.entity_id from public.commitments as held
        where held.fund_id in (select fund_id from judged where addressed is null)
      )
    from judged;
end;
$$;

-- Does all of it, in the transaction of who asks, but for the bytes of the documents. Says how much of
-- each was done.
create function private.apply_release(of_work uuid, of_content jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  sheet record;
  entry record;
  placed record;
  made integer := 0;
  touched integer;
  of_sheet uuid[];
  done jsonb := '{"commitments": 0, "notices": 0, "statements": 0, "invitations": 0}';
  concerned uuid[] := '{}';
  mails_before bigint;
begin
  select count(*) into mails_before from private.outbox where created_at = now();
  for sheet in
    select sheets.*, wanted ->> 'sha256' as wanted_hash
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
  loop
    if private.sheet_hash(sheet.id) is distinct from sheet.wanted_hash then
      raise exception 'sheet-changed' using errcode = 'PT422';
    end if;
    insert into public.partner_entities (name)
    select wanted from unnest(sheet.new_entities) as wanted
    where not exists (select from public.partner_entities where lower(name) = lower(wanted));
    get diagnostics touched = row_count;
    made := made + touched;
  end loop;
  -- Notices and statements need their commitments, so those come first; who is invited comes last,
  -- and finds all of it there.
  for sheet in
    select sheets.id, sheets.kind
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
    where sheets.kind <> 'invitations'
    order by array_position(array['commitments', 'notices', 'statements'], sheets.kind), sealed_at
  loop
    if exists (select from private.check_sheet(sheet.id) as checks where checks.why is not null) then
      raise exception 'lines-refused' using errcode = 'PT422';
    end if;
    case sheet.kind
      when 'commitments' then
        with meant as materialized (
          select
            entity_id, fund_id, private.amount_of(fields ->> 'committed'),
            private.day_of(fields ->> 'asOf')
          from private.resolved_lines(sheet.id)
        ),
        written as (
          insert into public.commitments (entity_id, fund_id, committed, as_of)
          select * from meant
          on conflict (entity_id, fund_id) do update
          set committed = excluded.committed, as_of = excluded.as_of
          where (commitments.committed, commitments.as_of)
            is distinct from (excluded.committed, excluded.as_of)
          returning entity_id
        )
        select (select count(*) from written), array_agg(distinct entity_id)
        into touched, of_sheet from meant;
      when 'notices' then
        with meant as materialized (
          select
            entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
            unfunded_effect, recallable_until
          from private.resolved_notices(sheet.id)
        ),
        written as (
          insert into public.capital_flows (
            entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
            unfunded_effect, recallable_until
          )
          select * from meant
          on conflict (entity_id, fund_id, effective_on, kind, reference, purpose) do update
          set
            noticed_on = excluded.noticed_on, amount = excluded.amount,
            unfunded_effect = excluded.unfunded_effect,
            recallable_until = excluded.recallable_until, released_at = now()
          where (
            capital_flows.noticed_on, capital_flows.amount, capital_flows.unfunded_effect,
            capital_flows.recallable_until
          ) is distinct from (
            excluded.noticed_on, excluded.amount, excluded.unfunded_effect,
            excluded.recallable_until
          )
          returning entity_id
        )
        select (select count(*) from written), array_agg(distinct entity_id)
        into touched, of_sheet from meant;
      else
        with meant as materialized (
          select
            entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
            carry, management_fees_gross, management_fee_offsets, carry_paid, carry_accrued
          from private.resolved_statements(sheet.id)
        ),
        written as (
          insert into public.valuations (
            entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
            carry, management_fees_gross, management_fee_offsets, carry_paid, carry_accrued
          )
          select * from meant
          on conflict (entity_id, fund_id, as_of) do update
          set
            nav = excluded.nav, management_fees = excluded.management_fees,
            expenses = excluded.expenses, income = excluded.income, realised = excluded.realised,
            unrealised = excluded.unrealised, carry = excluded.carry,
            management_fees_gross = excluded.management_fees_gross,
            management_fee_offsets = excluded.management_fee_offsets,
            carry_paid = excluded.carry_paid, carry_accrued = excluded.carry_accrued
          where (
            valuations.nav, valuations.management_fees, valuations.expenses, valuations.income,
            valuations.realised, valuations.unrealised, valuations.carry,
            valuations.management_fees_gross, valuations.management_fee_offsets,
            valuations.carry_paid, valuations.carry_accrued
          ) is distinct from (
            excluded.nav, excluded.management_fees, excluded.expenses, excluded.income,
            excluded.realised, excluded.unrealised, excluded.carry,
            excluded.management_fees_gross, excluded.management_fee_offsets, excluded.carry_paid,
            excluded.carry_accrued
          )
          returning entity_id
        )
        select (select count(*) from written), array_agg(distinct entity_id)
        into touched, of_sheet from meant;
    end case;
    done := jsonb_set(
      done, array[sheet.kind], to_jsonb((done ->> sheet.kind)::integer + touched)
    );
    concerned := concerned || of_sheet;
  end loop;
  select * into placed from private.place_documents(of_work, of_content);
  concerned := concerned || placed.concerned;
  for sheet in
    select sheets.id
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
    where sheets.kind = 'invitations' order by sealed_at
  loop
    if exists (select from private.check_sheet(sheet.id) as checks where checks.why is not null) then
      raise exception 'lines-refused' using errcode = 'PT422';
    end if;
    for entry in
      select meant.fields, meant.entity, meant.entity_id
      from private.resolved_lines(sheet.id) as meant
      join private.check_sheet(sheet.id) as checks on checks.line = meant.line
      where checks.outcome <> 'same' order by meant.line
    loop
      perform private.invite_partner(
        lower(entry.fields ->> 'email'), entry.fields ->> 'name', entry.entity,
        entry.fields ->> 'language', false, entry.fields ->> 'role',
        private.end_of_day(entry.fields ->> 'until')
      );
      done := jsonb_set(
        done, '{invitations}', to_jsonb((done ->> 'invitations')::integer + 1)
      );
      concerned := concerned || entry.entity_id;
    end loop;
  end loop;
  -- Once everybody is there who is to hear of it. A line made or changed in this transaction bears
  -- its time.
  perform private.announce_calls(
    array_agg(entity_id), array_agg(fund_id), array_agg(effective_on), array_agg(reference)
  )
  from public.capital_flows
  where kind = 'call' and effective_on >= current_date and released_at = now() and not opening;
  perform private.tell_call_documents();
  return done || jsonb_build_object(
    'newEntities', made, 'documents', placed.made, 'already', placed.already,
    'entities', (select count(distinct one) from unnest(concerned) as one),
    'mails', (select count(*) - mails_before from private.outbox where created_at = now())
  );
end;
$$;

-- What a partner of this entity would be shown, by the same function that they call. It makes a
-- partner who does not exist, so it is only called in a part of a transaction that is undone.
create function private.overview_for_entity(of_entity text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  nobody uuid := gen_random_uuid();
  sitting uuid := gen_random_uuid();
  acts_for uuid;
  seen jsonb;
begin
  select id into acts_for from public.partner_entities where lower(name) = lower(of_entity);
  if not found then
    raise exception 'unknown' using errcode = 'PT422';
  end if;
  insert into auth.users (id, aud, role, email)
  values (nobody, 'authenticated', 'authenticated', nobody || '@preview.invalid');
  insert into public.partners (user_id, chosen_entity, name, language)
  values (nobody, acts_for, 'Preview', 'en');
  insert into public.partner_memberships (user_id, entity_id) values (nobody, acts_for);
  insert into auth.sessions (id, user_id) values (sitting, nobody);
  insert into private.factor_checks (session_id, kind) values (sitting, 'passkey');
  perform private.speak_as(nobody, sitting);
  seen := public.lp_overview();
  return seen - '{partner,people,entities,downloads,needs,seenBefore}'::text[];
end;
$$;

-- Applies a release, notes what it did and what a partner would see, and undoes it; a variable
-- keeps its value when tables are set back. `withoutPerson` names the entities that would get a
-- document or a call and have nobody who could read it. They are looked for after the release has
-- invited its persons, and before the preview makes a person of its own.
create function private.rehearse_release(of_work uuid, of_content jsonb, of_entity text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  said jsonb;
begin
  begin
    said := jsonb_build_object('done', private.apply_release(of_work, of_content));
    said := said || jsonb_build_object(
      'withoutPerson', (
        select coalesce(jsonb_agg(entities.name order by entities.name), '[]')
        from public.partner_entities as entities
        where entities.id in (
          select entity_id from public.documents where published_at = now()
          union
          select entity_id from public.capital_flows
          where kind = 'call' and effective_on >= current_date and released_at = now()
        )
        and not exists (
          select from public.partner_memberships as members
          join public.partners
            on partners.user_id = members.user_id and partners.revoked_at is null
          where members.entity_id = entities.id
            and (members.ends_at is null or members.ends_at > now())
        )
      )
    );
    if of_entity is not null then
      said := said || jsonb_build_object('seen', private.overview_for_entity(of_entity));
    end if;
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' then
    return said;
  end;
end;
$$;

create function private.desk_rehearse_release(
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

-- Lets it go: everything, or nothing. The sheets are checked as they are applied. `of_mails` is
-- what its author was told would be sent, and typed: where it has become another number, they look
-- again. Never without another person's approval, whatever the hurry and whatever the setting says
-- (docs/decisions/038-two-persons.md), and only on what that person compared it with: where that has
-- changed, the approval is void, and it waits for another (docs/decisions/044-held-to-what-was-seen.md).
create function private.desk_release(
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
  changed text;
begin
  if work.kind <> 'release' then
    raise exception 'unknown' using errcode = 'PT422';
  elsif not private.is_approved(of_work, of_hash) then
    raise exception 'not-approved' using errcode = 'PT422';
  elsif private.document_faults(of_work) || private.name_faults(of_work)
    || private.person_faults(of_work) <> '[]'
  then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  select content into manifest from private.revisions
  where work_id = of_work and number = work.newest;
  -- From here to the end no other release, account or merging of the same funds and entities is done.
  perform from public.funds
  where id in (
    select fund_id from private.resolved_documents(of_work, manifest)
    union
    select meant.fund_id from jsonb_array_elements(manifest -> 'sheets') as entry
    cross join lateral private.resolved_lines((entry ->> 'id')::uuid) as meant
  )
  order by id for update;
  perform from public.partner_entities
  where id in (
    select entity_id from private.resolved_documents(of_work, manifest)
    union
    select meant.entity_id from jsonb_array_elements(manifest -> 'sheets') as entry
    cross join lateral private.resolved_lines((entry ->> 'id')::uuid) as meant
  )
  order by id for no key update;
  begin
    perform set_config('private.releasing', of_work::text, true);
    update private.works set live_revision = newest, changed_at = clock_timestamp()
    where id = of_work;
    perform set_config('private.releasing', '', true);
  exception when sqlstate 'PT422' then
    get stacked diagnostics changed = message_text;
  end;
  if changed is not null then
    update private.approvals set voided_at = now()
    where work_id = of_work and voided_at is null and lane = 'normal';
    update private.works set changed_at = clock_timestamp() where id = of_work;
    perform private.note(
      of_user, actor, 'approvals.void', 'release:' || of_work, work.newest,
      jsonb_build_object('hash', of_hash, 'why', changed)
    );
    perform private.tell_colleagues(
      private.approvers_of(of_work), 'waits', 'works.submit', actor, null
    );
    return jsonb_build_object('outcome', 'void', 'why', changed);
  end if;
  done := private.apply_release(of_work, manifest);
  if (done ->> 'mails')::integer <> of_mails then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  -- A document made in this transaction bears its time.
  insert into private.document_files (document_id, bytes)
  select documents.id, files.bytes
  from public.documents join private.staged_files as files on files.sha256 = documents.sha256
  where documents.published_at = now();
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
create function private.desk_release(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_mails integer, of_reason text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_release(of_user, of_session, of_work, of_hash, of_mails);
$$;
