-- An approval of a release holds what was compared when it was shown: where that has changed, it is
-- refused, and one that was given is void. A sealed line follows a merging of its entity.

alter table private.approvals add column compared_with jsonb;

-- It names every column of what it reads.
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
  on newest_one.work_id = works.id and newest_one.number = works.newest;

-- Each line with the entity and the fund that it means: by their number once it is sealed, since
-- names may change until the release, or the one into which it was merged; by name where the entity is
-- only to be made. Until it is sealed a name may mean another one, as somebody said before.
create or replace function private.resolved_lines(of_sheet uuid)
returns table (
  line integer, fields jsonb, entity_id uuid, entity text, is_known boolean, fund_id uuid, key text
)
language sql
stable
rows 5000
set search_path = ''
as $$
  with own as (
    select * from private.sheets where sheets.id = of_sheet
  ),
  made as (
    select distinct lower(entity) as name
    from private.sheets cross join unnest(new_entities) as entity
    where work_id = (select work_id from own) and (sealed_at is not null or sheets.id = of_sheet)
  ),
  meant as materialized (
    select * from private.meant_entities where (select sealed_at from own) is null
  )
  select
    lines.line, lines.fields, coalesce(numbered.id, named.id, meant.entity_id),
    coalesce(numbered.name, named.name, meant.entity, lines.fields ->> 'entity'),
    coalesce(numbered.id, named.id, meant.entity_id) is not null or made.name is not null,
    coalesce(numbered_fund.id, named_fund.id),
    coalesce(
      coalesce(numbered.id, named.id, meant.entity_id)::text, lower(lines.fields ->> 'entity')
    )
  from private.sheet_lines as lines
  left join public.partner_entities as written
    on written.id = (lines.fields ->> 'entityId')::uuid
  left join public.partner_entities as numbered
    on numbered.id = coalesce(written.merged_into, written.id)
  left join public.partner_entities as named
    on lines.fields ->> 'entityId' is null and lower(named.name) = lower(lines.fields ->> 'entity')
    and named.merged_into is null
  left join made on made.name = lower(lines.fields ->> 'entity')
  left join meant
    on named.id is null and made.name is null and lines.fields ->> 'entityId' is null
    and meant.name = lower(lines.fields ->> 'entity')
  left join public.funds as numbered_fund
    on numbered_fund.id = (lines.fields ->> 'fundId')::uuid
  left join public.funds as named_fund
    on lines.fields ->> 'fundId' is null and lower(named_fund.name) = lower(lines.fields ->> 'fund')
  where lines.sheet_id = of_sheet;
$$;

-- The documents of a manifest with what they mean: by number, or by the name of an entity that the
-- release will make.
create or replace function private.resolved_documents(of_work uuid, of_content jsonb)
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

