-- The manager's notice to everybody is the first of those that the totals are typed from.

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
  return jsonb_build_object(
    'calls', calls,
    'lines', (select coalesce(jsonb_agg(line), '[]') from private.review_lines(of_work)),
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
          order by meant.file_name
        ),
        '[]'
      )
      from private.resolved_documents(of_work, manifest) as meant
      left join private.staged_files as files on files.sha256 = meant.sha256
    ),
    'funds', (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'id', funds.id, 'name', funds.name, 'legalName', funds.legal_name,
              'currency', funds.currency, 'account', accounts.iban
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
    ),
    'entities', (
      select coalesce(jsonb_agg(name), '[]') from public.partner_entities
      where exists (
        select from private.sheets
        where work_id = of_work and sealed_at is not null and new_entities <> '{}'
      )
    ),
    'opened', (
      select coalesce(jsonb_agg(what order by at), '[]') from private.review_openings
      where work_id = of_work and hash = of_hash and person = of_user
    )
  );
end;
$$;
