-- Persons: what somebody asks for about their own data, from the request to the certificate. Which
-- tables hold what of a person, what goes and what stays, is in
-- supabase/functions/_shared/persons/registry.ts; the functions here run what it says, all in one
-- statement, so all or nothing.

create table private.person_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('access', 'erasure')),
  -- By a key that the database does not have: enough to know an address again, not to find it.
  address_hmac text not null,
  -- In clear only until it is done.
  address text check (length(address) <= 254),
  language text not null check (language in ('en', 'fr')),
  -- The message by which they asked, where there is one.
  message text check (message ~ '^[0-9]{6}-[0-9A-Z]{5}$'),
  opened_at timestamptz not null default now(),
  opened_by uuid,
  -- GDPR, article 12(3): one month from the day it was received.
  due_at timestamptz not null,
  -- When they confirmed that the address is theirs.
  proven_at timestamptz,
  done_at timestamptz,
  -- When the link to their data was mailed last, and when they fetched the data by it.
  offered_at timestamptz,
  handed_at timestamptz,
  -- How it ended; null while it is open, and where an earlier version ended it.
  outcome text check (outcome in ('handed', 'answered', 'unproven', 'erased', 'by-erasure')),
  -- Once erased: whether an account went too, for a replay after a restore.
  account_erased boolean,
  certificate jsonb,
  check (address is not null or done_at is not null)
);

create index person_requests_opened on private.person_requests (opened_at desc, id desc);
create index person_requests_open on private.person_requests (due_at) where done_at is null;
create index person_requests_address on private.person_requests (lower(address))
where address is not null;
create index person_requests_done on private.person_requests (done_at) where done_at is not null;

