-- To take lost factors away ends the password as well, and a code told by telephone is closed by
-- nobody's five tries.

-- The code that the firm told by telephone. Tries count for the session that makes them, as with all
-- codes; after fifty from all sessions together the firm makes another code. Of so many tries at
-- eight digits one in two million succeeds.
create or replace function private.open_enrolment(of_user uuid, of_session uuid, hash text)
returns boolean
language sql
set search_path = ''
as $$
  with tried as (
    update private.enrolments
    set
      tries = tries + 1,
      opened_in = case when code_hash = hash then of_session else opened_in end,
      expires_at = case when code_hash <> hash and tries >= 49 then now() else expires_at end
    where user_id = of_user and expires_at > now() and code_hash is not null
    returning code_hash
  )
  select exists (select from tried where code_hash = hash);
$$;

-- Takes every factor of a person away, ends their sessions and their password, and lets them add a
-- first one again with a code that the firm tells them. They choose a new password by a mailed link:
-- whoever knew the old one could otherwise use up the tries at the code.
create or replace function private.reset_factors(address text, hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  person uuid;
begin
  select users.id into person from auth.users
  join private.people on people.user_id = users.id
  where lower(users.email) = lower(address);
  if person is null then
    return false;
  end if;
  delete from private.factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.refresh_tokens where user_id::text = person::text;
  delete from auth.sessions where user_id = person;
  delete from private.known_devices where user_id = person;
  update auth.users set encrypted_password = '' where id = person;
  insert into private.enrolments (user_id, code_hash, expires_at)
  values (person, hash, now() + interval '3 days')
  on conflict (user_id) do update
  set
    code_hash = excluded.code_hash, tries = 0, opened_in = null,
    expires_at = excluded.expires_at;
  perform private.note_security_event('factors-reset', person, '');
  return true;
end;
$$;