-- What the lines, people and names of a release are compared with, as one hash for each kind: from the
-- facts that a review is put together of, so that nothing is compared that is not in it.
create or replace function private.compared_with(facts jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with funds as (
    select fund from jsonb_array_elements(facts -> 'funds') as fund
    where fund -> 'id' in (
      select jsonb_path_query(facts, '$.lines[*].fundId')
      union all select jsonb_path_query(facts, '$.documents[*].fundId')
    )
  )
  select jsonb_build_object(
    'accounts', private.content_hash(
      (
        select jsonb_agg(
          jsonb_build_array(fund -> 'id', fund -> 'account', fund -> 'accountChange')
          order by fund ->> 'id'
        )
        from funds
      )
    ),
    'figures', private.content_hash(
      (
        select jsonb_agg(line - '{entity,read}'::text[] order by line ->> 'id')
        from jsonb_array_elements(facts -> 'lines') as line
      )
    ),
    'people', private.content_hash(
      (
        select jsonb_agg(person - 'entity' order by person ->> 'email', person - 'entity')
        from jsonb_array_elements(facts -> 'people') as person
      )
    ),
    'names', private.content_hash(
      jsonb_build_object(
        'made', facts -> 'made',
        'funds', (
          select jsonb_agg(fund - '{account,accountChange}'::text[] order by fund ->> 'id') from funds
        ),
        'lines', (
          select jsonb_agg(line -> 'entity' order by line ->> 'id')
          from jsonb_array_elements(facts -> 'lines') as line
        ),
        'people', (
          select jsonb_agg(person -> 'entity' order by person ->> 'email', person - 'entity')
          from jsonb_array_elements(facts -> 'people') as person
        ),
        'documents', (
          select jsonb_agg(
            document - '{pages,accounts}'::text[]
            order by document ->> 'fileName', document ->> 'sha256'
          )
          from jsonb_array_elements(facts -> 'documents') as document
        )
      )
    )
  );
$$;

-- What is no longer as it was, the weightiest first.
create or replace function private.changed_since(looked jsonb, present jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when looked -> 'accounts' is distinct from present -> 'accounts' then 'accounts-changed'
    when looked -> 'figures' is distinct from present -> 'figures' then 'figures-changed'
    when looked -> 'people' is distinct from present -> 'people' then 'people-changed'
    when looked -> 'names' is distinct from present -> 'names' then 'names-changed'
  end;
$$;

-- Whoever submits or approves was shown exactly this, compared with what is live now, and typed the
-- totals that it has. Says what it was compared with.
create or replace function private.hold_to_look(who uuid, of_work uuid, of_hash text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  present jsonb;
  looked jsonb;
  changed text;
begin
  if private.totals_owed(who, of_work, of_hash, true) then
    raise exception 'total' using errcode = 'PT422';
  end if;
  present := private.compared_with(private.review_facts(of_work, false));
  select content -> 'comparedWith' into looked
  from private.reviews join private.review_views as views on views.review_id = reviews.id
  where work_id = of_work and hash = of_hash and person = who and content ? 'comparedWith'
  order by content -> 'comparedWith' = present desc, views.at desc limit 1;
  if not found then
    raise exception 'not-looked' using errcode = 'PT422';
  end if;
  changed := private.changed_since(looked, present);
  if changed is not null then
    raise exception '%', changed using errcode = 'PT422';
  end if;
  return present;
end;
$$;

-- The approval keeps what was compared with: it holds until something of it changes.
create or replace function private.hold_approver_to_review()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.lane = 'normal'
    and exists (select from private.works where id = new.work_id and kind = 'release')
  then
    new.compared_with := private.hold_to_look(new.approver, new.work_id, new.hash);
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
    perform private.hold_to_look(
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

-- Between the approval and the release what it was compared with may have changed: then it goes only
-- once it was approved again.
create or replace function private.hold_release_to_approval()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  present jsonb;
  looked jsonb;
  changed text;
begin
  if new.kind <> 'release' or new.live_revision is not distinct from old.live_revision then
    return new;
  end if;
  present := private.compared_with(private.review_facts(new.id, false));
  select compared_with into looked from private.approvals
  where work_id = new.id and revision = new.live_revision and lane = 'normal'
    and voided_at is null
  order by at desc limit 1;
  if looked is null then
    raise exception 'not-approved' using errcode = 'PT422';
  end if;
  changed := private.changed_since(looked, present);
  if changed is not null then
    raise exception '%', changed using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger want_same_review before update on private.works
for each row execute function private.hold_release_to_approval();

-- All that there is to see of a release, as facts, but for the totals of its calls: what they mean is
-- compared by the function `desk`. The texts of documents only where they are to be read.
create or replace function private.review_facts(of_work uuid, with_texts boolean)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(line order by line ->> 'id'), '[]')
      from private.review_lines(of_work)
    ),
    'people', (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'email', fields ->> 'email', 'name', fields ->> 'name', 'entity', entity,
              'role', fields ->> 'role', 'language', fields ->> 'language',
              'until', private.day_of(fields ->> 'until'), 'outcome', outcome, 'was', was
            )
          )
          order by entity, fields ->> 'email'
        ),
        '[]'
      )
      from private.lines_in_release(of_work, '{invitations}')
    ),
    'documents', (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'sha256', meant.sha256, 'fileName', meant.file_name, 'fundId', meant.fund_id,
              'entity', meant.entity, 'all', meant.for_all, 'type', meant.type,
              'period', meant.period, 'title', meant.title, 'pages', to_jsonb(files.pages),
              'accounts', to_jsonb(files.accounts)
            )
          )
          order by meant.file_name, meant.sha256
        ),
        '[]'
      )
      from private.works
      join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
      cross join lateral private.resolved_documents(of_work, revisions.content) as meant
      left join private.staged_files as files on files.sha256 = meant.sha256 and with_texts
      where works.id = of_work
    ),
    'funds', (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'id', funds.id, 'name', funds.name, 'legalName', funds.legal_name,
              'currency', funds.currency, 'account', accounts.iban,
              'accountChange', accounts.change_id
            )
          )
        ),
        '[]'
      )
      from public.funds
      left join public.fund_accounts as accounts
        on accounts.fund_id = funds.id and accounts.ended_at is null
    ),
    'made', (
      select coalesce(jsonb_agg(distinct made), '[]')
      from private.sheets cross join unnest(new_entities) as made
      where work_id = of_work and sealed_at is not null
        and not exists (
          select from public.partner_entities where lower(name) = lower(made)
        )
    )
  );
