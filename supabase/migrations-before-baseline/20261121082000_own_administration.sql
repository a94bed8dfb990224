-- Nobody gives up the administration by themselves, as nobody shuts themselves out: somebody must be
-- left to let others in.
create or replace function private.desk_invite_staff(
  of_user uuid,
  of_session uuid,
  address text,
  person text,
  mail_language text,
  given_roles text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
begin
  if exists (
    select from unnest(string_to_array(given_roles, ',')) as given
    where given not in (select role from private.roles)
  ) then
    raise exception 'there is no such role' using errcode = 'PT422';
  elsif 'administrator' <> all (string_to_array(given_roles, ','))
    and exists (select from auth.users where id = of_user and lower(email) = lower(address))
  then
    raise exception 'own-role' using errcode = 'PT422';
  end if;
  return jsonb_build_object(
    'outcome',
    private.invite_staff(address, person, mail_language, given_roles, of_user, actor)
  );
end;
$$;

revoke all on all functions in schema private from public;
