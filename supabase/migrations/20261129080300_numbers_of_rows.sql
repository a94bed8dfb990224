-- The number of an entity in a release could be taken for an account number, and stop the release.

-- Refuses a row whose columns, named as arguments, name an account; every text in a `jsonb` is read,
-- but for numbers of rows: half of one may look like a Belgian account.
create or replace function private.refuse_account_numbers()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  place text;
  written jsonb;
begin
  foreach place in array tg_argv loop
    written := to_jsonb(new) -> place;
    if (tg_op = 'INSERT' or written is distinct from to_jsonb(old) -> place) and exists (
      select from jsonb_path_query(written, '$.** ? (@.type() == "string")') as said
      where said #>> '{}' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and private.names_account(said #>> '{}')
    ) then
      raise exception 'account-number' using errcode = 'PT422';
    end if;
  end loop;
  return new;
end;
$$;
