-- Whoever was invited and has not come yet is not told what colleagues do.

-- Tells these colleagues, or of them those who are here: not who left, nor who has yet to come.
create or replace function private.tell_colleagues(
  told uuid[], of_kind text, of_act text, by_whom text, of_whom text
)
returns void
language sql
set search_path = ''
as $$
  with notices as (
    insert into private.colleague_notices (user_id, kind, act, by_name, subject_name)
    select user_id, of_kind, of_act, by_whom, of_whom from private.staff
    join auth.users on users.id = staff.user_id
    where user_id = any(told) and revoked_at is null
      and (entered_at is not null or coalesce(encrypted_password, '') <> '')
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'staff-notice', staff.language, notices.id
  from notices join private.staff on staff.user_id = notices.user_id;
$$;

revoke all on all functions in schema private from public;