create table private.person_links (
  hash text primary key,
  request_id uuid not null references private.person_requests (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  -- To show that the address is theirs, or to fetch what we keep about them.
  purpose text not null default 'proof' check (purpose in ('proof', 'data'))
);

create index person_links_request on private.person_links (request_id);

-- The button behind the mailed link, which shows that the address is theirs. Opening the link alone
-- changes nothing.
create function private.confirm_person_address(of_hash text)
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

create function private.sign_in_accounts_of(of_address text)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(select id from auth.users where lower(email) = lower(of_address));
$$;

-- Those that a contract still binds: colleagues, and partners who act for an entity with a
-- commitment. Their account stays while it does.
create function private.bound_sign_in_accounts(accounts uuid[])
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(
    select user_id from private.staff
    where user_id = any(accounts) and revoked_at is null
    union
    select partners.user_id from public.partners
    join public.partner_memberships as memberships on memberships.user_id = partners.user_id
    join public.commitments on commitments.entity_id = memberships.entity_id
    where partners.user_id = any(accounts) and partners.revoked_at is null
      and (memberships.ends_at is null or memberships.ends_at > now())
  );
$$;

-- Each step is a statement of the registry's, with the address, the accounts and the bound accounts
-- as its parameters. Nobody but the database's owner can call these.
create function private.count_person(of_address text, steps jsonb, spare_bound boolean)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  step jsonb;
  accounts uuid[] := private.sign_in_accounts_of(of_address);
  bound uuid[] := '{}';
  found_rows bigint;
  kept_rows bigint;
  counted jsonb := '[]';
begin
  if spare_bound then
    bound := private.bound_sign_in_accounts(accounts);
  end if;
  for step in select value from jsonb_array_elements(steps) loop
    execute step ->> 'find' into found_rows using lower(of_address), accounts, bound;
    continue when found_rows = 0;
    execute step ->> 'keep' into kept_rows using lower(of_address), accounts, bound;
    counted := counted || jsonb_strip_nulls(
      jsonb_build_object(
        'table', step ->> 'table', 'how', step ->> 'how', 'found', found_rows, 'kept', kept_rows,
        'ground', case when kept_rows > 0 then step ->> 'ground' end
      )
    );
  end loop;
  return counted;
end;
$$;

create function private.erase_person(of_address text, steps jsonb, spare_bound boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  step jsonb;
  accounts uuid[] := private.sign_in_accounts_of(of_address);
  bound uuid[] := '{}';
  counted jsonb := private.count_person(of_address, steps, spare_bound);
  gone_rows bigint;
  tables jsonb := '[]';
  entry jsonb;
begin
  if spare_bound then
    bound := private.bound_sign_in_accounts(accounts);
  end if;
  -- In the registry's order: rows that refer to a row are erased before it, so that they are counted.
  for step in select value from jsonb_array_elements(steps) loop
    select value into entry from jsonb_array_elements(counted)
    where value ->> 'table' = step ->> 'table';
    continue when not found;
    gone_rows := 0;
    if step ->> 'erase' is not null then
      execute step ->> 'erase' into gone_rows using lower(of_address), accounts, bound;
    end if;
    tables := tables || jsonb_strip_nulls(
      jsonb_build_object(
        'table', step ->> 'table',
        'erased', case when step ->> 'how' = 'erased' then gone_rows else 0 end,
        'anonymised', case when step ->> 'how' = 'anonymised' then gone_rows else 0 end,
        'kept', entry -> 'kept', 'ground', entry -> 'ground'
      )
    );
  end loop;
  return tables;
end;
$$;

create function private.total_of(entries jsonb, what text)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select coalesce(sum((value ->> what)::bigint), 0)::bigint from jsonb_array_elements(entries);
$$;

-- For as long as it is open; two people cannot finish it at once.
create function private.open_request(of_request uuid)
returns private.person_requests
language plpgsql
set search_path = ''
as $$
declare
  request private.person_requests;
begin
  select * into request from private.person_requests where id = of_request for update;
  if found and request.done_at is not null then
    raise exception 'the request is done' using errcode = 'PT409';
  end if;
  return request;
end;
$$;

create function private.confirmed_request(of_request uuid)
returns private.person_requests
language plpgsql
set search_path = ''
as $$
declare
  request private.person_requests := private.open_request(of_request);
begin
  if request.id is not null and request.proven_at is null then
    raise exception 'unproven' using errcode = 'PT422';
  end if;
  return request;
end;
$$;

-- Who asked is shown for as long as something is to be done.
create function private.desk_persons(
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

-- Asked for again while it is open, the same request gets another mail.
create function private.desk_open_person(
  of_user uuid,
  of_session uuid,
  of_kind text,
  of_address text,
  of_hmac text,
  of_language text,
  of_message text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests;
  asked_at timestamptz := now();
begin
  if of_message <> '' then
    select received_at into asked_at from private.contact_messages
    where reference = of_message and lower(email) = lower(of_address);
    if not found then
      raise exception 'no-message' using errcode = 'PT422';
    end if;
  end if;
  select * into request from private.person_requests
  where lower(address) = lower(of_address) and kind = of_kind and done_at is null
  for update;
  if found and request.proven_at is not null then
    return jsonb_build_object('id', request.id, 'outcome', 'proven');
  elsif not found then
    insert into private.person_requests (
      kind, address_hmac, address, language, message, opened_by, due_at
    )
    values (
      of_kind, of_hmac, of_address, of_language, nullif(of_message, ''), of_user,
      asked_at + interval '1 month'
    )
    returning * into request;
  end if;
  insert into private.outbox (template, language, about)
  values ('person-proof', request.language, request.id);
  perform private.note(
    of_user, actor, 'persons.open', 'request:' || request.id, null,
    jsonb_build_object('kind', request.kind)
  );
  return jsonb_build_object('id', request.id, 'outcome', 'asked');
end;
$$;

create function private.desk_find_person(
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
  request private.person_requests;
  tables jsonb;
begin
  perform private.must(of_user, of_session, 'persons.read');
  request := private.open_request(of_request);
  if request.id is null then
    return null;
  end if;
  tables := private.count_person(request.address, steps::jsonb, true);
  -- Until the address is proven to be theirs: how many rows there are, and no more.
  if request.proven_at is null then
    select coalesce(jsonb_agg(value - 'kept' - 'ground' - 'how'), '[]') into tables
    from jsonb_array_elements(tables);
    return jsonb_build_object('proven', false, 'tables', tables);
  end if;
  return jsonb_build_object(
    'proven', true, 'tables', tables,
    'erasable', private.total_of(tables, 'found') - private.total_of(tables, 'kept')
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

create function private.desk_export_person(
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
  -- A new link is new days to use it.
  update private.person_requests set offered_at = now(), handed_at = null where id = request.id;
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
create function private.desk_close_person(of_user uuid, of_session uuid, of_request uuid)
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
create function private.desk_erase_person(
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

-- Who asked is told that their data is erased; then their address goes.
create function private.forget_erased_address()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update private.person_requests set address = null
  where id = new.about and done_at is not null;
  return null;
end;
$$;

create trigger forget_erased_address
after update of state on private.outbox
for each row when (new.template = 'person-erased' and new.state <> 'queued')
execute function private.forget_erased_address();

-- What a hosted project has no folder for: the list of erasures, to be kept outside its database
-- and done again after a restore. It names nobody without the key.
create function private.desk_erasures(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.erase');
  erasures jsonb;
begin
  select
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'request', id, 'hmac', address_hmac, 'at', done_at, 'account', account_erased
        )
        order by done_at, id
      ),
      '[]'
    )
  into erasures
  from private.person_requests where account_erased is not null;
  perform private.note(
    of_user, actor, 'persons.list-erasures', 'erasures', null,
    jsonb_build_object('count', jsonb_array_length(erasures))
  );
  return jsonb_build_object(
    'erasures', erasures,
    'head', (
      select jsonb_build_object('day', current_date, 'seq', seq, 'hash', hash)
      from private.ledger order by seq desc limit 1
    )
  );
end;
$$;

-- After a restore: the request is done once more, and with it whatever came back.
create function private.replay_erasure(
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

create view private.waiting_requests as
select
  'requests'::text as kind, 'persons.read'::text as act, count(*) as count,
  min(opened_at) as since, min(due_at) as due
from private.person_requests where done_at is null;
