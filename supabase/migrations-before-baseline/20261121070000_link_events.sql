-- What the account's page says happened includes the mailed links: asked for, used, and the first
-- password that one led to.
-- Safe since 20261121: every kind that was allowed stays allowed.
alter table private.security_events drop constraint security_events_kind_check;
alter table private.security_events
  add constraint security_events_kind_check check (
    kind in (
      'sign-in-failed', 'password-given', 'signed-in', 'factor-failed', 'password-changed',
      'factor-added', 'factor-removed', 'codes-made', 'recovery-used', 'factors-reset',
      'entity-added', 'recovery-asked', 'link-used', 'password-chosen'
    )
  );

-- As before, and noted with where it was asked from: once an hour, so that nobody can push all else
-- out of the list by asking.
create function private.ask_recovery(address text, page_language text, from_address text)
returns void
language sql
set search_path = ''
as $$
  select private.ask_recovery(address, page_language);
  select private.note_security_event('recovery-asked', people.user_id, from_address)
  from private.people join auth.users on users.id = people.user_id
  where lower(users.email) = lower(address)
    and not exists (
      select from private.security_events as events
      where events.user_id = people.user_id and events.kind = 'recovery-asked'
        and events.at > now() - interval '1 hour'
    );
$$;

create function private.note_first_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_security_event('password-chosen', new.id, '');
  return null;
end;
$$;

create trigger note_first_password
after update of encrypted_password on auth.users
for each row
when (
  coalesce(old.encrypted_password, '') = '' and coalesce(new.encrypted_password, '') <> ''
)
execute function private.note_first_password();

revoke all on all functions in schema private from public;
