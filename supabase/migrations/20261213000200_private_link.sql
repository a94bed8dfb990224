-- An access request is handed over by a private link, and how a request ended is said.
alter table private.person_requests add column offered_at timestamptz;
alter table private.person_requests add column handed_at timestamptz;
alter table private.person_requests add column outcome text
check (outcome in ('handed', 'answered', 'unproven', 'erased', 'by-erasure'));
alter table private.person_links add column purpose text not null default 'proof'
check (purpose in ('proof', 'data'));

-- The button behind the mailed link, which shows that the address is theirs. Opening the link alone
-- changes nothing.
create or replace function private.confirm_person_address(of_hash text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  link private.person_links;
begin
  select * into link from private.person_links
  where hash = of_hash and purpose = 'proof' for update;
  if not found then
    return 'unknown';
  elsif link.used_at is not null then
    return 'used';
  elsif link.expires_at <= now() then
    return 'expired';
  end if;
  update private.person_links set used_at = now() where hash = of_hash;
  update private.person_requests set proven_at = coalesce(proven_at, now())
  where id = link.request_id and done_at is null;
  if not found then
    return 'expired';
  end if;
  perform private.note(null, 'mailed link', 'persons.proven', 'request:' || link.request_id);
  return 'proven';
end;
$$;

-- Who asked is shown for as long as something is to be done.
create or replace function private.desk_persons(
  of_user uuid,
  of_session uuid,
  of_state text,
  of_kind text,
  of_request text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page jsonb;
begin
  perform private.must(of_user, of_session, 'persons.read');
  select coalesce(jsonb_agg(to_jsonb(row_of_page) order by row_of_page.at desc, row_of_page.id desc), '[]')
  into page
  from (
    select
      requests.id, requests.kind, requests.language,
      case when requests.done_at is null then requests.address end as address, requests.message,
      requests.opened_at as at, requests.due_at as due, requests.proven_at as proven,
      requests.done_at as done, requests.outcome, requests.offered_at as offered,
      requests.handed_at as handed, requests.certificate, staff.name as by
    from private.person_requests as requests
    left join private.staff on staff.user_id = requests.opened_by
    where (of_request = '' or requests.id = nullif(of_request, '')::uuid)
      and (of_kind = '' or requests.kind = of_kind)
      and (of_state = '' or (requests.done_at is null) = (of_state = 'open'))
      and (
        before = ''
        or (requests.opened_at, requests.id)
        < (split_part(before, '|', 1)::timestamptz, split_part(before, '|', 2)::uuid)
      )
    order by requests.opened_at desc, requests.id desc
    limit 41
  ) as row_of_page;
  return jsonb_build_object(
    'rows', page - 40,
    'next', case
      when jsonb_array_length(page) > 40 then page -> 39 ->> 'at' || '|' || (page -> 39 ->> 'id')
    end
  );
end;
$$;

-- All that is kept about who asked, by the statements of the registry.
create function private.person_rows(request private.person_requests, steps jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  accounts constant uuid[] := private.sign_in_accounts_of(request.address);
  bound constant uuid[] := private.bound_sign_in_accounts(accounts);
  step jsonb;
  rows_of_table jsonb;
  tables jsonb := '[]';
begin
  for step in select value from jsonb_array_elements(steps) loop
    execute step ->> 'rows' into rows_of_table using lower(request.address), accounts, bound;
    continue when jsonb_array_length(rows_of_table) = 0;
    tables := tables || jsonb_build_object('table', step ->> 'table', 'rows', rows_of_table);
  end loop;
  return jsonb_build_object(
    'request', request.id, 'language', request.language, 'at', now(), 'tables', tables
  );
end;
$$;

create function private.rows_in(exported jsonb)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select coalesce(sum(jsonb_array_length(value -> 'rows')), 0)::bigint
  from jsonb_array_elements(exported -> 'tables');
$$;

create or replace function private.desk_export_person(
  of_user uuid,
  of_session uuid,
  of_request uuid,
  steps text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests := private.confirmed_request(of_request);
  exported jsonb;
begin
  if request.id is null then
    return null;
  end if;
  exported := private.person_rows(request, steps::jsonb);
  perform private.note(
    of_user, actor, 'persons.export', 'request:' || request.id, null,
    jsonb_build_object('rows', private.rows_in(exported))
  );
  return exported;
end;
$$;

-- Mails a link by which whoever reads that mailbox fetches their data. It shows by itself that the
-- address is theirs, so it needs no proof before. A link that was mailed earlier ends.
create function private.desk_hand_over_person(of_user uuid, of_session uuid, of_request uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests := private.open_request(of_request);
begin
  if request.id is null then
    return null;
  elsif request.kind <> 'access' then
    raise exception 'erase-instead' using errcode = 'PT422';
  end if;
  delete from private.person_links where request_id = request.id and purpose = 'data';
  update private.person_requests set offered_at = now() where id = request.id;
  insert into private.outbox (template, language, about)
  values ('person-data', request.language, request.id);
  perform private.note(of_user, actor, 'persons.hand-over', 'request:' || request.id);
  return jsonb_build_object('outcome', 'mailed');
end;
$$;

-- The button behind that link. It answers for an hour from its first use, since a download may break.
create function private.fetch_person_data(of_hash text, steps text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  link private.person_links;
  request private.person_requests;
  exported jsonb;
begin
  select * into link from private.person_links
  where hash = of_hash and purpose = 'data' for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  elsif link.used_at < now() - interval '1 hour' then
    return jsonb_build_object('outcome', 'used');
  elsif link.expires_at <= now() and link.used_at is null then
    return jsonb_build_object('outcome', 'expired');
  end if;
  update private.person_links set used_at = coalesce(used_at, now()) where hash = of_hash;
  update private.person_requests
  set handed_at = coalesce(handed_at, now()), proven_at = coalesce(proven_at, now())
  where id = link.request_id and done_at is null
  returning * into request;
  if not found then
    return jsonb_build_object('outcome', 'expired');
  end if;
  exported := private.person_rows(request, steps::jsonb);
  perform private.note(
    null, 'mailed link', 'persons.handed', 'request:' || request.id, null,
    jsonb_build_object('rows', private.rows_in(exported))
  );
  return jsonb_build_object('outcome', 'given', 'data', exported);
end;
$$;

-- An access that was answered, or a request whose address nobody proved. The address goes, and what
-- was mailed to prove it.
create or replace function private.desk_close_person(of_user uuid, of_session uuid, of_request uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests := private.open_request(of_request);
begin
  if request.id is null then
    return null;
  elsif request.proven_at is not null and request.kind = 'erasure' then
    raise exception 'erase-instead' using errcode = 'PT422';
  end if;
  delete from private.person_links where request_id = request.id;
  update private.person_requests
  set
    address = null, done_at = now(),
    outcome = case
      when request.handed_at is not null then 'handed'
      when request.proven_at is not null then 'answered'
      else 'unproven'
    end
  where id = request.id;
  perform private.note(
    of_user, actor, 'persons.close', 'request:' || request.id, null,
    jsonb_build_object('proven', request.proven_at is not null)
  );
  return jsonb_build_object('outcome', 'closed');
end;
$$;

-- Asks for the count that was shown: whatever came since must be seen first.
create or replace function private.desk_erase_person(
  of_user uuid,
  of_session uuid,
  of_request uuid,
  typed_count bigint,
  steps text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.erase');
  request private.person_requests := private.confirmed_request(of_request);
  counted jsonb;
  tables jsonb;
  without_account boolean;
  written jsonb;
begin
  if request.id is null then
    return null;
  elsif request.kind <> 'erasure' then
    raise exception 'access-only' using errcode = 'PT422';
  end if;
  counted := private.count_person(request.address, steps::jsonb, true);
  if private.total_of(counted, 'found') - private.total_of(counted, 'kept') <> typed_count then
    raise exception 'the count has changed' using errcode = 'PT409';
  end if;
  without_account := private.bound_sign_in_accounts(private.sign_in_accounts_of(request.address)) = '{}';
  tables := private.erase_person(request.address, steps::jsonb, true);
  perform private.note(
    of_user, actor, 'persons.erase', 'request:' || request.id, null,
    jsonb_build_object(
      'erased', private.total_of(tables, 'erased'),
      'anonymised', private.total_of(tables, 'anonymised'),
      'kept', private.total_of(tables, 'kept')
    )
  );
  written := jsonb_build_object(
    'request', request.id, 'opened', request.opened_at, 'proven', request.proven_at,
    'done', now(), 'actor', actor, 'tables', tables,
    'ledger', (select hash from private.ledger order by seq desc limit 1)
  );
  -- The address stays until the mail that says so has gone, or could not.
  update private.person_requests
  set
    address = request.address, done_at = now(), account_erased = without_account,
    certificate = written, outcome = 'erased'
  where id = request.id;
  insert into private.outbox (template, language, about)
  values ('person-erased', request.language, request.id);
  return jsonb_build_object(
    'certificate', written,
    'erasure', jsonb_build_object(
      'request', request.id, 'hmac', request.address_hmac, 'at', now(), 'account', without_account
    )
  );
end;
$$;

-- After a restore: the request is done once more, and with it whatever came back.
create or replace function private.replay_erasure(
  of_request uuid,
  of_hmac text,
  erased_at timestamptz,
  without_account boolean,
  of_address text,
  steps text
)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  tables jsonb := '[]';
  gone bigint;
begin
  if of_address <> '' then
    tables := private.erase_person(of_address, steps::jsonb, not without_account);
  end if;
  gone := private.total_of(tables, 'erased') + private.total_of(tables, 'anonymised');
  insert into private.person_requests (
    id, kind, address_hmac, language, opened_at, due_at, done_at, account_erased, outcome
  )
  values (
    of_request, 'erasure', of_hmac, 'en', erased_at, erased_at, erased_at, without_account, 'erased'
  )
  on conflict (id) do update
  set
    address = null, done_at = erased_at, account_erased = without_account, outcome = 'erased';
  perform private.note(
    null, 'after a restore', 'persons.replay', 'request:' || of_request, null,
    jsonb_build_object('rows', gone)
  );
  return gone;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
