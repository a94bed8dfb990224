-- How a person's request ends: they are told that their data is erased, then their address goes; and
-- what is left of it goes once no backup and no complaint can need it. The search for mails by
-- address finds answers and mails about requests, too.

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
  request private.person_requests := private.proven_request(of_request);
  counted jsonb;
  tables jsonb;
  without_account boolean;
  written jsonb;
begin
  if request.id is null then
    return null;
  elsif request.kind <> 'erasure' then
    raise exception 'this is a request for access' using errcode = 'PT422';
  end if;
  counted := private.count_person(request.address, steps::jsonb, true);
  if private.sum_of(counted, 'found') - private.sum_of(counted, 'kept') <> typed_count then
    raise exception 'the count has changed' using errcode = 'PT409';
  end if;
  without_account := private.bound_accounts(private.accounts_of(request.address)) = '{}';
  tables := private.erase_person(request.address, steps::jsonb, true);
  perform private.note(
    of_user, actor, 'persons.erase', 'request:' || request.id, null,
    jsonb_build_object(
      'erased', private.sum_of(tables, 'erased'),
      'anonymised', private.sum_of(tables, 'anonymised'),
      'kept', private.sum_of(tables, 'kept')
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
    certificate = written
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

create function private.forget_told()
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

create trigger forget_told
after update of state on private.outbox
for each row when (new.template = 'person-erased' and new.state <> 'queued')
execute function private.forget_told();

-- While nobody could be told, for three days at most: as long as a mail is tried.
create function private.purge_requests(keep_requests interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  update private.person_requests set address = null
  where address is not null and done_at < now() - interval '3 days';
  kind := 'person_requests';
  delete from private.person_requests where done_at < now() - keep_requests;
  get diagnostics removed = row_count;
  return next;
end;
$$;

create index person_requests_done on private.person_requests (done_at) where done_at is not null;

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
      requests.done_at as done, requests.certificate, staff.name as by
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

-- What mails to addresses that begin like this are about; the mail to the firm itself is not one of
-- them. At most 2,001: whoever asks is told to write more of the address then.
create or replace function private.mails_to(beginning text)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  -- As a range of signs: what is only known at run time makes no range of a `like`.
  with messages as (
    select id from private.contact_messages
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    limit 2001
  ), persons as (
    select id from auth.users where starts_with(lower(email), lower(beginning))
  )
  select found.id from (
    select id from messages
    union all
    select entries.id from private.message_entries as entries
    join messages on messages.id = entries.message_id
    union all
    select id from private.person_requests
    where starts_with(lower(address), lower(beginning))
    union all
    select id from public.newsletter_subscribers
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    union all
    select id from persons
    union all
    select notices.id from private.document_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select events.ref from private.security_events as events
    join persons on persons.id = events.user_id
  ) as found
  limit 2001;
$$;

create or replace function private.desk_mails(
  of_user uuid,
  of_session uuid,
  of_standing text,
  of_template text,
  recipient text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page_size constant integer := 40;
  conditions text := '';
  found_about uuid[];
  broad boolean := false;
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'mail.read');
  if recipient <> '' then
    select array_agg(id) into found_about from private.mails_to(recipient) as id;
    broad := coalesce(cardinality(found_about), 0) > 2000;
    conditions := conditions
      || ' and about = any($1)'
      -- These go to the firm's own mailbox.
      || ' and template not in (''contact-notification'', ''contact-answer-copy'')';
  end if;
  -- Each written out, so that its own index is used.
  conditions := conditions || case of_standing
    when 'queued' then ' and state = ''queued'' and last_error is null'
    when 'refused' then ' and state = ''queued'' and last_error is not null'
    when 'sent' then ' and state = ''sent'' and not left_out'
    when 'left-out' then ' and state = ''sent'' and left_out'
    when 'dead' then ' and state = ''dead'''
    when 'returned' then ' and exists (select from private.mail_returns where outbox_id = id)'
    else ''
  end;
  if of_template <> '' then
    conditions := conditions || ' and template = $2';
  end if;
  if before <> '' then
    conditions := conditions || ' and (created_at, id) < ($3::timestamptz, $4::uuid)';
  end if;
  execute
    'select coalesce(jsonb_agg(to_jsonb(page) order by created_at desc, id desc), ''[]'') from ('
    || ' select id, template, language, about, attempts, last_error, created_at, settled_at,'
    || ' next_attempt_at, private.mail_standing(outbox) as standing,'
    || ' (select reason from private.mail_returns where outbox_id = id) as returned'
    || ' from private.outbox where true' || conditions
    || ' order by created_at desc, id desc limit ' || page_size + 1 || ') as page'
  into rows
  using
    found_about, of_template, nullif(split_part(before, '_', 1), ''),
    nullif(split_part(before, '_', 2), '');
  return jsonb_build_object(
    'rows', case
      when jsonb_array_length(rows) > page_size then rows - page_size else rows
    end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'created_at' || '_' || (rows -> (page_size - 1) ->> 'id')
    end,
    'broad', broad
  );
exception
  when invalid_datetime_format or invalid_text_representation or datetime_field_overflow then
    raise exception 'there is no such page' using errcode = 'PT422';
end;
$$;

revoke all on all functions in schema private from public;
