-- Mail at the desk: what became of each, why, and what came back.

-- HMAC-SHA-256 (RFC 2104) of a text, as hex. The key is of 64 bytes at most.
create function private.hmac(message text, key bytea)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
begin
  for place in 0 .. length(key) - 1 loop
    inner_pad := set_byte(inner_pad, place, get_byte(inner_pad, place) # get_byte(key, place));
    outer_pad := set_byte(outer_pad, place, get_byte(outer_pad, place) # get_byte(key, place));
  end loop;
  return encode(sha256(outer_pad || sha256(inner_pad || convert_to(message, 'UTF8'))), 'hex');
end;
$$;

-- With it an address is recognised that is not kept. Apart from the salt of the limits, which may
-- be changed any day: what this one made must be found again for years.
create table private.address_key (
  single boolean primary key default true check (single),
  value bytea not null
);

insert into private.address_key (value)
select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));

-- Addresses that differ only in case are the same.
create function private.address_mark(address text)
returns text
language sql
stable
set search_path = ''
as $$
  select private.hmac(lower(trim(address)), value) from private.address_key;
$$;

alter table private.outbox
  -- While a worker holds it: it may be on its way this very moment.
  add column lent_until timestamptz,
  -- There was nothing left to say when its turn came, such as to one who had unsubscribed.
  add column left_out boolean not null default false;

create index outbox_newest on private.outbox (created_at, id);
create index outbox_by_state on private.outbox (state, created_at, id);
create index outbox_by_template on private.outbox (template, created_at, id);
create index outbox_refused on private.outbox (created_at, id)
where state = 'queued' and last_error is not null;

-- What the mail server answered each time, in its own words but for addresses.
create table private.mail_attempts (
  outbox_id uuid not null references private.outbox (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  outcome text not null check (outcome in ('accepted', 'refused', 'left-out')),
  error text,
  words text,
  primary key (outbox_id, at)
);

-- Mails that came back. The address is kept as a mark: how many came back from it is known, and who
-- it is only as long as the mail's own cause is there. A row goes with its mail.
create table private.mail_returns (
  outbox_id uuid primary key references private.outbox (id) on delete cascade,
  at timestamptz not null default now(),
  reason text not null check (reason in ('server', 'unknown', 'full', 'refused', 'other')),
  -- Null where the mail server said so by itself.
  noted_by uuid,
  recipient text not null
);

create index mail_returns_recipient on private.mail_returns (recipient);

create or replace function private.claim_mail(most integer)
returns setof private.outbox
language sql
set search_path = ''
as $$
  update private.outbox
  set
    attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes',
    lent_until = now() + interval '5 minutes'
  where id in (
    select id from private.outbox
    where state = 'queued' and next_attempt_at <= now()
    order by next_attempt_at
    limit most
    for update skip locked
  )
  returning *;
$$;

drop function private.mail_accepted(uuid);

-- `went` is false where nothing was left to say. A server that takes a mail was wrong when it said
-- that nobody was there; what a person noted stays.
create function private.mail_accepted(mail uuid, went boolean default true)
returns void
language sql
set search_path = ''
as $$
  update private.outbox
  set
    state = 'sent', settled_at = now(), last_error = null, lent_until = null, left_out = not went
  where id = mail;
  insert into private.mail_attempts (outbox_id, outcome)
  select id, case when went then 'accepted' else 'left-out' end
  from private.outbox where id = mail;
  delete from private.mail_returns where outbox_id = mail and noted_by is null;
$$;

drop function private.mail_refused(uuid, text);

-- As before; `gone` is the address, where the server refused it for good.
create function private.mail_refused(
  mail uuid,
  reason text,
  server_words text default null,
  gone text default null
)
returns private.mail_state
language plpgsql
set search_path = ''
as $$
declare
  became private.mail_state;
begin
  update private.outbox
  set
    state = case when attempts >= 16 then 'dead' else 'queued' end::private.mail_state,
    settled_at = case when attempts >= 16 then now() end,
    next_attempt_at = now() + least(interval '1 minute' * power(2, attempts - 1), interval '6 hours'),
    last_error = left(reason, 500), lent_until = null
  where id = mail
  returning state into became;
  if found then
    insert into private.mail_attempts (outbox_id, outcome, error, words)
    values (mail, 'refused', left(reason, 500), left(server_words, 500));
  end if;
  if found and gone is not null then
    insert into private.mail_returns (outbox_id, reason, recipient)
    values (mail, 'server', private.address_mark(gone))
    on conflict (outbox_id) do nothing;
  end if;
  return became;
end;
$$;

create or replace function private.mail_returned(mail uuid, pause interval)
returns void
language sql
set search_path = ''
as $$
  update private.outbox
  set attempts = attempts - 1, next_attempt_at = now() + pause, lent_until = null
  where id = mail and state = 'queued';
$$;

create view private.waiting_mail as
select
  'mail'::text as kind, 'mail.send'::text as act, count(*) as count,
  min(created_at) as since, null::timestamptz as due
from private.outbox where state = 'dead';

revoke all on private.waiting_mail from public, anon, authenticated;

-- What a mail is called at the desk.
create function private.mail_standing(mail private.outbox)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when mail.left_out then 'left-out'
    when mail.state = 'queued' and mail.last_error is not null then 'refused'
    else mail.state::text
  end;
$$;

create index contact_messages_address on private.contact_messages (lower(email) text_pattern_ops);
create index newsletter_subscribers_address
on public.newsletter_subscribers (lower(email) text_pattern_ops);

-- What mails to addresses that begin like this are about; the mail to the firm itself is not one of
-- them. At most 2,001: whoever asks is told to write more of the address then.
create function private.mails_to(beginning text)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  -- As a range of signs: what is only known at run time makes no range of a `like`.
  with persons as (
    select id from auth.users where starts_with(lower(email), lower(beginning))
  )
  select found.id from (
    select id from private.contact_messages
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
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
begin
  perform private.must(of_user, of_session, 'mail.read');
  if recipient <> '' then
    select array_agg(id) into found_about from private.mails_to(recipient) as id;
    broad := coalesce(cardinality(found_about), 0) > 2000;
    conditions := conditions
      || ' and about = any($1) and template <> ''contact-notification''';
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
    raise exception 'only a mail that was refused or given up is sent again'
      using errcode = 'PT422';
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
    raise exception 'only a mail that was sent comes back' using errcode = 'PT422';
  end if;
  if why not in ('unknown', 'full', 'refused', 'other') then
    raise exception 'there is no such reason' using errcode = 'PT422';
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

revoke all on all functions in schema private from public;