$$;

-- The facts of a review, for whoever is shown it. Of a call nothing is said before its total was typed.
-- `before` is what they saw last, or the author when submitting, where it was compared with other facts.
create or replace function private.desk_review_facts(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  manifest jsonb;
  calls jsonb;
  facts jsonb;
  present jsonb;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = of_work and revisions.hash = of_hash and works.kind = 'release'
    and works.live_revision is null;
  if not found then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  select coalesce(
    jsonb_agg(
      jsonb_strip_nulls(
        jsonb_build_object(
          'fundId', totals.fund_id, 'fund', funds.name, 'currency', funds.currency,
          'dueOn', totals.due_on, 'reference', totals.reference,
          'typed', (
            select typed::text from private.typed_totals as typing
            where typing.work_id = of_work and typing.hash = of_hash and typing.person = of_user
              and typing.fund_id = totals.fund_id and typing.due_on = totals.due_on
              and typing.reference = totals.reference
            order by typing.at desc limit 1
          ),
          'total', totals.total::text, 'entities', totals.entities,
          'account', accounts.iban, 'verifiedOn', accounts.verified_on
        )
      )
      order by funds.name, totals.due_on, totals.reference
    ),
    '[]'
  )
  into calls
  from private.call_totals(of_work) as totals
  join public.funds on funds.id = totals.fund_id
  left join public.fund_accounts as accounts
    on accounts.fund_id = funds.id and accounts.ended_at is null;
  if exists (
    select from jsonb_array_elements(calls) as call where call ->> 'typed' is null
  ) then
    return jsonb_build_object(
      'calls', (
        select jsonb_agg(call - '{total,entities,account,verifiedOn}'::text[] order by place)
        from jsonb_array_elements(calls) with ordinality as each_of_them (call, place)
      ),
      'notices', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('sha256', entry ->> 'sha256', 'fileName', entry ->> 'fileName')
            order by place
          ),
          '[]'
        )
        from (
          -- The manager's own, to everybody, has the total: it comes before each investor's.
          select entry,
            row_number() over (
              order by coalesce((entry ->> 'all')::boolean, false) desc, entry ->> 'fileName'
            ) as place
          from jsonb_array_elements(manifest -> 'documents') as entry
          where entry ->> 'type' = 'capital-call'
        ) as notices
        where place <= 12
      ),
      'noticeCount', jsonb_array_length(
        jsonb_path_query_array(manifest, '$.documents[*] ? (@.type == "capital-call")')
      )
    );
  end if;
  facts := private.review_facts(of_work, true);
  present := private.compared_with(facts);
  return facts || jsonb_build_object(
    'calls', calls,
    'entities', (
      select coalesce(jsonb_agg(name), '[]') from public.partner_entities
      where facts -> 'made' <> '[]'
    ),
    'opened', (
      select coalesce(jsonb_agg(what order by at), '[]') from private.review_openings
      where work_id = of_work and hash = of_hash and person = of_user
    ),
    'comparedWith', present,
    'before', (
      select jsonb_build_object('calls', content -> 'calls', 'lines', content -> 'lines')
      from private.reviews join private.review_views as views on views.review_id = reviews.id
      where work_id = of_work and hash = of_hash and content -> 'comparedWith' <> present
        and person in (
          of_user, (select submitted_by from private.works where works.id = of_work)
        )
      order by person = of_user desc, views.at desc limit 1
    )
  );
end;
$$;

-- Safe since 20261213: only the triggers above asked it.
drop function private.hold_to_review(uuid, uuid, text);

-- Lets it go: everything, or nothing. The sheets are checked as they are applied. `of_mails` is
-- what its author was told would be sent, and typed: where it has become another number, they look
-- again. Never without another person's approval, whatever the hurry and whatever the setting says
-- (docs/decisions/038-two-persons.md), and only on what that person compared it with: where that has
-- changed, the approval is void, and it waits for another (docs/decisions/044-held-to-what-was-seen.md).
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

revoke all on all functions in schema private from public;
