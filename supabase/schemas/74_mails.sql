-- Mail at the desk: what became of each, why, and what came back. That a mail failed is everybody's
-- business at the desk. To whom it goes and what it says is theirs who may read what it is about:
-- investors' mails are not for those who write the letters, nor readers' for others.

-- What one must be allowed to read in order to see whom a mail goes to.
create function private.mail_act(of_template text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case split_part(of_template, '-', 1)
    when 'contact' then 'messages.read'
    when 'newsletter' then 'readers.read'
    when 'letter' then 'letters.read'
    when 'person' then 'persons.read'
    when 'staff' then 'staff.read'
    -- Investors', and what is said to anybody about their own account.
    else 'partners.read'
  end;
$$;

-- What mails to addresses that begin like this are about; the mail to the firm itself is not one of
-- them. At most 2,001: whoever asks is told to write more of the address then.
create function private.mails_to(beginning text)
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
    select notices.id from private.call_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.withdrawal_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.reader_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select digests.id from private.digests
    join persons on persons.id = digests.user_id
    union all
    select events.ref from private.security_events as events
    join persons on persons.id = events.user_id
    union all
    select notices.id from private.bank_account_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.colleague_notices as notices
    join persons on persons.id = notices.user_id
  ) as found
  limit 2001;
$$;

create function private.desk_mails(
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
  readable text[];
begin
  perform private.must(of_user, of_session, 'mail.read');
  select array_agg(act) into readable
  from (select distinct act from private.permissions) as acts
  where private.may(of_user, of_session, act);
  if recipient <> '' then
    select array_agg(id) into found_about from private.mails_to(recipient) as id;
    broad := coalesce(cardinality(found_about), 0) > 2000;
    conditions := conditions
      || ' and about = any($1)'
      -- These go to the firm's own mailbox.
      || ' and template not in (''contact-notification'', ''contact-answer-copy'')'
      || ' and private.mail_act(template) = any($5)';
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
    || ' private.mail_act(template) = any($5) as shown,'
    || ' (select reason from private.mail_returns where outbox_id = id) as returned'
    || ' from private.outbox where true' || conditions
    || ' order by created_at desc, id desc limit ' || page_size + 1 || ') as page'
  into rows
  using
    found_about, of_template, nullif(split_part(before, '_', 1), ''),
    nullif(split_part(before, '_', 2), ''), readable;
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
    raise exception 'no-page' using errcode = 'PT422';
end;
$$;

-- The templates that are in the outbox now, each found by one step down its index.
create function private.desk_mail_templates(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'mail.read');
  return jsonb_build_object('templates', (
    with recursive known (template) as (
      select min(template) from private.outbox
      union all
      select (select min(outbox.template) from private.outbox where outbox.template > known.template)
      from known where known.template is not null
    )
    select coalesce(jsonb_agg(template order by template), '[]') from known
    where template is not null
  ));
end;
$$;

-- How many mails came back from each of these addresses.
create function private.desk_mail_returns(of_user uuid, of_session uuid, addresses text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'mail.read');
  return (
    select coalesce(jsonb_object_agg(address, came_back), '{}') from (
      select
        address,
        (
          select count(*) from private.mail_returns
          where recipient = private.address_mark(address)
        ) as came_back
      from jsonb_array_elements_text(addresses::jsonb) as address
    ) as counted
    where came_back > 0
  );
end;
$$;

create function private.desk_mail(of_user uuid, of_session uuid, of_mail uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'mail.read');
  return (
    select jsonb_build_object(
      'id', id, 'template', template, 'language', language, 'about', about,
      'attempts', attempts, 'last_error', last_error, 'created_at', created_at,
      'settled_at', settled_at, 'next_attempt_at', next_attempt_at,
      'standing', private.mail_standing(outbox),
      'shown', private.may(of_user, of_session, private.mail_act(template)),
      'tries', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('at', at, 'outcome', outcome, 'error', error, 'words', words)
            order by at desc
          ),
          '[]'
        )
        from private.mail_attempts where outbox_id = of_mail
      ),
      'came_back', (
        select jsonb_build_object(
          'at', returns.at, 'reason', returns.reason, 'noted_by', staff.name
        )
        from private.mail_returns as returns
        left join private.staff on staff.user_id = returns.noted_by
        where returns.outbox_id = of_mail
      )
    )
    from private.outbox where id = of_mail
  );
end;
$$;

-- A sent mail is never sent twice, nor one that a worker holds at this moment.
create function private.desk_mail_again(of_user uuid, of_session uuid, of_mail uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'mail.send');
  mail private.outbox;
begin
  select * into mail from private.outbox where id = of_mail for update;
  if not found then
    return null;
  end if;
  if private.mail_standing(mail) not in ('dead', 'refused') then
    raise exception 'mail-not-given-up' using errcode = 'PT422';
  end if;
  if mail.lent_until > now() then
    raise exception 'it is being sent at this moment' using errcode = 'PT409';
  end if;
  update private.outbox
  set
    state = 'queued', attempts = 0, next_attempt_at = now(), settled_at = null, lent_until = null
  where id = of_mail;
  perform private.note(
    of_user, actor, 'mail.again', 'mail:' || of_mail, null,
    jsonb_build_object('template', mail.template, 'was', private.mail_standing(mail))
  );
  return jsonb_build_object('outcome', 'queued');
end;
$$;

create function private.desk_mail_returned(
  of_user uuid,
  of_session uuid,
  of_mail uuid,
  why text,
  address text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'mail.send');
  mail private.outbox;
begin
  select * into mail from private.outbox where id = of_mail for update;
  if not found then
    return null;
  end if;
  if private.mail_standing(mail) <> 'sent' then
    raise exception 'mail-not-sent' using errcode = 'PT422';
  end if;
  if why not in ('unknown', 'full', 'refused', 'other') then
    raise exception 'reason' using errcode = 'PT422';
  end if;
  insert into private.mail_returns (outbox_id, reason, noted_by, recipient)
  values (of_mail, why, of_user, case when address = '' then '' else private.address_mark(address) end)
  on conflict (outbox_id) do nothing;
  if not found then
    raise exception 'it was noted already' using errcode = 'PT409';
  end if;
  perform private.note(
    of_user, actor, 'mail.returned', 'mail:' || of_mail, null,
    jsonb_build_object('template', mail.template, 'reason', why)
  );
  return jsonb_build_object('outcome', 'noted');
end;
$$;

create view private.waiting_mail as
select
  'mail'::text as kind, 'mail.send'::text as act, count(*) as count,
  min(created_at) as since, null::timestamptz as due
from (
  select created_at from private.outbox where state = 'dead' order by created_at, id limit 1000
) as oldest;
