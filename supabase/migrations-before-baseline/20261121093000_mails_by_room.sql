-- That a mail failed is everybody's business at the desk. To whom it goes and what it says is theirs who may
-- read what it is about: investors' mails are not for those who write the letters, nor readers' for others.

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
    raise exception 'there is no such page' using errcode = 'PT422';
end;
$$;

create or replace function private.desk_mail(of_user uuid, of_session uuid, of_mail uuid)
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

revoke all on all functions in schema private from public;
