-- An app has its id before it is stored: its secret is encrypted for that id. What lies there in
-- clear text is encrypted by the host, or by `run-jobs`, since the database does not have the key.

-- Adds a factor that was just shown to work, which is also a factor check of the session. Nobody
-- has more than ten. Once there is one, only a session that has shown one adds another, even if it
-- was allowed to add the first. `first` answers that there are no unused recovery codes yet.
create or replace function private.add_factor(
  of_user uuid,
  of_session uuid,
  of_kind text,
  called text,
  facts jsonb,
  from_address text
)
returns table (added boolean, first boolean)
language plpgsql
set search_path = ''
as $$
declare
  made uuid;
begin
  -- One at a time: of two first factors that are added at once, only one is the first.
  perform from auth.users where id = of_user for no key update;
  insert into private.factors (
    id, user_id, kind, name, credential_id, public_key, counter, transports, secret, last_step
  )
  select
    -- The secret of an app was encrypted for this id.
    coalesce((facts ->> 'id')::uuid, gen_random_uuid()), of_user, of_kind, called,
    facts ->> 'credential_id', facts ->> 'public_key', (facts ->> 'counter')::bigint,
    facts ->> 'transports', facts ->> 'secret', (facts ->> 'last_step')::bigint
  where (select count(*) from private.factors where user_id = of_user) < 10
    and (
      not private.has_factor(of_user) or private.has_factor_check(of_session, interval '24 hours')
    )
  on conflict (credential_id) do nothing
  returning id into made;
  if made is null then
    return query select false, false;
    return;
  end if;
  delete from private.enrolments where user_id = of_user;
  perform private.note_security_event('factor-added', of_user, from_address, called);
  perform private.note_factor_check(of_user, of_session, of_kind, made, from_address);
  return query select true, not exists (
    select from private.recovery_codes where user_id = of_user and used_at is null
  );
end;
$$;

revoke all on all functions in schema private from public;
